"""No bot goes round in circles: it does not go back to where it was since anything came to light."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludotheque import codec
from ludotheque.bots.bot import Adviser, Opinion, question
from ludotheque.chance import dice_for
from ludotheque.game import Game
from ludotheque.kernel import Option, State, answer, waiting

# So many answers in which nothing comes to light are more than any sensible plan takes.
PATIENCE = 100


class Steady:
    """A bot that always gets on: it leaves out what leads back, and what leads nowhere once its patience is over."""

    def __init__(self, bot: Adviser, game: Game, trail: Iterable[State] = (), patience: int = PATIENCE) -> None:
        self.bot = bot
        self.name = bot.name
        self.game = game
        self.patience = patience
        self.revealed = -1
        # The views that were answered since anything was revealed, by what could be answered; how many these were.
        self.views: list[State] = []
        self.seen: dict[frozenset[Option], list[State]] = {}
        self.answers = 0
        for view in trail:
            self._note(view)

    def choose(self, view: State, seat: int) -> Option:
        """Return the bot's first choice that leads on."""
        self._note(view)
        opinions = self.bot.advice(view, seat)
        return self._first(view, seat, opinions) if len(opinions) > 1 and self.answers > 1 else opinions[0].option

    def advice(self, view: State, seat: int) -> list[Opinion]:
        """Return what the bot thinks of each option, wherever it leads."""
        return self.bot.advice(view, seat)

    def _note(self, view: State) -> None:
        if view.revealed != self.revealed:
            self.revealed = view.revealed
            self.views = []
            self.seen = {}
            self.answers = 0
        self.views.append(view)
        self.answers += 1

    def _first(self, view: State, seat: int, opinions: Sequence[Opinion]) -> Option:
        self._sort(seat)
        s = self.game.rules.guess(view, seat, dice_for(self.answers))
        is_over = self.answers > self.patience
        found = (opinion.option for opinion in opinions if self._leads_on(s, seat, opinion.option, is_over))
        return next(found, opinions[self.answers % len(opinions)].option)

    def _leads_on(self, s: State, seat: int, option: Option, is_over: bool) -> bool:
        twin = s.copy()
        answer(twin, question(twin, seat), option)
        if twin.revealed != s.revealed or all(ask.seat != seat for ask in waiting(twin)):
            return True
        return not is_over and not self._has_seen(twin, seat)

    def _sort(self, seat: int) -> None:
        # Where one bot thinks for several seats, the views of others wait for their turn.
        others: list[State] = []
        for view in self.views:
            ask = next((ask for ask in waiting(view) if ask.seat == seat), None)
            if ask is None:
                others.append(view)
            else:
                self.seen.setdefault(frozenset(ask.options(view)), []).append(view)
        self.views = others

    def _has_seen(self, s: State, seat: int) -> bool:
        # Where other answers are offered it is another position: only the rest is compared, which takes long.
        alike = self.seen.get(frozenset(question(s, seat).options(s)), [])
        return bool(alike) and self._mark(self.game.rules.sight(s, seat)) in map(self._mark, alike)

    def _mark(self, view: State) -> str:
        return codec.digest(self.game, self.game.mind.standing(view))
