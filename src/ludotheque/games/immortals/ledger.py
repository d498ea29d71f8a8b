"""What people count in Immortals; `LEDGER` is what the library needs of it."""

from ludotheque.games.immortals.mind import ledger
from ludotheque.games.immortals.seen import seen
from ludotheque.games.immortals.words.en import ledger as en
from ludotheque.games.immortals.words.fr import ledger as fr
from ludotheque.ledger import Ledger

ACTIONS = (
    *("extract", "transition", "portal", "sanctuary", "capital"),
    *("target", "commit", "destination", "place", "seize"),
)

LEDGER = Ledger(
    holdings=ledger.holdings,
    seen=seen,
    aims=frozenset({"deploy", "reinforce", *ACTIONS}),
    earned=ledger.earned,
    parts={"fr": fr.PARTS, "en": en.PARTS},
    names={"fr": fr.NAMES, "en": en.NAMES},
    sights={"fr": fr.SIGHTS, "en": en.SIGHTS},
    plans={"fr": fr.PLANS, "en": en.PLANS},
)
