"""What happens at a table: whoever sits there answers, others do not, and everybody reads the same log."""

import re
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.games.ebbland.data.decks import deck_called, drafted, write_deck
from tests.games.mageknight.contradictions import CONTRADICTIONS
from tests.reading import plain
from tests.server.playing import Player, open_table, play_out

Client = TestClient[Litestar]
TWO = [{"kind": "me", "name": "Léa"}, {"kind": "link", "name": "Basile"}]


def asked(players: list[Player]) -> Player:
    return next(player for player in players if player.view()["question"])


def test_a_game_is_played_to_its_end_over_http(client: Client):
    view = play_out(open_table(client, TWO))
    assert view["table"]["winners"]
    assert view["table"]["seed"] is not None


def test_the_seed_stays_secret_until_the_end(client: Client):
    player = asked(open_table(client, TWO))
    assert player.view()["table"]["seed"] is None
    assert len(player.view()["table"]["fingerprint"]) == 64


def test_a_repeated_answer_gets_what_already_happened(client: Client):
    player = asked(open_table(client, TWO))
    answer = player.pick(player.view()["question"])
    first, again = player.post("answer", answer), player.post("answer", answer)
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert player.view()["number"] == 1


def test_another_answer_to_an_old_question_is_refused(client: Client):
    player = asked(open_table(client, TWO))
    question = player.view()["question"]
    one, other = ({**player.pick({**question, "options": [option]})} for option in question["options"][:2])
    player.post("answer", one).raise_for_status()
    refused = player.post("answer", other)
    assert refused.status_code == 409
    assert refused.json()["kind"] == "OldQuestion"


def test_an_answer_that_is_no_option_is_refused_with_its_reason(client: Client):
    player = asked(open_table(client, TWO))
    refused = player.post("answer", {"number": 0, "verb": "conquer", "kind": "region", "index": 3, "arg": 0})
    assert refused.status_code == 409
    assert refused.json()["kind"] == "NotAnOption"


def test_nobody_acts_for_another_seat(client: Client):
    players = open_table(client, TWO)
    player = asked(players)
    other = next(one for one in players if one is not player)
    answer = {**player.pick(player.view()["question"]), "seat": player.seat}
    assert other.post("answer", answer).status_code == 403
    forged = Player(client, player.table, player.seat, player.token[:-2] + "xx")
    assert forged.post("answer", answer).status_code == 403
    stranger = Player(client, open_table(client, TWO)[0].table, player.seat, player.token)
    assert stranger.post("answer", answer).status_code == 403
    assert player.view()["number"] == 0


def test_an_undo_is_seen_by_the_others_in_the_log(client: Client):
    players = open_table(client, TWO)
    player = undoable(players)
    other = next(one for one in players if one is not player)
    number = player.view()["number"]
    player.post("undo", {"number": number}).raise_for_status()
    assert player.view()["number"] == number + 1
    page = client.get(f"/t/{player.table}", headers={"cookie": ""}).text
    assert "takes back the last move" in page
    assert 'class="is-undone"' in page
    assert other.get("events", since=0).json()["undone"] == [number - 1]


def undoable(players: list[Player]) -> Player:
    """Play until a seat has answered something that revealed nothing."""
    for _ in range(200):
        player = asked(players)
        question = player.view()["question"]
        player.move()
        if question["options"][0]["verb"] != "pick" and player.view()["question"]:
            return player
    raise AssertionError("nobody could take anything back")


def test_an_undo_is_refused_once_something_was_revealed(client: Client):
    player = asked(open_table(client, TWO))
    player.move()
    refused = player.post("undo", {"number": player.view()["number"]})
    assert refused.status_code == 409
    assert "hidden" in refused.json()["error"]


def test_a_repeated_undo_takes_back_only_once(client: Client):
    player = undoable(open_table(client, TWO))
    number = player.view()["number"]
    for _ in range(2):
        player.post("undo", {"number": number}).raise_for_status()
    assert player.view()["number"] == number + 1


def test_a_free_seat_is_taken_once(client: Client):
    (host,) = open_table(client, [{"kind": "me"}, {"kind": "open"}])
    first = client.post(f"/api/tables/{host.table}/join", json={"name": "Ondine"})
    second = client.post(f"/api/tables/{host.table}/join", json={"name": "Basile"})
    assert (first.status_code, second.status_code) == (201, 400)
    assert host.view()["table"]["seats"][1]["name"] == "Ondine"


def test_events_since_a_number_are_those_after_it(client: Client):
    players = open_table(client, TWO)
    for _ in range(6):
        asked(players).move()
    everything = players[0].get("events").json()
    later = players[0].get("events", since=4).json()
    assert later["events"] == [event for event in everything["events"] if event["number"] >= 4]
    assert later["number"] == everything["number"] == 6


def form(page: str, action: str) -> dict[str, str]:
    """The hidden fields of a form."""
    found = re.search(rf'<form[^>]*action="{re.escape(action)}"[^>]*>(.*?)</form>', page, re.DOTALL)
    assert found is not None
    return dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', found[1]))


def test_the_forms_work_without_a_script(client: Client):
    page = client.post("/tables/quick", data={"game": "smallworld"})
    table = str(page.url).rpartition("/")[2]
    client.post(f"/t/{table}/robot", data={"seat": 1})
    seats: list[Any] = client.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]
    if "data-yours" in page.text:
        option = re.search(r'name="option" value="([^"]+)"', page.text)
        assert option is not None
        fields = {**form(page.text, f"/t/{table}/answer"), "option": option[1]}
        assert client.post(f"/t/{table}/answer", data=fields).status_code == 200
        assert client.get(f"/api/tables/{table}/view").json()["number"] == 1


def test_a_table_whose_options_contradict_each_other_is_not_opened(client: Client):
    for players, options, *reasons, clause in CONTRADICTIONS:
        seats = [{"kind": "me", "name": "Léa"}, *({"kind": "bot"} for _ in range(players - 1))]
        order = {"game": "mageknight", "seats": seats, "options": options}
        for language, reason in zip(("en", "fr"), reasons, strict=True):
            made = client.post("/api/tables", json=order, headers={"accept-language": language})
            assert (made.status_code, made.json()["kind"]) == (400, "BadSetup")
            assert reason in plain(made.json()["error"])
            assert made.json()["error"].endswith(f"({clause})")


def test_a_table_option_may_be_written_instead_of_chosen(client: Client):
    assert 'name="own-deck-1"' in client.get("/").text
    own = write_deck(drafted(deck_called("lampwright")))
    fields = {"option-deck-1": "gullfolk", "own-deck-1": own.replace("\n", "\r\n"), "own-deck-2": " "}
    seats = {"game": "ebbland", "seat-0": "me", "seat-1": "here", "option-deck-2": "breaker"}
    table = str(client.post("/tables", data={**seats, **fields}).url).rpartition("/")[2]
    house = client.app.state.site.hall.lives[table].position.match.state.house
    assert [deck.leader for deck in house.decks] == [deck_called(name).leader for name in ("lampwright", "breaker")]
    refused = client.post("/tables", data={**seats, "own-deck-1": "4 excalibur"})
    assert refused.status_code == 400
    assert "excalibur" in refused.text
