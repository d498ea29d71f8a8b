"""Players who use the JSON API as a program would."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import httpx

from ludotheque import bots, games, record
from ludotheque.match import Match


@dataclass
class Player:
    """A seat played at random over HTTP, which remembers what it was told was taken."""

    client: Any
    table: str
    seat: int
    token: str
    random: Random = field(default_factory=lambda: Random(1))
    taken: dict[int, dict[str, Any]] = field(default_factory=dict)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def get(self, path: str, **params: Any) -> Any:
        return self.client.get(f"/api/tables/{self.table}/{path}", headers=self.headers, params=params)

    def post(self, path: str, data: dict[str, Any]) -> Any:
        return self.client.post(f"/api/tables/{self.table}/{path}", headers=self.headers, json=data)

    def view(self) -> dict[str, Any]:
        return self.get("view").raise_for_status().json()

    def pick(self, question: dict[str, Any]) -> dict[str, Any]:
        option = self.random.choice(question["options"])
        wanted = {name: option[name] for name in ("verb", "kind", "index", "arg")}
        return {"number": question["number"], **wanted}

    def move(self) -> bool:
        """Answer if asked; tell whether there was a question."""
        question = self.view()["question"]
        if question is None:
            return False
        answer = self.pick(question)
        self.post("answer", answer).raise_for_status()
        self.taken[answer["number"]] = answer
        return True


def open_table(client: Any, seats: list[dict[str, Any]], **more: Any) -> list[Player]:
    """Open a table, of Small World unless said otherwise, and return its human players: those invited have come."""
    made = client.post("/api/tables", json={"game": "smallworld", "seats": seats, **more})
    return seated(client, made.raise_for_status().json())


def seated(client: Any, made: dict[str, Any]) -> list[Player]:
    """Let everybody sit down who was invited to a new table, and return all players in order."""
    places = made["table"]["seats"]
    invited = [each for each in made["invitations"] if places[each["seat"]]["kind"] == "person"]
    tokens = [*made["seats"], *(accept(client, each) for each in invited)]
    return sorted((player(client, token) for token in tokens), key=lambda one: one.seat)


def accept(client: Any, invitation: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Sit down by an invitation as another program does, which has no cookie, and return the token."""
    wanted = {"invitation": invitation["code"], **more}
    joined = client.post(f"/api/tables/{invitation['table']}/join", json=wanted, headers={"cookie": ""})
    return dict(joined.raise_for_status().json())


def player(client: Any, token: dict[str, Any]) -> Player:
    """Return the player who has a token."""
    return Player(client, token["table"], token["seat"], token["token"])


@cache
def finished_record(name: str = "smallworld", players: int = 2) -> bytes:
    """A game that people have finished, two of Small World unless said otherwise."""
    game = games.load(name)
    match = Match(game, game.setup(players), 11, ["Léa", "Basile", "Ondine"][:players], [record.HUMAN] * players)
    bot = bots.make("random", game, 11)
    while question := match.question():
        match.answer(bot.choose(match.view(question.seat), question.seat))
    return record.encode(match.record())


def load_finished(client: Any, name: str = "smallworld", players: int = 2) -> Player:
    """Load a finished game, and return its first seat."""
    page = client.post("/records", files={"record": ("game.json", finished_record(name, players))})
    return Player(client, str(page.url).partition("/t/")[2].partition("/")[0], 0, "")


def play_out(players: list[Player], most: int = 5000) -> dict[str, Any]:
    """Let all players move until the game is over, and return the last view."""
    for _ in range(most):
        if not any(player.move() for player in players):
            view = players[0].view()
            if view["table"]["state"] == "over":
                return view
    raise TimeoutError("the game does not end")


def connect(url: str) -> httpx.Client:
    return httpx.Client(base_url=url, timeout=60)
