"""Whose turn it is, and what happens to those who are not there."""

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import begin, hurry, is_asked, is_over, move, open_table, until_begun, visit, visitor
from tests.browser.recorded import load, never, recorded
from tests.server.running import Server

pytestmark = pytest.mark.slow
# A browser that may notify, whose window lies behind another one as soon as it is told so.
NOTIFIED = """
window.notes = [];
window.Notification = class { constructor(title, options) { window.notes.push([title, options.body]); } };
window.Notification.permission = "granted";
Object.defineProperty(document, "hidden", { get: () => Boolean(window.behind) });
"""


def with_clock(page: Page, *kinds: str, clock: int) -> None:
    """Open a table on which a move may take so many seconds."""
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Léa", "Basile"), strict=True)]
    order = {"game": "smallworld", "seats": seats, "clock": clock}
    made = page.request.post("/api/tables", data=order, headers={"origin": page.url.rstrip("/")})
    visit(page, f"/t/{made.json()['table']['id']}")


def test_whoever_looks_elsewhere_is_told_that_it_is_their_turn(browser: Browser, server: Server):
    random, lea = Random(1), visitor(browser, server)
    lea.add_init_script(NOTIFIED)
    open_table(lea, "me", "link", names=("Léa", "Basile"))
    basile = visitor(browser, server)
    visit(basile, lea.locator("[data-copy]").get_attribute("data-copy") or "")
    basile.click("text=Prendre cette place")
    until_begun(lea, basile)
    while is_asked(lea):
        move(lea, random)
        lea.wait_for_selector("#ask[data-yours], #ask:not([data-yours])")
    expect(lea).not_to_have_title(re.compile("À vous"))
    lea.evaluate("window.behind = true")
    basile.wait_for_selector("#ask[data-yours]")
    while is_asked(basile):
        move(basile, random)
    expect(lea).to_have_title(re.compile("^● À vous · "))
    lea.wait_for_function("window.notes.length > 0")
    title, text = lea.evaluate("window.notes[0]")
    assert title.startswith("À vous · ")
    assert text == lea.locator("#ask-title").inner_text()


def test_a_clock_is_shown_and_a_bot_takes_over_when_it_has_run_out(browser: Browser, server: Server):
    page = visitor(browser, server)
    with_clock(page, "me", "link", clock=3)
    expect(page.locator("#ask .clock")).to_have_text(re.compile(r"encore 0:0\d"))
    expect(page.locator("#talk")).to_contain_text("Temps écoulé")
    expect(page.locator("#player-1 .kind, #player-2 .kind").filter(has_text="un robot joue").first).to_be_visible()


def test_somebody_who_never_came_is_replaced_so_that_the_others_finish(browser: Browser, server: Server):
    page = visitor(browser, server)
    open_table(page, "me", "link", names=("Léa", "Basile"))
    page.click("text=Laisser un robot jouer pour Basile")
    expect(page.locator("#talk")).to_contain_text("Un robot joue pour Basile.")
    page.wait_for_selector("#ask[data-yours]")
    while not is_over(page):
        hurry(page)
        page.wait_for_selector("#ask[data-yours], #ask a[href$='/results']")
    expect(page.locator("#ask-title")).to_have_text("La partie est finie")
    page.click("text=Rejouer")
    begin(page)
    page.wait_for_selector("#ask[data-yours], #ask:not([data-yours])")
    expect(page.locator("#moves")).to_have_text(re.compile("^[0-9] coup"))


def test_a_replay_runs_by_itself_and_pauses(browser: Browser, server: Server):
    page = visitor(browser, server)
    finished = load(page, recorded(2, 5, never))
    visit(page, f"{finished}/replay?n=5")
    page.click("#replay-run")
    expect(page.locator("#replay-run")).to_have_text("Pause")
    expect(page.locator("#replay-where")).to_contain_text("Coup 7 sur")
    page.click("#replay-run")
    expect(page.locator("#replay-run")).to_have_text("Lecture")
    page.locator("#replay-n").evaluate("range => { range.value = 40; range.dispatchEvent(new Event('input')); }")
    expect(page.locator("#replay-where")).to_contain_text("Coup 40 sur")


def test_rules_behind_the_log_are_reached_by_keys(browser: Browser, server: Server):
    page = visitor(browser, server)
    finished = load(page, recorded(2, 5, never))
    visit(page, finished)
    links = page.locator("#log .log-rule")
    expect(links.last).to_have_attribute("tabindex", "0")
    expect(links.first).to_have_attribute("tabindex", "-1")
    links.last.focus()
    page.keyboard.press("ArrowUp")
    expect(links.nth(links.count() - 2)).to_be_focused()
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    expect(opened.value.locator(".clause:target")).to_be_visible()
