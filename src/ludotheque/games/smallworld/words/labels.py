"""The few words that only a drawing needs, in both languages; sentences come from the game's words."""

from dataclasses import dataclass

from ludotheque.words import Noun


@dataclass(frozen=True)
class Labels:
    """Short texts of one language."""

    board: str
    player: str
    plays: str
    you_play: str
    wins: str
    you_win: str
    winners: str
    hand: str
    away: str
    on_board: str
    region: Noun
    price: str
    free: str
    on_top: str
    tribe: str
    news: str
    # What the markers of a region are called, and how a panel counts them.
    pieces: dict[str, Noun]


LABELS = {
    "fr": Labels(
        board="Plateau de Small World, {} joueurs",
        player="Joueur {}",
        plays="joue",
        you_play="à vous de jouer",
        wins="gagne",
        you_win="vous gagnez",
        winners="Victoire\u00a0: {}",
        hand="{} en main",
        away="{} à part",
        on_board="{} sur le plateau",
        region=Noun("région", "régions", True),
        price="prix en jetons",
        free="gratuit",
        on_top="+{} dessus",
        tribe="Tribu oubliée",
        news="Dernier coup",
        pieces={
            "fortress": Noun("Forteresse", "Forteresses", True),
            "camp": Noun("Campement", "Campements"),
            "lair": Noun("Antre de Troll", "Antres de Troll"),
            "hole": Noun("Trou", "Trous"),
            "hero": Noun("Héros", "Héros"),
            "dragon": Noun("Dragon", "Dragons"),
        },
    ),
    "en": Labels(
        board="Small World board for {} players",
        player="Player {}",
        plays="to play",
        you_play="your turn",
        wins="wins",
        you_win="you win",
        winners="Winner: {}",
        hand="{} in hand",
        away="{} set aside",
        on_board="{} on the board",
        region=Noun("region", "regions"),
        price="price in coins",
        free="free",
        on_top="+{} on top",
        tribe="Lost Tribe",
        news="Last move",
        pieces={
            "fortress": Noun("Fortress", "Fortresses"),
            "camp": Noun("Encampment", "Encampments"),
            "lair": Noun("Troll Lair", "Troll Lairs"),
            "hole": Noun("Hole", "Holes"),
            "hero": Noun("Hero", "Heroes"),
            "dragon": Noun("Dragon", "Dragons"),
        },
    ),
}
