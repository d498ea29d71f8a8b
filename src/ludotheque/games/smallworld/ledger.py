"""What people count in Small World; `LEDGER` is what the library needs of it."""

from ludotheque.games.smallworld.mind import ledger
from ludotheque.games.smallworld.seen import seen
from ludotheque.games.smallworld.words.en import ledger as en
from ludotheque.games.smallworld.words.fr import ledger as fr
from ludotheque.ledger import Ledger

LEDGER = Ledger(
    holdings=ledger.holdings,
    seen=seen,
    burdens=frozenset({"rivals"}),
    aims=frozenset({"conquer", "attempt", "dragon", "decline"}),
    earned=ledger.earned,
    count_along=ledger.count_along,
    parts={"fr": fr.PARTS, "en": en.PARTS},
    names={"fr": fr.NAMES, "en": en.NAMES},
    sights={"fr": fr.SIGHTS, "en": en.SIGHTS},
    plans={"fr": fr.PLANS, "en": en.PLANS},
)
