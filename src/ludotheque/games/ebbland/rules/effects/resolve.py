"""Timing windows, and how an effect is used: price, task, choice, then its deeds one after the other."""

from __future__ import annotations

from ludotheque.games.ebbland.rules.effects.conditions import AFTER, SHOOTING, in_phase
from ludotheque.games.ebbland.rules.effects.effect import Play, Target
from ludotheque.games.ebbland.rules.effects.meant import candidates, has_objects, is_picked
from ludotheque.games.ebbland.rules.effects.sources import is_asked, note_use, open_choices, usable
from ludotheque.games.ebbland.rules.effects.standing import ability_of, has, life_of, task_modifier
from ludotheque.games.ebbland.rules.events.cards import CardPlayed, Sacrificed, TaskRolled, TextUsed
from ludotheque.games.ebbland.rules.events.combat import Died, Wounded
from ludotheque.games.ebbland.rules.piles import discard_card, lay_down, leave_play, pay_for
from ludotheque.games.ebbland.rules.question import Question, spend_marker
from ludotheque.games.ebbland.rules.state import Dead, Ebbland, Fighter
from ludotheque.games.ebbland.rules.terms import (
    A_LOGISTICS,
    A_WEAPON,
    ANY_OWN_DIES,
    BEFORE_TASK,
    DIES,
    FRENZY,
    FROM_HAND,
    FROM_SITE,
    KILLS,
    MY_LOC,
    NONE,
    ON_CARD_PLAYED,
    OPP,
    PAY_COM,
    PAY_DISCARD,
    PAY_LOG,
    PAY_SACRIFICE,
    PAY_TOKEN,
    PAY_WOUND,
    TASK_FAILED,
)
from ludotheque.kernel.option import Option, button
from ludotheque.kernel.step import Step

# What a text is drawn on, by where it comes from.
ELEMENTS = ("leader", "site", "artifact", "logistics", "fighter", "gear", "card")


def use_option(play: Play) -> Option:
    """Return the option to use a text."""
    return Option("play" if play.place == FROM_HAND else "use", ELEMENTS[play.place], play.index, play.effect)


class Window(Step[Ebbland]):
    """A moment at which seats, one after the other, may use texts; each text once per opening (B-28, B-45)."""

    __slots__ = ("seats", "subject", "used", "window")

    def __init__(self, window: int, seats: list[int], subject: int = NONE, used: list[int] | None = None) -> None:
        self.window = window
        self.seats = seats
        self.subject = subject
        self.used: list[int] = [] if used is None else used

    def run(self, s: Ebbland) -> None:
        """Ask the first seat that can do something, or could for all that others know."""
        for place, seat in enumerate(self.seats):
            used = self.used if place == 0 else []
            if is_asked(s, self.window, seat, used, self.subject):
                s.then([Offer(seat, Window(self.window, self.seats[place:], self.subject, used))])
                return


class Offer(Question):
    """Use a text, or pass."""

    __slots__ = ("opening",)

    def __init__(self, seat: int, opening: Window) -> None:
        super().__init__(seat)
        self.opening = opening

    def plays(self, s: Ebbland) -> list[Play]:
        """Return the texts that can be used."""
        return usable(s, self.opening.window, self.seat, self.opening.used, self.opening.subject)

    def answers(self, s: Ebbland) -> list[Option]:
        return [*(use_option(play) for play in self.plays(s)), button("pass")]

    def chosen(self, s: Ebbland, option: Option) -> None:
        opening = self.opening
        if option.verb == "pass":
            s.seal()  # what comes next can tell what others hold
            s.then([Window(opening.window, opening.seats[1:], opening.subject)])
            return
        for play in self.plays(s):
            if use_option(play) == option:
                used = opening.used if play.place == FROM_HAND else [*opening.used, play.key()]
                s.then([Use(play), Window(opening.window, opening.seats, opening.subject, used)])
                return


class Use(Step[Ebbland]):
    """Begin a text; a card from hand is paid and discarded first, and others may answer it."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, s: Ebbland) -> None:
        play = self.play
        note_use(s, play)
        if play.place != FROM_HAND:
            s.tell(TextUsed(play.seat, play.card, play.place == FROM_SITE))
            s.then([Pay(play)])
            return
        pay_for(s, play.seat, play.card)
        s.tell(CardPlayed(play.seat, play.card))
        lay_down(s, play.seat, play.card)
        before = s.played
        s.played = play.card
        s.cancelled = False
        s.then([Window(ON_CARD_PLAYED, s.seats_from(play.seat)[1:]), Answered(play, before)])


class Answered(Step[Ebbland]):
    """Go on with a card that was played, unless it was cancelled."""

    __slots__ = ("before", "play")

    def __init__(self, play: Play, before: int) -> None:
        self.play = play
        self.before = before

    def run(self, s: Ebbland) -> None:
        s.played = self.before
        if s.cancelled:
            s.cancelled = False
        else:
            s.then([Pay(self.play)])


class Pay(Step[Ebbland]):
    """Pay what a text wants; what must be chosen is asked."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, s: Ebbland) -> None:
        play = self.play
        side = s.sides[play.seat]
        before: list[Step[Ebbland]] = []
        after: list[Step[Ebbland]] = []
        for kind, number in ability_of(s, play).payments:
            if kind == PAY_COM:
                side.com -= number
            elif kind == PAY_LOG:
                side.log -= number
            elif kind == PAY_TOKEN:
                spend_marker(s, play.seat)
            elif kind == PAY_WOUND:
                fighter = s.fighter(play.fighter())
                fighter.wounds += number
                s.tell(Wounded(play.seat, fighter.card, play.fighter(), number))
                # A lethal wound that was paid kills after the effect has happened (B-31).
                after.append(Bury([play.fighter()]))
            elif kind == PAY_DISCARD:
                before += [GiveCard(play.seat) for _ in range(number)]
            elif kind == PAY_SACRIFICE:
                s.then([GiveUp(play)])
                return
        s.then([*before, Attempt(play), *after])


class GiveCard(Question):
    """Discard a card as a price."""

    __slots__ = ()

    def answers(self, s: Ebbland) -> list[Option]:
        return [Option("give", "card", card) for card in dict.fromkeys(s.sides[self.seat].hand)]

    def chosen(self, s: Ebbland, option: Option) -> None:
        discard_card(s, self.seat, option.index)


class GiveUp(Question):
    """Discard a character of one's own as a price."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        super().__init__(play.seat)
        self.play = play

    def answers(self, s: Ebbland) -> list[Option]:
        return [Option("give", "fighter", slot) for slot in s.characters(self.seat)]

    def chosen(self, s: Ebbland, option: Option) -> None:
        control = s.card_of(option.index).control
        s.tell(Sacrificed(self.seat, s.fighter(option.index).card))
        s.sides[self.seat].lay_by(leave_play(s, option.index))
        s.then([Attempt(self.play.with_paid(control))])


class Attempt(Step[Ebbland]):
    """Roll the task of a text, if it has one."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, s: Ebbland) -> None:
        if ability_of(s, self.play).task:
            s.task_bonus = 0
            s.then([Window(BEFORE_TASK, [self.play.seat]), TaskRoll(self.play)])
        else:
            s.then([Choose(self.play)])


class TaskRoll(Step[Ebbland]):
    """Roll 1D6 for a task (CC-KEYWORD-06); a failure may be rolled again once (B-28)."""

    __slots__ = ("again", "play")

    def __init__(self, play: Play, again: bool = False) -> None:
        self.play = play
        self.again = again

    def run(self, s: Ebbland) -> None:
        play = self.play
        die = 1 + s.roll(6)
        wanted = ability_of(s, play).task
        total = die + s.task_bonus + task_modifier(s, play.seat)
        s.tell(TaskRolled(play.seat, play.card, play.place == FROM_SITE, die, total, wanted))
        if total >= wanted:
            combat = s.combat
            if combat is not None and combat.part(play.seat) >= 0:
                combat.tasks[combat.part(play.seat)] += 1
            s.then([Choose(play)])
        elif not self.again:
            s.task_again = False
            s.then([Window(TASK_FAILED, [play.seat]), TaskAgain(play)])


class TaskAgain(Step[Ebbland]):
    """Roll a failed task again if somebody saw to it."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, s: Ebbland) -> None:
        if s.task_again:
            s.task_again = False
            s.then([TaskRoll(self.play, True)])


class Choose(Step[Ebbland]):
    """Pick one of the alternatives of a text, if more than one would do something."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play

    def run(self, s: Ebbland) -> None:
        found = open_choices(s, self.play)
        if len(found) > 1:
            s.then([ChooseOne(self.play)])
        elif found:
            s.then([Carry(self.play, found[0], 0)])


class ChooseOne(Question):
    """Say which alternative."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        super().__init__(play.seat)
        self.play = play

    def answers(self, s: Ebbland) -> list[Option]:
        return [button("choose", 1 + number) for number in open_choices(s, self.play)]

    def chosen(self, s: Ebbland, option: Option) -> None:
        s.then([Carry(self.play, option.index - 1, 0)])


class Carry(Step[Ebbland]):
    """Carry out the deeds of an alternative from one of them on; whom they are about is picked first (B-50)."""

    __slots__ = ("choice", "number", "play")

    def __init__(self, play: Play, choice: int, number: int) -> None:
        self.play = play
        self.choice = choice
        self.number = number

    def run(self, s: Ebbland) -> None:
        deeds = ability_of(s, self.play).choices[self.choice]
        if self.number >= len(deeds):
            return
        deed = deeds[self.number]
        onward = Carry(self.play, self.choice, self.number + 1)
        if not has_objects(s, self.play, deed):
            s.then([onward])
            return
        for target in deed.targets:
            if is_picked(target.selector) and self.play.pick(target.selector) < 0:
                self.pick(s, target, candidates(s, self.play, deed, target))
                return
        s.then([onward])
        deed.do(s, self.play)

    def pick(self, s: Ebbland, target: Target, found: list[int]) -> None:
        """Pick the only one there is, or ask."""
        if len(found) == 1:
            s.then([Carry(self.play.with_pick(target.selector, found[0]), self.choice, self.number)])
        else:
            s.then([Pick(self.play, self.choice, self.number, target.selector)])


class Pick(Question):
    """Say whom a deed is about."""

    __slots__ = ("choice", "number", "play", "selector")

    def __init__(self, play: Play, choice: int, number: int, selector: int) -> None:
        super().__init__(play.seat)
        self.play = play
        self.choice = choice
        self.number = number
        self.selector = selector

    def answers(self, s: Ebbland) -> list[Option]:
        deed = ability_of(s, self.play).choices[self.choice][self.number]
        for target in deed.targets:
            if target.selector == self.selector:
                kind = picked_kind(self.selector)
                return [Option("pick", kind, thing) for thing in candidates(s, self.play, deed, target)]
        return []

    def chosen(self, s: Ebbland, option: Option) -> None:
        s.then([Carry(self.play.with_pick(self.selector, option.index), self.choice, self.number)])


def picked_kind(selector: int) -> str:
    """Return what is drawn for something that is picked."""
    if selector == OPP:
        return "leader"
    if selector == A_WEAPON:
        return "gear"
    if selector == A_LOGISTICS:
        return "logistics"
    return "site" if selector == MY_LOC else "fighter"


class Bury(Step[Ebbland]):
    """Those whose wounds have reached their life die together, frenzy excepted; first they have their last word."""

    __slots__ = ("fighters",)

    def __init__(self, fighters: list[int]) -> None:
        self.fighters = fighters

    def run(self, s: Ebbland) -> None:
        dying = [slot for slot in self.fighters if self.is_dying(s, slot)]
        steps: list[Step[Ebbland]] = [Window(DIES, [s.fighter(slot).seat], slot) for slot in dying]
        s.then([*steps, *(Burial(slot) for slot in dying)])

    def is_dying(self, s: Ebbland, slot: int) -> bool:
        """Tell whether a fighter is killed by its wounds now."""
        fighter = s.fighters[slot]
        if fighter is None or fighter.wounds == 0 or fighter.wounds < life_of(s, slot):
            return False
        # At the end of the combat frenzy helps no more (CC-KEYWORD-05).
        return in_phase(s, AFTER, AFTER) or not has(s, slot, FRENZY)


class Burial(Step[Ebbland]):
    """Discard a dead character with its gear; its owner and its killers may have something to say (B-43)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: Ebbland) -> None:
        slot = self.slot
        fighter = s.fighters[slot]
        combat = s.combat
        if fighter is None or combat is None:
            return
        combat.dead.append(Dead(fighter.seat, fighter.card, fighter.gear, fighter.killers))
        if combat.phase == SHOOTING:
            combat.shot_dead[combat.part(fighter.seat)] += 1
        s.sides[fighter.seat].lay_by(leave_play(s, slot))
        s.tell(Died(fighter.seat, fighter.card, slot))
        s.then([Window(ANY_OWN_DIES, [fighter.seat]), *glory(s, fighter)])


def glory(s: Ebbland, fighter: Fighter) -> list[Step[Ebbland]]:
    """Return the windows of those who had a part in a death (B-43)."""
    found: list[Step[Ebbland]] = []
    for slot, other in enumerate(s.fighters):
        if other is not None and fighter.killers >> slot & 1:
            found.append(Window(KILLS, [other.seat], slot))
    return found
