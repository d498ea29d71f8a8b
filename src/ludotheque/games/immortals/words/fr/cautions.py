"""What Immortals foresees of an answer, in French: in short, and in a sentence."""

EMPTY = ("{spaces} à vide", "Votre plan est fait, avec {spaces} à vide : rien ne s'y passera ce tour-ci.")
IDLE = (
    "{cards} pour rien",
    "Votre plan est fait : {cards} sans effet pour l'instant. Cela peut changer si d'autres jouent avant.",
)
PASS = ("reste {cards}", "Vous passez pour le reste du tour et reprenez {cards} en main, sans effet.")
SPACE, CARD = ("case", "cases"), ("carte", "cartes")
