"""What Small World says, in French, to whoever meets a question for the first times: what it decides, how to begin."""

COUNSELS = {
    "Pick": (
        "Un peuple vient avec son pouvoir. Le premier est gratuit ; pour un autre, posez un jeton sur chacun de "
        "ceux que vous sautez."
    ),
    "Begin": (
        "Montrez une région pour voir son prix : deux pions, et un de plus pour tout ce qui s'y trouve. En fin de "
        "tour, chaque région rapporte un jeton."
    ),
    "Rearrange": "Un pion suffit à tenir une région : renforcez celles que d'autres peuvent attaquer.",
}
