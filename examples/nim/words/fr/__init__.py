"""Nim in French."""

QUESTION = "{name} : combien de cailloux ?"
TABLE = {"pebbles": "Nombre de cailloux"}
SITUATION = "cailloux restants : {n}"
OPTIONS = ("En prendre un", "En prendre deux", "En prendre trois")
EVENT = "{name} en prend {n}"
REFUSALS = {"turn": "Ce n'est pas votre tour.", "most": "On prend {} cailloux au plus."}
