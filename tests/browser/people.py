"""People in front of a browser: they read the question, click, tap or type, and wait for what happens."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from ludotheque.server.people import CONFIRM, HELP
from tests.server.running import Server

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FRENCH = "fr-FR"
# Chromium calls nobody at home, and needs no sandbox of its own where tests run as root.
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


# Decoration that grows or fades is judged at rest.
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}}


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program, "Chromium is missing: run `make setup`, or install the package chromium"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield found
        found.close()


def visitor(browser: Browser, server: Server, **context: object) -> Page:
    """A fresh browser at the lobby, of somebody who wants no explanations, whose page must raise no error."""
    chosen = {"locale": FRENCH, "viewport": DESKTOP, "reduced_motion": "reduce", **context}
    # What a service worker fetches, no test could hold up or change.
    chosen = {"service_workers": "block", **chosen}
    around = browser.new_context(base_url=server.url, **chosen)  # type: ignore[arg-type]
    around.add_cookies([{"name": name, "value": "never", "url": server.url} for name in (HELP, CONFIRM)])
    page = around.new_page()
    page.set_default_timeout(90_000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda line: errors.append(line.text) if "Content Security Policy" in line.text else None)
    page.errors = errors  # type: ignore[attr-defined]
    visit(page, "/")
    return page


def visit(page: Page, address: str) -> None:
    """Open a page and wait until its scripts listen."""
    page.goto(address)
    ready(page)


def ready(page: Page) -> None:
    """Wait until the page's scripts listen: a click before that is nobody's."""
    page.wait_for_selector("html[data-ready]", state="attached")


def open_table(page: Page, *kinds: str, names: tuple[str, ...] = (), game: str = "smallworld") -> str:
    """Open a table with such seats and return its address."""
    page.check(f"#new-table input[value={game}]", force=True)
    for seat in range(page.locator(f"select[id^={game}-seat-]").count()):
        page.select_option(f"#{game}-seat-{seat}", kinds[seat] if seat < len(kinds) else "closed")
    for seat, name in enumerate(names):
        page.fill(f"[data-game={game}] [name=name-{seat}]", name)
    page.click("#new-table button[type=submit]")
    page.wait_for_url("**/t/*")
    if {"link", "open"} & set(kinds):
        page.wait_for_selector("body:not([data-adds]) #button-begin")
        ready(page)
    else:
        until_begun(page)
    return page.url


def until_begun(*pages: Page) -> None:
    """Wait until a table has dealt, and its pages listen."""
    for page in pages:
        page.wait_for_selector("#ask")
        ready(page)


def begin(page: Page) -> None:
    """Begin without those who are still expected."""
    page.click("#button-begin")
    until_begun(page)


def is_asked(page: Page) -> bool:
    return page.locator("#ask[data-yours]").count() > 0


def is_over(page: Page) -> bool:
    return page.locator("#ask a[href$='/results']").count() > 0


def number(page: Page) -> int:
    return int(page.locator("#ask").get_attribute("data-number") or -1)


def wait_for_news(page: Page, before: int) -> None:
    page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=before)


def wait_for_turn(page: Page) -> None:
    """Wait for news, or for a question to whoever sits here, which may have come meanwhile."""
    asked = "n => (ask => Number(ask.dataset.number) > n || 'yours' in ask.dataset)(document.querySelector('#ask'))"
    page.wait_for_function(asked, arg=number(page))


def options(page: Page) -> list[str]:
    """The options offered now, as the forms send them."""
    return page.eval_on_selector_all("#ask button[data-target]", "found => found.map(button => button.value)")


def answer(page: Page, value: str) -> None:
    """Choose an option: on the board or beside it if it points there, else by its button."""
    before = number(page)
    button = page.locator(f'#ask button[value="{value}"]')
    target = button.get_attribute("data-target") or ""
    # A thing whose parts stand for ways to choose it opens a menu, be it of one way.
    parts = page.locator(f"#{target} [data-option]").count() if target else 0
    alone = page.locator(f'#ask button[data-target="{target}"]').count() == 1 and not parts
    if target.startswith(("region-", "combo-", "card-", "space-", "group-")) and alone:
        page.locator(f"#{target}").dispatch_event("click")
    else:
        button.dispatch_event("click")
    wait_for_news(page, before)


def move(page: Page, random: Random) -> None:
    """Answer with any option."""
    answer(page, random.choice(options(page)))


def hurry(page: Page) -> None:
    """Answer with what ends a turn of Small World soon."""
    found = options(page)
    answer(page, next((value for value in found if value.startswith(("stop", "done", "place"))), found[0]))


def expect_no_errors(page: Page) -> None:
    assert page.errors == []  # type: ignore[attr-defined]


def violations(page: Page) -> list[str]:
    """What axe finds wrong with a page, one line for each place."""
    found = Axe().run(page, options=RULES).response["violations"]
    return [
        f"{problem['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for problem in found
        for node in problem["nodes"]
    ]
