"""What Immortals foresees of an answer, in French: in short, and in a sentence."""

EMPTY = ("{spaces} vides", "Votre plan est fait : {spaces} restent vides, et rien ne s'y passera ce tour-ci.")
IDLE = (
    "{cards} pour rien",
    "Votre plan est fait : {cards} sans effet en l'état. Cela peut changer si d'autres jouent avant.",
)
SPACE, CARD = ("case", "cases"), ("carte", "cartes")
