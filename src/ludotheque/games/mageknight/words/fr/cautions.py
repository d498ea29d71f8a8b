"""What Mage Knight foresees of an answer, in French: in short, and in a sentence."""

WOUNDS = (
    "{wounds}",
    "Plus de parade : {damage} dégâts, soit {wounds} si le héros prend tout ; des unités peuvent en prendre.",
)
WOUND = ("Blessure", "Blessures")
END = "Votre tour finit : {lost}votre main reste, et vous la complétez jusqu'à sa limite."
LOST = "vous perdez {things} ; "
IDLE = "Votre tour finit sans une seule carte jouée : il faudra en défausser une, et le round avance."
MOVE, INFLUENCE, MANA = ("point de mouvement", "points de mouvement"), ("influence", "influences"), ("mana", "manas")
SHORT = "perd {things}"
GIVEN_UP = "Le combat finit : les ennemis encore debout restent en place et ne rapportent rien."
TALK = "L'interaction finit : {lost}l'action de ce tour est faite."
UNSPENT = ("{damage} perdus", "Les dégâts qui restent, {damage}, seront perdus, et le duel continue.")
