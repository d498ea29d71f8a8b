"""What Small World says, in French, to whoever meets a question for the first times: what it decides, how to begin."""

COUNSELS = {
    "Pick": (
        "Un peuple vient avec son pouvoir. Le premier est gratuit ; pour un autre, posez un jeton sur chacun de "
        "ceux que vous sautez."
    ),
    "Begin": (
        "Une région coûte deux pions, et un de plus pour chaque chose qui s'y trouve. En fin de tour, chacune de vos "
        "régions rapporte un jeton."
    ),
    "Rearrange": "Un pion suffit à tenir une région : renforcez celles que d'autres peuvent attaquer.",
}
