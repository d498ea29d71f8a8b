"""Proof that reasons are true: remove just the cause that is named, and see the option open up or the next cause."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludotheque.errors import NotAnOption
from ludotheque.game import LANGUAGES, Game, Mended, Refusal, Talk, Verb
from ludotheque.kernel import BUTTON, Option, State, waiting
from ludotheque.match import Match
from ludotheque.reasons import reasons
from ludotheque.wish import is_granted, wish

# Sentences that hide the cause, whatever it is.
GENERIC = re.compile(
    r"not now|right now|as things stand|cannot be (chosen|done|named as target) now|nothing to be done with it"
    r"|not what you are asked|not possible|another moment\.|condition is not met|condition of .* does not hold"
    r"|pas maintenant|pour l.instant|en l.état|rien à en faire|pas ce qui (vous )?est demandé|pas possible"
    r"|autre moment\.|condition n.est pas remplie|condition d.* pas (remplie|réunie)",
    re.IGNORECASE,
)
# So many causes in a row are removed at most.
LINKS = 8
# How often somebody wishes who is not asked, presses a button, or means one verb rather than a mere click.
OTHERS, BUTTONS, WHOLE = 0.2, 0.15, 0.45


@dataclass(frozen=True)
class Case:
    """A wish that a position refuses to a seat, with all causes that are given."""

    state: State
    seat: int
    wished: Option
    given: tuple[Refusal, ...]
    names: tuple[str, ...]

    def talk(self, game: Game) -> Talk:
        """Return what sentences about it need."""
        return Talk(game.rules.sight(self.state, self.seat), self.names, self.seat)


@dataclass
class Account:
    """Refusals of one game by their first reason: met, proved, opened in the end, generic; and what went wrong."""

    met: Counter[str] = field(default_factory=Counter)
    # All causes that were named, further ones and those of mended positions too.
    named: Counter[str] = field(default_factory=Counter)
    proved: Counter[str] = field(default_factory=Counter)
    # Proved, and nothing was left in the way but what had been named from the first.
    foretold: Counter[str] = field(default_factory=Counter)
    opened: Counter[str] = field(default_factory=Counter)
    generic: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[str, Case]] = field(default_factory=list)

    def add(self, other: Account) -> None:
        """Count another account in."""
        for mine, theirs in zip(self.columns(), other.columns(), strict=True):
            mine.update(theirs)
        self.faults += other.faults

    def columns(self) -> list[Counter[str]]:
        """Return what is counted by reason: met, named, proved, foretold, opened, generic."""
        return [self.met, self.named, self.proved, self.foretold, self.opened, self.generic]

    def share(self) -> float:
        """Return the share of refusals whose cause was removed and seen to be one."""
        return self.proved.total() / max(1, self.met.total())

    def take_down(self, game: Game, case: Case) -> None:
        """Enter a refusal."""
        reason = case.given[0].reason if case.given else "(none)"
        self.met[reason] += 1
        self.named.update(cause.reason for cause in case.given)
        if not case.given or any(map(GENERIC.search, sentences(game, case))):
            self.generic[reason] += 1
            self.faults.append(("hides its cause", case))
        links = chain(game, case) if case.given else []
        if links is None:
            self.faults.append(("stands after it was mended", case))
        elif links:
            self.proved[reason] += 1
            self.named.update(cause.reason for link in links for cause in link)
            self.foretold[reason] += is_foretold(case.given, links[0])
            self.opened[reason] += not links[-1]


def sentences(game: Game, case: Case) -> list[str]:
    """Return the causes of a case as everybody reads them."""
    talk = case.talk(game)
    return [game.words[language].refusal(talk, refusal) for language in LANGUAGES for refusal in case.given]


def account(game: Game, setups: Mapping[int, tuple[int, Mapping[str, str]]], each: int, every: int) -> Account:
    """Play random games, by seed with players and options, and take down what they refuse."""
    found = Account()
    for seed, (players, options) in setups.items():
        for case in cases(game, players, options, seed, each, every):
            found.take_down(game, case)
    return found


def cases(
    game: Game,
    players: int,
    options: Mapping[str, str],
    seed: int,
    each: int,
    every: int,
    choose: Callable[[Any, int], Option] | None = None,
) -> Iterator[Case]:
    """Play a game, at random unless somebody chooses, and give what is refused of `each` wishes now and then."""
    chance = random.Random(f"{game.name} {players} {seed}")
    match = Match(game, game.setup(players, options), seed)
    while questions := match.questions():
        if chance.randrange(every) == 0:
            yield from refused(match, chance, each)
        question = chance.choice(questions)
        seat = question.seat
        match.answer(choose(match.view(seat), seat) if choose else chance.choice(question.options), seat)


def refused(match: Match, chance: random.Random, each: int) -> Iterator[Case]:
    """Give what a position refuses to a seat that is asked, now and then to one that is not."""
    asked = [ask.seat for ask in waiting(match.state)]
    seat = chance.randrange(match.setup.players) if chance.random() < OTHERS else chance.choice(asked)
    view = match.view(seat)
    offered = [option for ask in waiting(view) if ask.seat == seat for option in ask.options(view)]
    for wished in wishes(match, seat, chance, each):
        try:
            given = reasons(match.game, view, seat, wished)
        except NotAnOption:
            continue
        if given or not is_granted(offered, wished):
            yield Case(match.state.copy(), seat, wished, tuple(given), match.names)


def wishes(match: Match, seat: int, chance: random.Random, count: int) -> list[Option]:
    """Return some things a seat may wish for: clicks on what it is shown, buttons, and whole options there."""
    rules = match.game.rules
    things = (wish(thing.element) for thing in match.game.show.text_board(match.talk(seat), "en").things())
    shown: dict[str, list[Option]] = {}
    for option in things:
        if rules.knows(option):
            shown.setdefault(option.kind, []).append(option)
    # Each kind of thing as often as any other: a map has many spaces, a hand few cards.
    return [_wish(rules.verbs, chance.choice([*shown.values()] or [[]]), chance) for _ in range(count)]


def _wish(verbs: tuple[Verb, ...], shown: list[Option], chance: random.Random) -> Option:
    if not shown or chance.random() < BUTTONS:
        verb = chance.choice([verb for verb in verbs if verb.kind == BUTTON])
        return Option(verb.verb, BUTTON, chance.randrange(min(3, verb.count)), 0)
    thing = chance.choice(shown)
    if chance.random() > WHOLE:
        return thing
    verb = chance.choice([verb for verb in verbs if verb.kind == thing.kind])
    return Option(verb.verb, thing.kind, thing.index, chance.randrange(min(3, verb.args)))


def chain(game: Game, case: Case) -> list[tuple[Refusal, ...]] | None:
    """Remove one cause after the other and return what is refused after each; nothing if the first one stands."""
    links: list[tuple[Refusal, ...]] = []
    now, given = Mended(case.state, case.seat, case.wished), case.given
    while given and len(links) < LINKS:
        mended = game.mend(now.state.copy(), now.seat, now.wished, given[0])
        if mended is None:
            break
        view = game.rules.sight(mended.state, mended.seat)
        after = tuple(reasons(game, view, mended.seat, mended.wished))
        if is_among(given[0], after):
            return links or None
        links.append(after)
        now, given = mended, after
    return links


def is_foretold(given: tuple[Refusal, ...], after: tuple[Refusal, ...]) -> bool:
    """Tell whether what is left after the first cause had all been named with it."""
    return {cause.reason for cause in after} <= {cause.reason for cause in given[1:]}


def is_among(cause: Refusal, left: tuple[Refusal, ...]) -> bool:
    """Tell whether a cause is among those that are left, be it with other figures."""
    return any((other.reason, other.clause) == (cause.reason, cause.clause) for other in left)
