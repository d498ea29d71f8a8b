"""What lies on the table of Small World, in English."""

from ludotheque.games.smallworld.rules.state import DRAGON, FORTRESS, HERO, HOLE
from ludotheque.games.smallworld.words.en import names
from ludotheque.games.smallworld.words.lexicon import Lexicon
from ludotheque.typography import all_shown
from ludotheque.words import EN

LEXICON = all_shown(
    Lexicon(
        names=names,
        grammar=EN,
        colon=": ",
        terrain=("field", "hill", "forest", "swamp", "mountain", "sea", "lake"),
        symbols=("mine", "magic source", "cavern"),
        marks=((FORTRESS, "Fortress"), (HOLE, "Hole-in-the-Ground"), (HERO, "Hero"), (DRAGON, "Dragon")),
        camp="Encampment",
        lair="Lair",
        tribe="Tribe",
        one_tribe="a Lost Tribe",
        edge="on the edge",
        coast="coast",
        free="free",
        declined="in decline",
        you="you",
        hidden_coins="hidden coins",
        nothing_led="no active race",
        in_hand="{} in hand",
        price="costs {}",
        gain="brings {}",
        near="Neighbours: {}.",
        pact="at peace with {}",
        turn="Turn {} of {}",
        over="Game over",
        players="Players",
        column="Races on offer",
        secret="secret coins",
        regions="{} reg.",
        on_board="{} on the map",
        rivals="Whom to make peace with",
        waiting="Races on offer",
        price_note="price in coins",
        free_offer="free",
        lying="+{} on it",
    ),
    "en",
)
