"""Sounds of the table: one for each thing that happens where they are on, and nothing where they are off."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.people import expect_no_errors, hurry, is_asked, open_table, ready, visitor, wait_for_turn
from tests.server.running import Server

# Counts what begins to sound: every oscillator is a note, every buffer a knock.
COUNT = """
window.begun = [];
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...rest) { window.begun.push(kind.name); return start.apply(this, rest); };
}
const Real = window.AudioContext;
window.AudioContext = function () {
  const context = new Real();
  Object.defineProperty(context, "state", { value: "running" });
  return context;
};
"""
NOTES = {
    "turn": ["OscillatorNode"] * 2,
    "moved": ["OscillatorNode"],
    "talk": ["OscillatorNode"] * 2,
    "over": ["OscillatorNode"] * 4,
    "rolled": ["AudioBufferSourceNode"] * 5,
}


def seated(browser: Browser, server: Server, sounds: str, other: str = "here") -> Page:
    page = visitor(browser, server)
    page.context.add_cookies([{"name": "sounds", "value": sounds, "url": server.url}])
    page.context.add_init_script(COUNT)
    open_table(page, "me", other)
    ready(page)
    page.click("#ask-title")
    return page


def begun(page: Page, event: str) -> list[str]:
    page.evaluate("window.begun.length = 0")
    page.evaluate("name => document.dispatchEvent(new CustomEvent(`table:${name}`))", event)
    found: list[str] = page.evaluate("window.begun")
    return found


@pytest.mark.parametrize("sounds", ["soft", "loud"])
def test_everything_that_happens_sounds_once_where_sounds_are_on(browser: Browser, server: Server, sounds: str):
    page = seated(browser, server, sounds)
    assert {event: begun(page, event) for event in NOTES} == NOTES
    expect_no_errors(page)


def test_nothing_sounds_unless_it_is_wanted(browser: Browser, server: Server):
    page = seated(browser, server, "off")
    assert {event: begun(page, event) for event in NOTES} == {event: [] for event in NOTES}
    assert "sounds" not in (page.locator("body").get_attribute("data-scripts") or "").split()
    expect_no_errors(page)


def test_others_moves_and_the_turn_that_follows_sound(browser: Browser, server: Server):
    page = seated(browser, server, "medium", "bot-easy")
    if is_asked(page):
        hurry(page)
    page.evaluate("window.begun.length = 0")
    while not page.evaluate("window.begun.length >= 3"):
        wait_for_turn(page)
        hurry(page) if is_asked(page) else None
    assert set(page.evaluate("window.begun")) <= {"OscillatorNode", "AudioBufferSourceNode"}
    expect_no_errors(page)
