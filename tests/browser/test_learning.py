"""What a newcomer sees: the goal when a table opens, once, and the way back to it."""

from playwright.sync_api import Browser, expect

from ludotheque.server.people import HELP
from tests.browser.people import open_table, ready, visitor
from tests.server.running import Server


def test_a_newcomer_reads_the_goal_once_and_finds_it_again(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.context.clear_cookies(name=HELP)
    address = open_table(page, "me", "bot-easy")
    card = page.locator("#goal-card")
    expect(card).to_be_visible()
    expect(card.locator(".button--primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_be_hidden()
    page.goto(address)
    ready(page)
    expect(card).to_be_hidden()
    page.keyboard.press("?")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    page.click("#goal a")
    expect(card).to_be_visible()
    assert page.errors == []  # type: ignore[attr-defined]


def test_whoever_wants_no_explanation_gets_none(browser: Browser, server: Server):
    page = visitor(browser, server)
    open_table(page, "me", "bot-easy")
    expect(page.locator("#goal a")).to_be_visible()
    expect(page.locator("#goal-card")).to_be_hidden()
