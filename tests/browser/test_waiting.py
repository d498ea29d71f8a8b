"""Whose turn it is, and what happens to those who are not there."""

import re
import sqlite3
from contextlib import closing
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import (
    PHONE,
    begin,
    hurry,
    is_asked,
    is_over,
    move,
    open_table,
    until_begun,
    violations,
    visit,
    visitor,
)
from tests.browser.recorded import load, never, recorded
from tests.server.running import Server

pytestmark = pytest.mark.slow
# What a finger can hit.
TARGET = 44
# A browser that may notify, whose window lies behind another one as soon as it is told so.
NOTIFIED = """
window.notes = [];
window.Notification = class { constructor(title, options) { window.notes.push([title, options.body]); } };
window.Notification.permission = "granted";
Object.defineProperty(document, "hidden", { get: () => Boolean(window.behind) });
"""


# A clock that no test waits for: the browser's time and what the server knows are moved on.
HOUR = 3600


def with_clock(page: Page, friend: Page) -> str:
    """Open a table for two on which a move may take an hour, and let the friend sit down."""
    page.clock.install()
    seats = [{"kind": "me", "name": "Léa"}, {"kind": "link", "name": "Basile"}]
    order = {"game": "smallworld", "seats": seats, "clock": HOUR, "waits": True}
    made = page.request.post("/api/tables", data=order, headers={"origin": page.url.rstrip("/")}).json()
    visit(page, f"/t/{made['table']['id']}")
    visit(friend, page.locator("[data-copy]").get_attribute("data-copy") or "")
    friend.click("text=Prendre cette place")
    until_begun(page, friend)
    return str(made["table"]["id"])


def let_time_run_out(server: Server, table: str) -> None:
    """Make the server believe that the last move is two hours ago."""
    with closing(sqlite3.connect(server.environment["LUDOTHEQUE_DATABASE_URL"].removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET changed = changed - ? WHERE id = ?", (2 * HOUR, table))
        database.commit()


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


def test_whoever_is_late_has_some_grace_then_a_bot_plays_until_they_are_back(browser: Browser, server: Server):
    lea, basile = visitor(browser, server), visitor(browser, server, viewport=PHONE, has_touch=True)
    table = with_clock(lea, basile)
    time = lea.locator("#ask .clock")
    expect(time).to_have_text(re.compile(r"encore (1 h 00|59:\d\d)"))
    lea.clock.fast_forward(HOUR * 1000)
    expect(time).to_have_text(re.compile(r"temps écoulé\s: un robot joue dans 1\d:\d\d"))
    assert violations(lea) == []
    late, other = (lea, basile) if is_asked(lea) else (basile, lea)
    let_time_run_out(server, table)
    back = late.locator("#button-back")
    expect(back).to_be_visible()
    expect(late.locator("#ask-title")).to_have_text("Un robot joue à votre place")
    assert violations(late) == []
    box = back.bounding_box()
    assert box is not None
    assert box["height"] >= TARGET
    expect(other.locator("#talk")).to_contain_text("Temps écoulé")
    # Who is left is not hurried: nobody waits.
    expect(other.locator("#ask[data-yours] .time")).to_contain_text("personne ne vous attend")
    back.click()
    expect(back).to_have_count(0)
    expect(other.locator("#talk")).to_contain_text("reprend sa place")
    expect(other.locator("#ask .clock")).to_have_text(re.compile("encore"))


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


@pytest.mark.parametrize(("speed", "seconds"), [("instant", 0.0), ("quick", 0.17), ("calm", 0.68)])
def test_what_appears_keeps_to_the_speed_of_moves(browser: Browser, server: Server, speed: str, seconds: float):
    page = visitor(browser, server, reduced_motion="no-preference")
    page.context.add_cookies([{"name": "speed", "value": speed, "url": server.url}])
    open_table(page, "me", "bot-easy")
    lasts = """() => {
      const piece = document.createElement("i");
      piece.className = "piece is-new";
      document.body.append(piece);
      return parseFloat(getComputedStyle(piece).animationDuration);
    }"""
    assert page.evaluate(lasts) == pytest.approx(seconds, abs=0.02)
