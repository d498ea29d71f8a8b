"""Everybody can use the pages: checked with axe in light and dark, and what a screen reader is told."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, answer, begin, open_table, options, violations, visit, visitor
from tests.browser.recorded import load, never, offers, recorded
from tests.server.running import Server

pytestmark = pytest.mark.slow
both_looks = pytest.mark.parametrize("look", ["light", "dark"])


@both_looks
def test_axe_finds_nothing_wrong_with_pages_to_read(browser: Browser, server: Server, look: str):
    page = visitor(browser, server, color_scheme=look)
    finished = load(page, recorded(3, 5, never))
    pages = ("", "/replay?n=40", "/results")
    for address in (
        "/",
        "/how/smallworld",
        "/rules/smallworld",
        "/rules/smallworld?q=montagne",
        "/friends",
        "/t/nowhere",
        *(finished + rest for rest in pages),
    ):
        visit(page, address)
        assert violations(page) == [], address


@both_looks
def test_axe_finds_nothing_wrong_with_offers_in_any_state(browser: Browser, server: Server, look: str):
    page = visitor(browser, server, color_scheme=look)
    load(page, recorded(4, 6, offers("pick")))
    page.wait_for_selector("#combo-0.is-legal")
    assert violations(page) == []
    page.hover("#combo-1")
    page.focus("#combo-2")
    assert violations(page) == []
    load(page, recorded(4, 6, offers("conquer")))
    page.click("#combo-0")
    page.wait_for_selector("#combo-0.is-refused")
    assert violations(page) == []


@both_looks
def test_axe_finds_nothing_wrong_with_a_board_in_any_state(browser: Browser, server: Server, look: str):
    page = visitor(browser, server, color_scheme=look)
    load(page, recorded(4, 6, offers("conquer")))
    page.locator(".target:not(.is-legal)").first.dispatch_event("click")
    page.wait_for_selector("#bubble.bubble--why")
    assert violations(page) == []
    page.locator(".target.is-legal").first.focus()
    assert violations(page) == []
    page.click("[data-open=settings]")
    assert violations(page) == []


@both_looks
def test_axe_finds_nothing_wrong_while_others_play(browser: Browser, server: Server, look: str):
    page = visitor(browser, server, color_scheme=look)
    open_table(page, "me", "link", "open", "bot-easy")
    assert violations(page) == []
    begin(page)
    page.click("text=Laisser jouer un robot")
    expect(page.locator("#ask-title")).to_have_text("Un robot joue à votre place")
    expect(page.locator("#ask .detail")).to_contain_text("Au tour de")
    assert violations(page) == []
    visit(page, "/")
    open_table(page, "me", "here")
    page.wait_for_selector("#button-here")
    assert violations(page) == []


def test_axe_finds_nothing_on_a_phone(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE)
    assert violations(page) == []
    load(page, recorded(2, 6, offers("pick")))
    page.wait_for_selector("#ask[data-yours]")
    assert violations(page) == []
    # A board that is panned is panned by keyboard too.
    visit(page, load(page, recorded(2, 5, never, "ebbland")) + "/replay?n=60")
    assert violations(page) == []


def test_targets_have_names_and_news_are_announced(browser: Browser, server: Server):
    page = visitor(browser, server)
    open_table(page, "me", "bot-easy")
    page.wait_for_selector("#ask[data-yours]")
    answer(page, "pick.combo.0.0")
    page.wait_for_selector("#ask[data-yours]")
    page.wait_for_selector(".target.is-legal[aria-label^='Conquérir']")
    lit = page.locator(".target.is-legal")
    assert lit.count() > 0
    for target in lit.all()[:5]:
        expect(target).to_have_attribute("role", "button")
        assert (target.get_attribute("aria-label") or "").startswith("Conquérir")
    answer(page, next(value for value in options(page) if value.startswith("conquer")))
    expect(page.locator("#announcer")).to_contain_text("conquérez")


def test_what_is_said_of_a_place_goes_when_the_focus_goes_on(browser: Browser, server: Server):
    page = visitor(browser, server)
    load(page, recorded(4, 6, offers("conquer")))
    page.keyboard.press("Tab")
    page.locator(".target.is-legal").last.focus()
    expect(page.locator("#bubble")).to_be_visible()
    page.locator("#button-zoom").focus()
    expect(page.locator("#bubble")).to_be_hidden()
