"""The agenda: steps run once, in order; a question stops it; the open questions follow from it."""

from ludotheque.kernel import Ask, Option, State, Step, advance, answer, button, waiting


class Diary(State):
    """Remembers what was done, in order."""

    __slots__ = ("done",)

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []

    def copy(self) -> "Diary":
        twin = Diary()
        self.share_with(twin)
        twin.done = self.done[:]
        return twin


class Note(Step[Diary]):
    __slots__ = ("more", "text")

    def __init__(self, text: str, *more: Step[Diary]) -> None:
        self.text = text
        self.more = list(more)

    def run(self, s: Diary) -> None:
        s.done.append(self.text)
        s.then(self.more)


class Choose(Ask[Diary]):
    __slots__ = ()

    def options(self, s: Diary) -> list[Option]:
        return [button("yes"), button("no")]

    def take(self, s: Diary, option: Option) -> None:
        s.done.append(f"{self.seat} {option.verb}")
        if option.verb == "yes":
            s.then([Note("so be it")])


def diary(*steps: Step[Diary]) -> Diary:
    s = Diary()
    s.then(list(steps))
    advance(s)
    return s


def test_steps_run_in_the_order_they_were_listed() -> None:
    assert diary(Note("a"), Note("b")).done == ["a", "b"]


def test_what_a_step_queues_comes_before_what_was_there() -> None:
    assert diary(Note("a", Note("a1"), Note("a2")), Note("b")).done == ["a", "a1", "a2", "b"]


def test_a_question_stops_the_agenda_until_it_is_answered() -> None:
    s = diary(Note("a"), Choose(1), Note("b"))
    (ask,) = waiting(s)
    assert (s.done, ask.seat) == (["a"], 1)
    answer(s, ask, button("yes"))
    assert s.done == ["a", "1 yes", "so be it", "b"]
    assert waiting(s) == []


def test_another_seat_can_be_asked_in_the_middle_of_a_turn() -> None:
    s = diary(Choose(0), Choose(2), Choose(0), Note("end of turn"))
    for seat in (0, 2, 0):
        (ask,) = waiting(s)
        assert ask.seat == seat
        answer(s, ask, button("no"))
    assert s.done[-1] == "end of turn"


def test_copies_share_nothing_that_changes() -> None:
    s = diary(Choose(0), Note("b"))
    twin = s.copy()
    answer(twin, waiting(twin)[0], button("no"))
    assert (s.done, twin.done) == ([], ["0 no", "b"])
    assert len(waiting(s)) == 1
