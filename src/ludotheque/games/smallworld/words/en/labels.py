"""What drawings and pages of Small World say in English."""

from ludotheque.games.smallworld.words.labels import Labels
from ludotheque.typography import all_shown
from ludotheque.words import Noun

LABELS = all_shown(
    Labels(
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
    "en",
)
