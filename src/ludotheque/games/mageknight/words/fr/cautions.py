"""What Mage Knight foresees of an answer, in French: in short, and in a sentence."""

WOUNDS = (
    "{wounds}",
    "Plus de parade : {damage} dégâts, soit {wounds} si le héros prend tout ; des unités peuvent en prendre.",
)
WOUND = ("Blessure", "Blessures")
END = "Votre tour finit : {lost}votre main reste, et vous la complétez jusqu'à sa limite."
LOST = "{things} seront perdus ; "
MOVE, INFLUENCE, MANA = "mouvement {}", "influence {}", "mana {}"
SHORT = "perd {things}"
UNSPENT = ("{damage} perdus", "Les dégâts qui restent, {damage}, seront perdus, et le duel continue.")
