"""The workshop of decks, with and without scripts: nothing that was written is lost, and nobody sees another's."""

import re
from html import unescape

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.games import load
from tests.server.conftest import ORIGIN

Client = TestClient[Litestar]
decks = load("ebbland").decks
PAGE = "/decks/ebbland"


def fields_of(page: str) -> dict[str, str]:
    """Return what a browser would send of the form."""
    found = dict(re.findall(r'<input [^>]*?name="([^"]+)" value="([^"]*)"', page))
    found["name"] = re.search(r'<input id="deck-name"[^>]*value="([^"]*)"', page)[1]
    for name, body in re.findall(r'<select id="[^"]+" name="([^"]+)">(.*?)</select>', page, re.DOTALL):
        chosen = re.search(r'value="([^"]*)" selected', body)
        found[name] = chosen[1] if chosen else ""
    found["rest"] = unescape(re.search(r'<textarea name="rest"[^>]*>(.*?)</textarea>', page, re.DOTALL)[1])
    return {name: unescape(value) for name, value in found.items() if not name.startswith("f-")}


def kept(client: Client, name: str = "Mine", box: str = "brackguard") -> str:
    fields = fields_of(client.get(f"{PAGE}?box={box}").text)
    made = client.post(PAGE, data={**fields, "name": name, "do": "save"})
    return id_in(str(made.url))


def id_in(address: str) -> str:
    """The deck that the workshop goes on with: its page is shown at the list of cards."""
    assert address.endswith("#deck")
    return address.removesuffix("#deck").partition("deck=")[2]


def text_on(page: str) -> str:
    return unescape(re.search(r'<textarea id="deck-text"[^>]*>(.*?)</textarea>', page, re.DOTALL)[1])


def test_a_deck_of_the_box_is_changed_and_kept_under_a_name(client: Client):
    id = kept(client)
    page = client.get(f"{PAGE}?deck={id}").text
    assert text_on(page).startswith("# Mine\nLeader: Marshal Odile Tern")
    fields = fields_of(page)
    assert (fields["id"], fields["n-wall_pikeman"], fields["role-leader"]) == (id, "4", "odile_tern")
    again = client.post(PAGE, data={**fields, "n-wall_pikeman": "2", "do": "save"})
    assert "2 Wall Pikeman" in text_on(again.text)
    assert str(again.url).endswith(f"{id}#deck")


def test_a_step_without_scripts_counts_and_says_what_breaks_the_rules(client: Client):
    fields = fields_of(client.get(f"{PAGE}?box=brackguard").text)
    page = client.post(PAGE, data={**fields, "do": "plus.wall_pikeman"}).text
    assert 'href="/rules/ebbland/CC-SETUP-06#CC-SETUP-06"' in page
    assert fields_of(page)["n-wall_pikeman"] == "5"
    assert fields_of(client.post(PAGE, data={**fields_of(page), "do": "minus.wall_pikeman"}).text) == fields


def test_cards_are_sifted_without_scripts(client: Client):
    page = client.post(PAGE, data={"do": "look", "f-faction.free": "on", "q": "swift"}).text
    shown = re.findall(r'<li class="tile" id="tile-(\w+)"[^>]*data-faction="(\w+)"[^>]*(?<! hidden)>', page)
    assert shown
    assert {faction for _, faction in shown} == {"free"}


def test_only_the_cards_of_the_deck_are_shown_and_accents_may_be_left_out(client: Client):
    fields = fields_of(client.get(f"{PAGE}?box=gullfolk").text)
    page = client.post(PAGE, data={**fields, "do": "look", "f-deck.in": "on"}).text
    assert {*re.findall(r'<li class="tile[^>]*data-deck="(\w*)"[^>]*(?<! hidden)>', page)} == {"in"}
    french = client.post(PAGE, data={"do": "look", "q": "ECLAIREUR"}, headers={"Accept-Language": "fr"}).text
    assert "Éclaireur" in french
    assert re.search(r'<li class="tile"[^>]*(?<! hidden)>', french)


def test_what_leader_location_and_artefacts_say_can_be_read(client: Client):
    fields = fields_of(client.get(f"{PAGE}?box=lampwright").text)
    said = client.post(f"{PAGE}/review", data={**fields, "role-location": "saltgate_bastion"}).json()["roles"]
    assert "minimum hand 4. You add 1 to your task rolls." in said["leader"][1]
    assert said["location"][1].startswith("Brine Wall: when the pools are complete")


def test_scripts_get_the_same_as_parts(client: Client):
    fields = fields_of(client.get(f"{PAGE}?box=gullfolk").text)
    found = client.post(f"{PAGE}/review", data={**fields, "n-volley": "9"}).json()
    assert "CC-SETUP-06" in found["said"]
    assert not found["ready"]
    assert "9 Volley" in found["text"]
    assert "code=" in found["link"]


def test_what_nobody_understands_is_told_mended_and_never_lost(client: Client):
    page = client.post(PAGE, data={"do": "import", "text": "# Odd\n3 Wall Pikemen\n4 Excalibur"}).text
    assert "no card is called “Excalibur”" in page
    id = id_in(str(client.post(PAGE, data={**fields_of(page), "do": "save"}).url))
    page = client.get(f"{PAGE}?deck={id}").text
    assert "4 Excalibur" in text_on(page)
    mend = re.search(r'value="(mend\.\d+)"', page)[1]
    mended = client.post(PAGE, data={**fields_of(page), "do": mend}).text
    assert text_on(mended).split("\n") == ["# Odd", "", "3 Wall Pikeman", "4 Excalibur"]


def test_a_deck_is_copied_and_deleted(client: Client):
    id = kept(client)
    fields = fields_of(client.get(f"{PAGE}?deck={id}").text)
    copy = client.post(PAGE, data={**fields, "do": "copy"})
    assert "Mine (copy)" in copy.text
    gone = client.post(PAGE, data={**fields, "do": "delete"}).text
    assert ("Mine (copy)" in gone, f"deck={id}" in gone) == (True, False)


def test_a_link_holds_the_whole_deck(client: Client):
    page = client.get(f"{PAGE}?box=breaker").text
    link = unescape(re.search(r'<input id="deck-link" value="([^"]+)"', page)[1])
    shared = client.get(link.removeprefix(ORIGIN)).text
    assert text_on(shared) == text_on(page).partition("\n")[2]


def test_nobody_sees_changes_or_plays_the_decks_of_another(client: Client, app: Litestar):
    id = kept(client, "Secret")
    fields = fields_of(client.get(f"{PAGE}?deck={id}").text)
    client.cookies.clear()
    assert "Secret" not in client.get(f"{PAGE}?deck={id}").text
    client.post(PAGE, data={**fields, "name": "Stolen", "do": "save"})
    client.post(PAGE, data={**fields, "do": "delete"})
    seats = {"game": "ebbland", "seat-0": "me", "seat-1": "bot-easy"}
    assert client.post("/tables", data={**seats, "option-deck-1": f"my-{id}"}).status_code == 400


def test_a_table_is_opened_with_a_deck_that_somebody_keeps(client: Client):
    id = kept(client, box="lampwright")
    assert f'<option value="my-{id}" selected>Mine' in client.get(f"/?game=ebbland&deck={id}").text
    seats = {"game": "ebbland", "seat-0": "me", "seat-1": "here"}
    table = str(client.post("/tables", data={**seats, "option-deck-2": f"my-{id}"}).url).rpartition("/")[2]
    options = client.app.state.site.hall.lives[table].position.table.options
    assert options["deck-2"].split("\n")[:2] == ["# Mine", "leader ione_sarrick"]


def test_a_deck_with_faults_is_kept_but_not_played(client: Client):
    page = client.post(PAGE, data={"do": "play", "n-wall_pikeman": "4", "name": "Few"})
    assert "Not playable yet" in page.text
    id = id_in(str(client.post(PAGE, data={"do": "save", "n-wall_pikeman": "4", "name": "Few"}).url))
    assert f"my-{id}" not in client.get("/?game=ebbland").text


@pytest.mark.parametrize("game", ["smallworld", "chess", "%00"])
def test_games_without_decks_have_no_workshop(client: Client, game: str):
    assert client.get(f"/decks/{game}").status_code == 404


def test_odd_fields_do_no_harm(client: Client):
    odd = {"n-wall_pikeman": "9" * 500, "n-nobody": "3", "role-leader": "nobody", "id": "x" * 999}
    for action in ("mend.99999999", "mend.0", "plus.nobody", "delete", "save", ""):
        assert client.post(PAGE, data={**odd, "do": action}).status_code == 200
