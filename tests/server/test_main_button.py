"""What a page suggests is never to end a turn in which something is still to be done."""

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.games import load
from ludotheque.server.company import Viewer
from ludotheque.server.parts import parts
from ludotheque.server.scene import Scene
from tests.server.playing import Player, seated

Client = TestClient[Litestar]
Question = dict[str, Any]
# What ends a turn, a plan, conquests.
ENDS = {"smallworld": "stop", "immortals": "ready", "mageknight": "end", "ebbland": "end"}


class Table:
    """A table whose seats all answer from here."""

    def __init__(self, client: Client, game: str) -> None:
        seats = [{"kind": "me"}] + [{"kind": "link"}] * (load(game).seats[0] - 1)
        self.client = client
        self.end = ENDS[game]
        self.players = seated(client, client.post("/api/tables", json={"game": game, "seats": seats}).json())

    def asked(self) -> tuple[Player, Question]:
        return next((one, found) for one in self.players if (found := one.view()["question"]))

    def answer(self, player: Player, question: Question, option: dict[str, Any]) -> None:
        wanted = {name: option[name] for name in ("verb", "kind", "index", "arg")}
        player.post("answer", {"number": question["number"], **wanted}).raise_for_status()

    def until_end(self) -> tuple[Player, Question]:
        """Give the first answer there is until somebody may end something; tell who."""
        for _ in range(80):
            player, question = self.asked()
            if self.end in verbs(question):
                return player, question
            self.answer(player, question, question["options"][0])
        raise AssertionError("nothing was to be ended")

    def shown(self, seat: int) -> tuple[str, str]:
        """The verb of the main button, and the question on the page."""
        live = self.client.app.state.site.hall.lives[self.players[0].table]
        scene = Scene(live, live.position, Viewer("en", seat, (seat,)))
        main = scene.main_choice()
        return main.value.partition(".")[0] if main else "", str(parts(scene, {}, None)["ask"])


def verbs(question: Question) -> set[str]:
    return {option["verb"] for option in question["options"]}


@pytest.mark.parametrize("game", ["smallworld", "immortals", "mageknight"])
def test_ending_a_turn_before_anything_was_done_is_no_main_button(client: Client, game: str):
    table = Table(client, game)
    player, _ = table.until_end()
    main, page = table.shown(player.seat)
    assert main == ""
    assert "button--primary" not in page
    assert f'value="{table.end}.' in page, "it can be pressed for all that"


def test_the_end_of_a_turn_is_the_main_button_once_the_points_are_walked(client: Client):
    table = Table(client, "mageknight")
    player, question = table.until_end()
    assert question["options"][0]["kind"] == "card"
    table.answer(player, question, question["options"][0])
    for _ in range(8):
        player, question = table.asked()
        ways = [option for option in question["options"] if option["verb"] in ("move", "explore")]
        if not ways and "end" in verbs(question):
            break
        assert "end" not in verbs(question) or table.shown(player.seat)[0] == ""
        table.answer(player, question, (ways or question["options"])[0])
    assert table.shown(player.seat)[0] == "end"


def test_a_plan_is_ready_once_every_card_lies_somewhere(client: Client):
    table = Table(client, "immortals")
    player, question = table.until_end()
    while question["options"][0]["verb"] in ("pick", "lay"):
        table.answer(player, question, question["options"][0])
        question = player.view()["question"]
    assert table.shown(player.seat)[0] == "ready"
