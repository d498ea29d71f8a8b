"""What people count in Ebbland; `LEDGER` is what the library needs of it."""

from ludotheque.games.ebbland.mind import ledger
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.seen import seen
from ludotheque.games.ebbland.words.en import ledger as en
from ludotheque.games.ebbland.words.fr import ledger as fr
from ludotheque.ledger import Ledger


def is_dealing(s: Ebbland) -> bool:
    """Tell whether opening hands are still drawn: no turn has begun."""
    return not any(side.turns for side in s.sides)


LEDGER = Ledger(
    holdings=ledger.holdings,
    seen=seen,
    burdens=frozenset({"rivals"}),
    aims=frozenset({"attack", "target", "build", "equip", "enlist", "victory", "play", "pair", "shoot"}),
    stage=ledger.stage,
    is_dealing=is_dealing,
    turn=ledger.turn,
    heeds_turns=False,
    is_thrown=ledger.is_thrown,
    fates=frozenset({"death", "sack"}),
    earned=ledger.earned,
    parts={"fr": fr.PARTS, "en": en.PARTS},
    names={"fr": fr.NAMES, "en": en.NAMES},
    sights={"fr": fr.SIGHTS, "en": en.SIGHTS},
    plans={"fr": fr.PLANS, "en": en.PLANS},
)
