"""What Mage Knight foresees of an answer, in French: in short, and in a sentence."""

WOUNDS = (
    "{wounds}",
    "Plus de parade : {damage} dégâts, soit {wounds} si le héros prend tout ; des unités peuvent en prendre.",
)
WOUND = ("Blessure", "Blessures")
END = "Votre tour finit : {lost}votre main reste, et vous la complétez jusqu'à sa limite."
LOST = "vous perdez {things} ; "
MOVE, INFLUENCE, MANA = ("point de mouvement", "points de mouvement"), ("influence", "influences"), ("mana", "manas")
SHORT = "perd {things}"
UNSPENT = ("{damage} perdus", "Les dégâts qui restent, {damage}, seront perdus, et le duel continue.")
