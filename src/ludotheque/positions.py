"""Positions as small TOML files, in the game's own words and ids: made by hand, or written down in play."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from ludotheque import codec, tomltext
from ludotheque.chance import Seed, dice_for
from ludotheque.errors import BadPosition, LudothequeError, NotAnOption, UnknownGame, why_not_the_file
from ludotheque.game import Game, Setup
from ludotheque.games import load
from ludotheque.kernel import SPECTATOR, Dice, ScriptedDice, State, advance, answer, waiting
from ludotheque.naming import option_called, spell
from ludotheque.pen import Pen, check_like
from ludotheque.saved import Tree
from ludotheque.tomltext import Path as Place
from ludotheque.writing import SEATS, Trouble, given, unknown

DICE = "dice"
# Whose eyes see what everybody may.
ALL = "all"
LONGEST = 200_000
# No line of a position has so many dots; to read a key takes the square of its parts.
DOTS = 60
# At the end of what is thrown: the last one again, as often as anybody needs it.
AGAIN, MANY = "...", 300
# What the values of a file may be, as programs call it, in English and French.
SHAPES = {
    "int": ("a number", "un nombre"),
    "str": ("a text", "un texte"),
    "array": ("a list", "une liste"),
    "object": ("a table", "une table"),
    "bool": ("true or false", "true ou false"),
}


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """How the table is set: what a file says before it comes to the position."""

    game: str
    # The puzzle of the game that it is.
    puzzle: str = ""
    # If not said, as many as are usual.
    seats: int = 0
    options: dict[str, str] = {}
    # Of the components; none for the newest.
    edition: int | None = None
    # Of the game, if not today's.
    rules: str = ""
    names: list[str] = []
    # Who answers for each seat: "human", or the name of a bot.
    kinds: list[str] = []
    # What is not said is as in the game that is dealt from this number.
    seed: int = 0
    # Whose eyes saw it, if not everybody's cards are told: what is hidden is guessed when the game begins.
    seen_by: str = ""
    # What is thrown next.
    chance: list[int | str] = []
    # What begins, if not what usually does; and what is answered before the position is reached, by ids.
    phase: str = ""
    answers: list[str] = []
    # A study lies as no game would leave it: things stand where they never come to, but the box has them all.
    study: bool = False


@dataclass(frozen=True)
class Position:
    """A position that can be played: how the table is set, what lies on it, and the file that says so."""

    game: Game
    setup: Setup
    text: str
    head: Head
    said: Mapping[str, Any] = field(repr=False)

    def state(self, seed: Seed | None = None) -> State:
        """Return the position to play on from; chance comes from the seed, unless the file says otherwise."""
        dice = dice_for(self.head.seed if seed is None else seed)
        s = self.written(dice)
        if self.head.seen_by:
            s = self.game.rules.guess(s, self.eyes, dice)
        if self.head.chance:
            s.dice = ScriptedDice(self._script(), dice.below(2**31))
        advance(s)
        for place, text in enumerate(self.head.answers):
            _answer(self.game, s, text, ("answers", place))
        s.revealed, s.chance, s.cause = 0, [], None
        return s

    def written(self, dice: Dice) -> State:
        """Return what the file says and what follows from it: a view, if it tells what one seat saw."""
        s = codec.put_together(self.game, self.setup, self.tree)
        if DICE not in self.said:
            s.dice = dice
        self.game.writing.settle(s, given(self.said, self.head.phase, self.pen.is_by_hand))
        if self.head.seen_by:
            s.veil(self.eyes)
        return s

    @cached_property
    def tree(self) -> Tree:
        """Return what the file says, read once: fields by name, as in the opening where it says nothing."""
        pen = self.pen
        hidden = self.game.writing.implied.get("", ())
        tree = pen.tree = dict(pen.opening)
        for name in sorted(self.said, key=lambda name: name not in self.game.writing.first):
            if name not in tree or name in hidden:
                raise unknown((name,), name, (*Head.__struct_fields__, *(field for field in tree)))
            tree[name] = pen.read(name, self.said[name], (name,))
            if name != DICE:
                check_like(tree[name], pen.opening[name], name, (name,))
        if "players" in self.said:
            self._check_seated(len(tree["players"]))
        return tree

    def _check_seated(self, written: int) -> None:
        """Refuse players that do not sit there, and seats without one."""
        if written != self.setup.players:
            raise Trouble(
                ("players", self.setup.players),
                f"{written} players are written, but {self.setup.players} sit at this table",
                f"{written} joueurs sont décrits, mais {self.setup.players} sont à cette table",
            )

    @cached_property
    def pen(self) -> Pen:
        """Return what reads the file: a game that was written down tells the dice, or whose eyes saw it."""
        first = opening(self.game, self.setup, self.head.seed)
        pen = Pen(self.game, self.setup, codec.take_apart(self.game, first))
        if DICE in self.said or self.head.seen_by:
            return pen
        dealt = self.game.writing.deal(first, self.said, pen)
        return Pen(self.game, self.setup, codec.take_apart(self.game, dealt), is_by_hand=True)

    @property
    def eyes(self) -> int:
        """Return who saw it; a spectator's eyes see what everybody does."""
        seen_by = self.head.seen_by
        if seen_by in tuple(SEATS[: self.setup.players]):
            return SEATS.index(seen_by)
        return SPECTATOR

    def _script(self) -> list[int]:
        faces, said = self.game.writing.faces, self.head.chance
        if len(said) > 1 and said[-1] == AGAIN:
            said = [*said[:-1], *[said[-2]] * MANY]
        for face in said:
            if str(face) not in faces:
                shown = ", ".join(faces)
                raise Trouble(
                    ("chance",),
                    f"nothing shows {face}; dice show {shown}",
                    f"rien ne montre {face} ; les dés : {shown}",
                )
        return [faces[str(face)] for face in said]

    def save(self, path: Path) -> None:
        """Write it to a file."""
        path.write_text(self.text, encoding="utf-8")


def _answer(game: Game, s: State, text: str, path: Place) -> None:
    """Give an answer of the file, or say what could be answered there."""
    there: list[str] = []
    for ask in waiting(s):
        options = ask.options(s)
        try:
            option = option_called(game, s, options, text)
        except NotAnOption:
            option = None
        if option in options:
            answer(s, ask, option)
            return
        there += [spell(game, s, other) for other in options]
    listed = ", ".join(there[:12]) or "-"
    raise Trouble(
        path, f"{text!r} is no answer here; there is {listed}", f"{text!r} n'est pas une réponse ici ; il y a {listed}"
    )


def opening(game: Game, setup: Setup, seed: Seed) -> State:
    """Return the position of the first question of a game."""
    s = game.rules.start(setup, dice_for(seed))
    advance(s)
    return s


def position(game: str, **said: Any) -> Position:
    """Return a position from what differs from the opening of a game, in the words of a file."""
    return parse(tomltext.write({"game": game, **said}), game)


def read(path: Path) -> Position:
    """Read a position file, or say in one line what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        en, fr = why_not_the_file(error) if isinstance(error, OSError) else ("it is no text", "ce n'est pas du texte")
        raise BadPosition(f"cannot read {path}: {en}", f"impossible de lire {path} : {fr}") from error
    return parse(text, str(path))


def parse(text: str, name: str = "position") -> Position:
    """Return the position that a text tells, after trying it out; what is wrong is told with its line."""
    try:
        found = _understood(text)
        _try_out(found)
    except Trouble as trouble:
        line = tomltext.line_of(tomltext.lines(text), trouble.path)
        en, fr = (f", line {line}", f", ligne {line}") if line else ("", "")
        raise BadPosition(f"{name}{en}: {trouble.en}", f"{name}{fr} : {trouble.fr}") from trouble
    return found


def _understood(text: str) -> Position:
    if len(text) > LONGEST:
        raise Trouble((), "this is too long for a position", "c'est trop long pour une position")
    if any(line.count(".") > DOTS for line in text.split("\n")):
        raise Trouble((), "a key has too many parts", "une clé a trop de parties")
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is no error of TOML
        where = re.search(r"line (\d+)", str(error))
        at = f" à la ligne {where[1]}" if where else ""
        raise Trouble((), f"this is not TOML: {error}", f"ce n'est pas du TOML{at}") from error
    head = _head({name: value for name, value in document.items() if name in Head.__struct_fields__})
    try:
        game = load(head.game)
    except UnknownGame as error:
        raise Trouble(("game",), error.en, error.fr) from error
    try:
        setup = game.setup(head.seats or game.usual_seats(), head.options, head.edition, head.rules)
    except LudothequeError as error:
        raise Trouble(("seats",) if "seats" in document else ("game",), error.en, error.fr) from error
    said = {name: value for name, value in document.items() if name not in Head.__struct_fields__}
    _check_whole(said, ())
    return Position(game, setup, text, head, said)


def _check_whole(value: Any, path: Place) -> None:
    """Refuse fractions, and what is no number at all: nothing in a game is counted in them."""
    if isinstance(value, float):
        raise Trouble(path, f"{value} is no whole number", f"{value} n'est pas un nombre entier")
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        _check_whole(part, (*path, name))


def _head(said: Mapping[str, Any]) -> Head:
    try:
        return msgspec.convert(said, Head)
    except msgspec.ValidationError as error:
        place = re.search(r"\$\.(\w+)", str(error))
        wanted = re.search(r"Expected `(\w+)", str(error))
        if place is None or wanted is None or wanted[1] not in SHAPES:
            raise Trouble((), "it does not say which game this is", "on ne dit pas de quel jeu il s'agit") from error
        en, fr = SHAPES[wanted[1]]
        raise Trouble((place[1],), f"{place[1]} should be {en}", f"{place[1]} devrait être {fr}") from error


def _try_out(found: Position) -> None:
    """Refuse a position that could not lie on a table, or in which nobody could go on."""
    for what, quoi, listed in (("names", "noms", found.head.names), ("kinds", "sortes", found.head.kinds)):
        if listed and len(listed) != found.setup.players:
            raise Trouble(
                (what,),
                f"{len(listed)} {what} for {found.setup.players} seats",
                f"{len(listed)} {quoi} pour {found.setup.players} places",
            )
    phases = found.game.writing.phases
    if found.head.phase and found.head.phase not in phases:
        raise unknown(("phase",), found.head.phase, phases)
    if found.head.seen_by and found.eyes == SPECTATOR and found.head.seen_by != ALL:
        raise unknown(("seen_by",), found.head.seen_by, (*SEATS[: found.setup.players], ALL))
    try:
        s = found.state()
        if not found.head.seen_by:
            for trouble in found.game.writing.troubles(s):
                if not (trouble.is_layable and found.head.study):
                    raise trouble
        codec.try_out(found.game, found.setup, s)
    except Trouble:
        raise
    except Exception as error:
        raise Trouble(
            (), f"nobody could play on from here ({error!r})", f"personne ne pourrait jouer à partir d'ici ({error!r})"
        ) from error


def write(game: Game, setup: Setup, s: State, names: Sequence[str] = (), eyes: int | None = None) -> str:
    """Return a position of play as a file: all of it, or only what some eyes see of it."""
    if eyes is not None:
        s = game.rules.sight(s, eyes)
    pen = Pen(game, setup, codec.take_apart(game, opening(game, setup, 0)))
    hidden, always = game.writing.implied.get("", ()), game.writing.always
    if eyes is None:
        always = (*always, DICE)
    else:
        hidden = (*hidden, DICE)
    tree = pen.tree = codec.take_apart(game, s)
    head = _setting(game, setup, names)
    if eyes is None and any(trouble.is_layable for trouble in game.writing.troubles(s)):
        head["study"] = True
    if eyes is not None:
        head["seen_by"] = ALL if eyes == SPECTATOR else SEATS[eyes]
    said = {
        name: pen.write(name, value)
        for name, value in tree.items()
        if name not in hidden and (name in always or value != pen.opening[name])
    }
    return tomltext.write({**head, **said})


def _setting(game: Game, setup: Setup, names: Sequence[str]) -> dict[str, Any]:
    usual = {option.name: option.values[0] for option in game.rules.table}
    options = {name: value for name, value in setup.options.items() if value != usual[name]}
    return {
        "game": game.name,
        "seats": setup.players,
        "edition": setup.edition,
        **({"names": list(names)} if names else {}),
        **({"options": options} if options else {}),
        **({"rules": setup.rules} if setup.rules != game.version else {}),
    }
