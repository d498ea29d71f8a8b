"""What people count in Mage Knight; `LEDGER` is what the library needs of it."""

from ludotheque.games.mageknight.mind import ledger
from ludotheque.games.mageknight.words.en import ledger as en
from ludotheque.games.mageknight.words.fr import ledger as fr
from ludotheque.ledger import Ledger

WALKS = ("move", "travel")
FIGHTS = ("challenge", "fight", "strike", "block")
SITES = ("explore", "enter", "interact", "recruit", "heal", "study", "spell", "altar", "burn", "plunder")

LEDGER = Ledger(
    holdings=ledger.holdings,
    burdens=frozenset({"wounds"}),
    aims=frozenset({*WALKS, *FIGHTS, *SITES}),
    legs=frozenset(WALKS),
    turn=ledger.turn,
    sides=ledger.sides,
    apart=("scenario",),
    names={"fr": fr.NAMES, "en": en.NAMES},
    plans={"fr": fr.PLANS, "en": en.PLANS},
)
