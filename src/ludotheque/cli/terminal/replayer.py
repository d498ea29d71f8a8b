"""Seeing a game again on the whole screen: arrows, and a slider to go anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Static

from ludotheque.cli.terminal.frame import Frame
from ludotheque.cli.terminal.screens import Paper
from ludotheque.cli.terminal.tape import Tape
from ludotheque.cli.terminal.voice import Voice
from ludotheque.cli.terminal.widgets import Painted

# Seconds between two answers when the game plays by itself.
PACE = 0.6
# Lines of the log before the present one.
MEMORY = 60


class Slider(Widget):
    """A line with a knob: where in the game we are."""

    class Moved(Message):
        """Somebody clicked on another place."""

        def __init__(self, part: float) -> None:
            super().__init__()
            self.part = part

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.at = 0
        self.length = 0

    def show(self, at: int, length: int) -> None:
        """Put the knob somewhere else."""
        self.at, self.length = at, length
        self.refresh()

    def render(self) -> Text:
        """Draw the line."""
        count = f" {self.at}/{self.length}"
        room = max(self.size.width - len(count) - 1, 1)
        knob = round(self.at / self.length * room) if self.length else 0
        return Text.assemble(("━" * knob, "#b7790f"), ("●", "bold #ffd35c"), ("─" * (room - knob), "#877050"), count)

    def on_click(self, event: events.Click) -> None:
        """Go where the click was."""
        room = max(self.size.width - len(f" {self.at}/{self.length}") - 1, 1)
        self.post_message(self.Moved(min(event.x / room, 1.0)))


class ReplayApp(Frame):
    """A record on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", priority=True, show=False),
        Binding("q,escape", "leave", show=False),
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right", "step(1)", show=False, priority=True),
        Binding("up,pageup", "turn(-1)", show=False, priority=True),
        Binding("down,pagedown", "turn(1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("space", "run", show=False),
        Binding("i", "details", show=False),
        Binding("l", "language", show=False),
    ]

    def __init__(self, tape: Tape, voice: Voice, at: int = 0) -> None:
        super().__init__(voice, voice.board(tape.talk(at)))
        self.tape = tape
        self.at = at
        self.cursor = ""
        self.running: Timer | None = None

    def middle(self) -> Iterable[Widget]:
        """Return the slider, and what was answered."""
        yield Slider(id="slider")
        yield Static(id="ask")
        yield Static(id="info")

    def on_mount(self) -> None:
        """Show the first position asked for."""
        self.screen.add_class("replay")
        self.show_position()

    def show_position(self) -> None:
        """Draw the position after the answers so far."""
        tape, voice = self.tape, self.voice
        board = voice.board(tape.talk(self.at))
        self.cursor = self._touched() or self.cursor
        self.show_board(board, {}, self.cursor)
        self.write("title", f"{voice.title()}  ·  {board.title}")
        self.query_one(Slider).show(self.at, tape.length)
        self.write("ask", self._headline())
        # A small screen has no log.
        self.write("info", " ".join(tape.told(voice, self.at)) if self.is_small() else "")
        first = max(self.at - MEMORY, 0)
        told = [(number, sentence) for number in range(first, self.at + 1) for sentence in tape.told(voice, number)]
        self.write_log([sentence for _, sentence in told], sum(number < self.at for number, _ in told))
        self.write_keys(self._keys())

    def _touched(self) -> str:
        """Return the element of the last answer."""
        return self.tape.match.moves[self.at - 1].option.element() if self.at else ""

    def _headline(self) -> str:
        if self.at == 0 or self.tape.is_secret(self.at):
            return self.voice.say("The beginning.", "Le début.") if self.at == 0 else "…"
        answer = self.tape.answer(self.voice, self.at)
        text = f"{answer['player']}{self.voice.say(': ', ' : ')}{answer['question']} → {answer['answer']}"
        return f"{text}\n{self.voice.result()}".strip() if self.at == self.tape.length else text

    def _keys(self) -> list[tuple[str, str, str]]:
        say = self.voice.say
        keys = [
            ("← →", say("answer", "réponse"), "step(1)"),
            ("↑ ↓", say("turn", "tour"), "turn(1)"),
            ("Home End", say("ends", "bouts"), "go(0)"),
            (say("Space", "Espace"), say("play", "défiler"), "run"),
            ("i", say("details", "détails"), "details"),
            ("l", say("français", "English"), "language"),
            ("q", say("quit", "quitter"), "leave"),
        ]
        return [key for key in keys if not (self.is_small() and key[2] == "go(0)")]

    @on(Slider.Moved)
    def slide(self, event: Slider.Moved) -> None:
        """Go to the place clicked on the slider."""
        self.go_to(round(event.part * self.tape.length))

    @on(Painted.Pointed)
    def look_at(self, event: Painted.Pointed) -> None:
        """Say what was clicked."""
        self.cursor = event.element
        for view in self.query(Painted):
            view.show(self.board, {}, self.cursor)
        thing = next((thing for thing in self.board.things() if thing.element == self.cursor), None)
        self.write("info", f"{thing.says} {thing.more}" if thing else "")

    def go_to(self, at: int) -> None:
        """Show another position."""
        self.at = min(max(at, 0), self.tape.length)
        self.show_position()

    def action_step(self, answers: int) -> None:
        """Go forward or back by answers."""
        self.go_to(self.at + answers)

    def action_turn(self, way: int) -> None:
        """Go to where another seat begins to answer."""
        self.go_to(self.tape.turn_after(self.at) if way > 0 else self.tape.turn_before(self.at))

    def action_go(self, at: int) -> None:
        """Go to a place; -1 is the end."""
        self.go_to(self.tape.length if at < 0 else at)

    def action_run(self) -> None:
        """Let the game play by itself, or stop it."""
        if self.running is not None:
            self.running.stop()
            self.running = None
        else:
            self.running = self.set_interval(PACE, self.tick)

    def tick(self) -> None:
        """Go one answer further, and stop at the end."""
        if self.at < self.tape.length:
            self.go_to(self.at + 1)
        elif self.running is not None:
            self.action_run()

    def action_details(self) -> None:
        """Read all about the element at the cursor."""
        thing = next((thing for thing in self.board.things() if thing.element == self.cursor), None)
        if thing is not None:
            self.push_screen(Paper(Text(f"{thing.says}\n\n{thing.more}")))

    def action_language(self) -> None:
        """Speak the other language."""
        self.voice = Voice(self.tape.match, "en" if self.voice.lang == "fr" else "fr")
        self.show_position()

    def action_leave(self) -> None:
        """Put the record away."""
        self.exit()


def replay_on_screen(tape: Tape, voice: Voice, at: int) -> None:
    """Show a record on the whole screen."""
    ReplayApp(tape, voice, at).run()
