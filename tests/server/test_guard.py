"""What stands before every handler: policy, origin, limits; and what people type is shown as text."""

from dataclasses import replace

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.server.app import create_app, prepare
from ludotheque.server.people import new_code
from ludotheque.server.settings import Settings
from ludotheque.server.site import CROWD
from tests.server.conftest import ORIGIN
from tests.server.playing import open_table

Client = TestClient[Litestar]
NASTY = '<img src=x onerror="alert(1)">&"\''


def table_of(client: Client) -> str:
    return str(client.post("/tables/quick", data={"game": "smallworld"}).url).rpartition("/")[2]


@pytest.mark.parametrize("path", ["/", "/rules/smallworld", "/nosuch", "/t/nosuch", "/api/games", "/api/tables/nosuch"])
def test_every_page_keeps_to_itself(client: Client, path: str):
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_no_page_has_inline_styles_or_scripts(client: Client):
    table = table_of(client)
    for path in ("/", f"/t/{table}", f"/t/{table}/replay", "/rules/smallworld"):
        page = client.get(path).text
        assert " style=" not in page
        assert " onclick=" not in page
        assert page.count("<script") == 1
        assert "http://" not in page.replace('xmlns="http://www.w3.org/2000/svg"', "").replace(ORIGIN, "")


def test_a_name_that_was_made_to_lead_here_is_refused(client: Client, settings: Settings):
    """A page of evil.example whose name suddenly means this machine is one of ours to the browser that shows it."""
    for name in ("evil.example", "evil.example:8017", "127.0.0.1.evil.example", "localhost.evil.example"):
        headers = {"host": name, "origin": f"http://{name}"}
        assert client.get("/", headers=headers).status_code == 403
        assert client.post("/tables/quick", data={"game": "smallworld"}, headers=headers).status_code == 403
    for name in ("localhost:8017", "127.0.0.1:8017", "[::1]:8017", "192.168.1.7:8017", "lea-laptop", "lea.local:8017"):
        assert client.get("/", headers={"host": name}).status_code == 200
    assert client.get("/health", headers={"host": "evil.example"}).status_code == 200
    for open_to_names in (replace(settings, proxies="127.0.0.1"), replace(settings, host="0.0.0.0")):
        with TestClient(create_app(open_to_names), base_url="http://table.example") as elsewhere:
            assert elsewhere.get("/").status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://testserver.local.evil.example", None])
def test_a_write_from_another_site_is_refused(client: Client, origin: str | None):
    table = table_of(client)
    del client.headers["origin"]
    headers = {"origin": origin} if origin else {}
    for path in ("/tables/quick", f"/t/{table}/say", f"/t/{table}/robot", "/settings", "/records"):
        assert client.post(path, data={"game": "smallworld", "text": "x"}, headers=headers).status_code == 403


def test_cookies_are_out_of_reach_of_scripts_and_of_other_sites(client: Client):
    cookie = client.get("/").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_forged_cookie_is_nobody(client: Client):
    table = table_of(client)
    value = client.cookies["ludotheque"]
    id, name, signature = value.split(".")
    client.cookies.clear()
    for forged in (f"{id}.{name}.{'A' * 24}", f"{id}x.{name}.{signature}", f"{id}.", "..", "é", "x" * 4000):
        answer = client.post(
            f"/t/{table}/undo", data={"seat": 0, "question": 0}, headers={"cookie": f"ludotheque={forged}".encode()}
        )
        assert answer.status_code in (403, 400)


def test_what_people_type_is_shown_as_text(client: Client):
    client.post("/settings", data={"name": NASTY, "back": "/"})
    seats = {"seat-0": "me", "name-0": NASTY, "seat-1": "link", "name-1": NASTY}
    page = client.post("/tables", data={"game": "smallworld", "name": NASTY, **seats})
    table = str(page.url).rpartition("/")[2]
    client.post(f"/t/{table}/say", data={"text": NASTY})
    assert "<img src=x" not in client.get(f"/t/{table}").text
    client.post(f"/t/{table}/begin")
    for path in ("/", f"/t/{table}", f"/t/{table}/replay", f"/rules/smallworld?q={NASTY}"):
        assert "<img src=x" not in client.get(path).text
    parts = client.get(f"/t/{table}/update").json()["parts"]
    assert not any("<img src=x" in html for _, html in parts.values())
    assert NASTY[:10] in client.get(f"/api/tables/{table}").json()["seats"][0]["name"]


def test_redirects_stay_here(client: Client):
    for back in ("https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"):
        answer = client.post("/settings", data={"lang": "fr", "back": back}, follow_redirects=False)
        assert answer.headers["location"] == "/"


def test_what_is_too_long_is_refused(client: Client):
    table = table_of(client)
    assert client.post(f"/t/{table}/say", data={"text": "x" * 100_000}).status_code == 413
    players = open_table(client, [{"kind": "me"}, {"kind": "link"}])
    assert players[0].post("chat", {"text": "x" * 400}).status_code == 400
    assert client.post("/records", files={"record": b"x" * 3_000_000}).status_code == 413


def test_who_writes_too_much_must_wait(settings: Settings):
    prepare(settings)
    with TestClient(create_app(replace(settings, writes=0.001, burst=5, new_tables=2)), base_url=ORIGIN) as client:
        client.headers["origin"] = ORIGIN
        table = table_of(client)
        codes = [client.post(f"/t/{table}/say", data={"text": str(n)}).status_code for n in range(8)]
        assert codes[0] == 200
        assert codes[-1] == 429
        client.cookies.clear()
        orders = [client.post("/tables/quick", data={"game": "smallworld"}).status_code for _ in range(3)]
        assert orders[-1] == 429


def test_pages_come_in_the_readers_language(client: Client):
    assert "What shall we play tonight?" in client.get("/", headers={"accept-language": "de, en;q=0.5"}).text
    assert "À quoi joue-t-on ce soir" in client.get("/", headers={"accept-language": "fr-CA, en;q=0.9"}).text
    assert "À quoi joue-t-on ce soir" in client.get("/", headers={"accept-language": "en;q=0.5, fr;q=0.9"}).text
    client.post("/settings", data={"lang": "fr", "back": "/"})
    assert '<html lang="fr"' in client.get("/", headers={"accept-language": "en"}).text


def test_errors_are_told_in_the_readers_language_and_form(client: Client):
    page = client.get("/t/nosuch", headers={"accept-language": "fr"})
    assert page.status_code == 404
    assert "Cette table n’existe pas, ou plus." in page.text.replace("&#39;", "'")
    error = {"error": "this table does not exist, or no longer does", "kind": "NoTable"}
    assert client.get("/api/tables/nosuch").json() == error


REQUESTS = [
    (
        "POST",
        "/t/{table}/answer",
        {"seat": "1", "question": "0", "option": "pick.combo.0.0"},
        403,
        "n’est pas la vôtre.",
    ),
    ("POST", "/t/{table}/answer", {"seat": "0", "question": "77", "option": "pick.combo.0.0"}, 409, "a avancé"),
    ("POST", "/t/{table}/answer", {"seat": "0", "question": "x", "option": "pick.combo.0.0"}, 400, "pas été comprise."),
    ("POST", "/t/{table}/answer", {"seat": "0", "question": "0", "option": "zzz"}, 400, "pas été comprise."),
    ("POST", "/t/{table}/undo", {"seat": "0", "question": "0"}, 409, "rien à reprendre."),
    ("GET", "/t/{table}/results", {}, 403, "à la fin de la partie."),
    ("GET", "/t/{table}/replay?seat=1", {}, 403, "à la fin de la partie."),
    ("GET", "/t/{table}/answer", {}, 405, "ne se visite pas"),
    ("GET", "/rules/chess", {}, 404, "Aucun jeu"),
    ("GET", "/nowhere", {}, 404, "n’existe pas, ou plus."),
    ("GET", "/seat/{table}.1.AAAA", {}, 404, "n’existe pas, ou plus."),
    ("GET", "/static/x/client.js%00", {}, 404, "n’existe pas, ou plus."),
    ("GET", "/static/x/..%2Fapp.py", {}, 404, "n’existe pas, ou plus."),
    ("POST", "/tables", {"game": "smallworld", "seat-0": "me", "seat-1": "link", "clock": "-5"}, 400, "horloge"),
    ("POST", "/tables", {"game": "smallworld", "seat-0": "me", "seat-1": "bot"}, 400, "Aucune place"),
    ("POST", "/tables", {"game": "smallworld", "seat-0": "me"}, 400, "de 2 à 5 joueurs"),
    ("POST", "/records", {"record": "no file"}, 400, "pas été comprise."),
]


@pytest.mark.parametrize(("method", "path", "data", "status", "says"), REQUESTS)
def test_what_cannot_be_done_is_said_on_a_page(
    client: Client, method: str, path: str, data: dict[str, str], status: int, says: str
):
    client.headers["accept-language"] = "fr"
    client.get("/")
    table = open_table(client, [{"kind": "me"}, {"kind": "link"}])[0].table
    answer = client.request(method, path.format(table=table), data=data or None)
    assert answer.status_code == status
    text = answer.text.replace("&#39;", "'")
    assert says in text
    assert '<main class="message message--wrong panel">' in text
    assert "Traceback" not in text


def test_an_error_of_ours_shows_nothing_of_its_inside(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    secret = new_code()

    async def fail(*_: object) -> None:
        raise ValueError("the inside")

    monkeypatch.setattr(client.app.state.site.hall, "query", fail)
    page = client.get(f"/seat/{secret}")
    assert page.status_code == 500
    assert "The die fell off the table" in page.text
    assert "the inside" not in page.text
    assert secret not in "".join(record.getMessage() for record in caplog.records if record.name.startswith("ludo"))


def test_forged_or_collected_cookies_do_not_write_faster(settings: Settings):
    prepare(settings)
    with TestClient(create_app(replace(settings, writes=0.001, burst=3)), base_url=ORIGIN) as client:
        client.headers["origin"] = ORIGIN
        table = table_of(client)
        forged = [
            client.post(f"/t/{table}/say", data={"text": "x"}, headers={"cookie": f"ludotheque=a{n}.b.c"}).status_code
            for n in range(6)
        ]
        assert forged[-1] == 429
        fresh = []
        for _ in range(4 * CROWD):
            client.cookies.clear()
            client.get("/")
            fresh.append(client.post(f"/t/{table}/say", data={"text": "x"}).status_code)
        assert fresh[0] == 200
        assert fresh[-1] == 429
