"""Photographs the pages in a real browser: a few for docs/screenshots, or all of them with --all FOLDER."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))
from ludotheque import bots, games, record
from ludotheque.match import Match, Question
from ludotheque.record import HUMAN
from tests.browser.people import DESKTOP, PHONE, chromium, number, open_table, visitor, wait_for_news
from tests.browser.recorded import offers, recorded
from tests.server.running import Server, serving

KEPT = Path(__file__).parents[1] / "docs" / "screenshots"
NAMES = ("Léa", "Basile", "Ondine", "Camille", "Tovak")
SIZES: dict[str, Any] = {"desktop": DESKTOP, "phone": PHONE}
END = 0


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"

    def context(self) -> dict[str, Any]:
        touch = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1.5} if self.size == "phone" else {}
        locale = "fr-FR" if self.language == "fr" else "en-GB"
        return {"viewport": SIZES[self.size], "color_scheme": self.theme, "locale": locale, **touch}


LOOKS = tuple(Look(*three) for three in product(SIZES, ("light", "dark"), ("fr", "en")))
# What is kept in the repository, under the name of its page.
CHOSEN = {
    "lobby": Look("desktop", "light", "fr"),
    "table": Look("desktop", "light", "fr"),
    "refusal": Look("desktop", "dark", "en"),
    "five": Look("desktop", "dark", "fr"),
    "die": Look("desktop", "light", "fr"),
    "offer": Look("desktop", "light", "en"),
    "hand-over": Look("phone", "light", "fr"),
    "phone": Look("phone", "light", "fr"),
    "phone-lobby": Look("phone", "dark", "en"),
    "hint": Look("desktop", "light", "fr"),
    "replay": Look("desktop", "light", "en"),
    "results": Look("desktop", "light", "fr"),
    "rulebook": Look("desktop", "light", "en"),
    "immortals": Look("desktop", "light", "fr"),
    "immortals-battle": Look("desktop", "dark", "en"),
    "immortals-phone": Look("phone", "light", "fr"),
    "mageknight": Look("desktop", "light", "fr"),
    "mageknight-fight": Look("desktop", "dark", "en"),
    "mageknight-phone": Look("phone", "light", "fr"),
    "ebbland": Look("desktop", "light", "fr"),
    "ebbland-duel": Look("desktop", "dark", "en"),
    "ebbland-phone": Look("phone", "light", "fr"),
}


@cache
def play(players: int, seed: int, people: int, turn: int, seat: int = 0) -> bytes:
    """Return the record of a game that greedy bots played until a seat may conquer in a turn, or to its end."""
    game = games.load("smallworld")
    kinds = [HUMAN] * people + ["normal"] * (players - people)
    match = Match(game, game.setup(players), seed, NAMES[:players], kinds)
    bot = bots.make("greedy", game, seed)
    while (question := match.question()) and not (turn and is_at(match, question, turn, seat)):
        match.answer(bot.choose(match.view(question.seat), question.seat))
    return record.encode(match.record())


def is_at(match: Match, question: Question, turn: int, seat: int) -> bool:
    verbs = [option.verb for option in question.options]
    many = turn == 1 or verbs.count("conquer") > 3
    return match.game.rules.progress(match.state).now >= turn and question.seat == seat and many


@cache
def campaign(players: int, seed: int, ask: str, round: int, filled: int = 10) -> bytes:
    """Return the record of a game of Immortals that greedy bots played until the first seat is asked something."""
    game = games.load("immortals")
    kinds = [HUMAN] + ["normal"] * (players - 1)
    match = Match(game, game.setup(players), seed, NAMES[:players], kinds)
    bot = bots.make("greedy", game, seed)
    while question := match.question(0) or match.question():
        state: Any = match.state
        is_there = state.round == round and state.players[0].cards_laid() <= filled
        if question.seat == 0 and type(question.ask).__name__ == ask and is_there:
            break
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    return record.encode(match.record())


@cache
def quest(seed: int, ask: str, answers: int) -> bytes:
    """Return the record of a quest alone that a greedy bot played until it is asked something late enough."""
    game = games.load("mageknight")
    return until(
        Match(game, game.setup(1, {"scenario": "solo_conquest"}), seed, NAMES[:1], [HUMAN]), seed, ask, answers
    )


@cache
def raid(seed: int, ask: str, answers: int) -> bytes:
    """Return the record of a game of Ebbland that greedy bots played until the first seat is asked something."""
    game = games.load("ebbland")
    return until(Match(game, game.setup(2), seed, NAMES[:2], [HUMAN, "normal"]), seed, ask, answers)


def until(match: Match, seed: int, ask: str, answers: int) -> bytes:
    """Let greedy bots play until the first seat is asked something late enough, and return the record."""
    bot = bots.make("greedy", match.game, seed)
    while question := match.question():
        if question.seat == 0 and type(question.ask).__name__ == ask and len(match.moves) >= answers:
            break
        match.answer(bot.choose(match.view(question.seat), question.seat))
    return record.encode(match.record())


def load(page: Page, data: bytes) -> None:
    """Open a table on which a record has been played."""
    page.goto("/")
    page.set_input_files("#record", {"name": "game.json", "mimeType": "application/json", "buffer": data})
    page.wait_for_url("**/t/**")


def lobby(page: Page) -> None:
    load(page, play(4, 4, 1, 5))
    load(page, play(2, 2, 1, 3))
    load(page, play(3, 3, 1, END))
    page.goto("/")


def table(page: Page) -> None:
    load(page, play(4, 4, 1, 5))
    page.locator(".target.is-legal").nth(3).dispatch_event("pointerover")


def refusal(page: Page) -> None:
    load(page, play(3, 8, 1, 4))
    page.locator(".target:not(.is-legal)").nth(12).dispatch_event("click")
    page.wait_for_selector("#bubble.bubble--why")


def hint(page: Page) -> None:
    load(page, play(2, 8, 1, 4))
    page.click("#button-hint")
    page.wait_for_selector("#bubble.bubble--hint")


def five(page: Page) -> None:
    load(page, play(5, 5, 1, 6))


def phone(page: Page) -> None:
    load(page, play(4, 4, 1, 5))


def rolled(page: Page) -> None:
    load(page, recorded(4, 6, offers("attempt")))
    page.locator('#ask button[value^="attempt."]').first.dispatch_event("click")
    page.wait_for_selector(".roll")


def hand_over(page: Page) -> None:
    load(page, play(3, 9, 3, 4, 1))
    page.wait_for_selector("#button-here")


def offer(page: Page) -> None:
    load(page, play(4, 6, 1, 1))
    page.locator("#combo-3").dispatch_event("pointerover")


def replay(page: Page) -> None:
    load(page, play(3, 3, 1, END))
    page.goto(page.url.partition("?")[0] + "?n=90")


def over(page: Page) -> None:
    load(page, play(4, 7, 1, END))
    page.goto(page.url.partition("/replay")[0])


def results(page: Page) -> None:
    load(page, play(4, 7, 1, END))
    page.goto(page.url.partition("/replay")[0] + "/results")


def rulebook(page: Page) -> None:
    page.goto("/rules/smallworld#SW-CONQ-07")


def search(page: Page) -> None:
    page.goto("/rules/smallworld?q=dragon")


def settings(page: Page) -> None:
    load(page, play(2, 2, 1, 3))
    page.click("[data-open=settings]")


def land(page: Page) -> None:
    load(page, quest(6, "March", 110))
    while not page.locator("#ask button[data-steps]").count():
        before = number(page)
        page.locator("#shelf-hand .way--sideways.is-open").first.click()
        wait_for_news(page, before)
    page.mouse.move(0, 0)
    far = page.locator("#ask button[data-steps]").last.get_attribute("data-target")
    page.locator(f"#{far}").dispatch_event("pointerover")


def fight(page: Page) -> None:
    load(page, quest(8, "Defend", 60))


def land_on_phone(page: Page) -> None:
    load(page, quest(6, "March", 110))


def pools(page: Page) -> None:
    load(page, raid(4, "Involve", 100))


def duel(page: Page) -> None:
    load(page, raid(4, "MakePair", 100))


def planning(page: Page) -> None:
    load(page, campaign(3, 33, "Plan", 3, 0))
    for card, space in ((0, 3), (2, 5), (3, 2)):
        take_up(page, card)
        page.locator(f"#space-{space}").click()
        page.wait_for_selector(f"#space-{space} .laid")
    take_up(page, 2)


def take_up(page: Page, card: int) -> None:
    page.locator("#shelf-hand .hand-card.is-legal").nth(card).click()
    page.wait_for_selector(".hand-card[aria-pressed]")


def battle(page: Page) -> None:
    load(page, campaign(4, 44, "ChooseTarget", 3))
    page.locator(".target.is-legal").first.dispatch_event("pointerover")


def missing(page: Page) -> None:
    page.goto("/t/no-such-table")


def invitation(page: Page) -> None:
    open_table(page, "me", "link")
    page.goto(page.locator("[data-copy]").first.get_attribute("data-copy") or "")


PAGES: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
    "phone-lobby": lobby,
    "table": table,
    "phone": phone,
    "offer": offer,
    "refusal": refusal,
    "hint": hint,
    "five": five,
    "die": rolled,
    "hand-over": hand_over,
    "replay": replay,
    "over": over,
    "results": results,
    "rulebook": rulebook,
    "search": search,
    "settings": settings,
    "missing": missing,
    "invitation": invitation,
    "immortals": planning,
    "immortals-battle": battle,
    "immortals-phone": planning,
    "mageknight": land,
    "mageknight-fight": fight,
    "mageknight-phone": land_on_phone,
    "ebbland": pools,
    "ebbland-duel": duel,
    "ebbland-phone": pools,
}


def shoot(browser: Browser, server: Server, name: str, look: Look, file: Path) -> None:
    page = visitor(browser, server, **look.context())
    PAGES[name](page)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=file, type="jpeg", quality=68, full_page="lobby" in name)
    page.context.close()


def wanted() -> Iterator[tuple[str, Look, Path]]:
    """Give each picture to take: those that are kept, or with --all FOLDER [PAGE …] every look of the pages."""
    if "--all" not in sys.argv:
        yield from ((name, look, KEPT / f"{name}.jpg") for name, look in CHOSEN.items())
        return
    folder, *pages = sys.argv[sys.argv.index("--all") + 1 :]
    for name, look in product(pages or PAGES, LOOKS):
        yield name, look, Path(folder) / f"{name}-{look}.jpg"


def main() -> None:
    with (
        TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.sqlite") as server,
        chromium() as browser,
    ):
        for name, look, file in wanted():
            file.parent.mkdir(parents=True, exist_ok=True)
            shoot(browser, server, name, look, file)


if __name__ == "__main__":
    main()
