"""What Small World foresees of an answer, in French: in short, and in a sentence."""

CAUTIONS = {
    "unused": (
        "reste {tokens}",
        "Fin des conquêtes, avec {tokens} en main : rien de plus à conquérir, de quoi renforcer vos régions seulement.",
    ),
    "idle": ("sans conquête", "Fin des conquêtes, avant la première : vos pions restent où ils sont."),
    "nothing": ("aucune région", "Fin des conquêtes : {tokens} en main et pas une seule région."),
    "decline": (
        "sans conquête",
        "Déclin : vous ne conquérez rien ce tour-ci, qui rapporte {coins} ; le prochain commence par un peuple neuf.",
    ),
    "replaces": (
        "les {folk} s'en vont",
        "Déclin : les {folk} quittent définitivement le plateau ({regions}). Vous ne conquérez rien ce tour-ci, "
        "qui rapporte {coins}.",
    ),
}
