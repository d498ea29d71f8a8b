"""Find a better move: a turning point is asked again, tries are judged on the guesses of the review."""

from html import unescape

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.kernel import Option, waiting
from ludotheque.review import CHOICE, Pains, Turning
from ludotheque.review.lines import Line
from ludotheque.server.finding import BETTER, FOUND, WORSE, judged
from ludotheque.server.scene import wire
from tests.server.playing import Player, load_finished
from tests.server.test_review import TINY, made

Client = TestClient[Litestar]
BEST, TAKEN, OTHER = (("pick", "combo", n, 0) for n in range(3))


def line(option: tuple[str, str, int, int], chance: float, doubt: float = 0.01) -> Line:
    return Line(option, chance, doubt, {})


@pytest.mark.parametrize(
    ("tried", "says"),
    [
        (line(BEST, 0.5), FOUND),
        (line(OTHER, 0.49), FOUND),
        (line(OTHER, 0.4), BETTER),
        (line(OTHER, 0.2), WORSE),
        (line(TAKEN, 0.3), WORSE),
    ],
)
def test_a_try_is_as_good_as_the_best_better_than_what_was_played_or_neither(tried: Line, says: str):
    turning = Turning(3, 1, CHOICE, 0, TAKEN, 0.5, [line(BEST, 0.5), line(TAKEN, 0.3)])
    assert judged(turning, tried) == says


def turned(client: Client, player: Player, pains: Pains = TINY) -> Turning:
    """Put a turning point into the review of a finished game: a choice of its first seat."""
    client.app.state.site.reviews.pains = pains
    made(client, player.table, 0)
    match = client.app.state.site.hall.lives[player.table].position.match
    after = next(
        n for n, state in enumerate(match.positions()) if (asks := waiting(state)) and asks[0].seat == 0 and n > 3
    )
    state = match.positions()[after]
    taken = match.moves[after].option
    best = next(option for option in waiting(state)[0].options(state) if option != taken)
    lines = [line((one.verb, one.kind, one.index, one.arg), chance) for one, chance in ((best, 0.9), (taken, 0.1))]
    turning = Turning(after, 1, CHOICE, 0, lines[1].option, 0.9, lines)
    client.app.state.site.reviews.jobs[player.table, 0].review.turnings = [turning]
    return turning


def test_the_reader_is_asked_before_the_answer_is_shown(client: Client):
    player = load_finished(client)
    turning = turned(client, player)
    review = unescape(client.get(f"/t/{player.table}/review?seat=0&lang=en").text)
    assert f'href="/t/{player.table}/review/find?seat=0&at=1"' in review
    assert review.index('<details class="review-answer">') < review.index("A strong bot would have played")
    sent = client.get(f"/t/{player.table}/review/find?seat=0&at=1&lang=en").text
    assert "&lt;" not in sent, "no part is shown as its source"
    page = unescape(sent)
    assert "What would be better?" in page
    best = wire(turning.lines[0].choice())
    assert f'value="{best}"' in page
    answer = client.post(
        f"/t/{player.table}/review/find", data={"seat": "0", "at": "1", "option": best}, follow_redirects=True
    )
    assert "Found it!" in answer.text
    job = client.app.state.site.reviews.jobs[player.table, 0]
    assert (turning.after, turning.lines[0].choice()) in job.tried


def test_what_could_not_be_played_there_leads_back_to_the_review(client: Client):
    player = load_finished(client)
    turned(client, player)
    here = f"/t/{player.table}/review/find"
    for fields in ({"at": "1", "option": "pick.combo.99.0"}, {"at": "7", "option": "pick.combo.0.0"}):
        answer = client.post(here, data={"seat": "0", **fields}, follow_redirects=False)
        assert answer.headers["location"] == f"/t/{player.table}/review?seat=0"
    assert client.post(here, data={"seat": "0", "at": "1", "option": "nonsense"}).status_code == 400
    assert client.get(f"{here}?seat=0&at=7", follow_redirects=False).status_code == 303
    assert client.get(f"{here}?seat=0&at=1&tried=nonsense").status_code == 400
    assert Option("pick", "combo", 99) not in [option for _, option in _tried(client, player)]


def _tried(client: Client, player: Player) -> list[tuple[int, Option]]:
    return list(client.app.state.site.reviews.jobs[player.table, 0].tried)
