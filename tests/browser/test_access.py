"""Everybody can use the pages: checked with axe in light and dark, and what a screen reader is told."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, answer, open_table, options, violations, visitor
from tests.server.running import Server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, server: Server, look: str):
    page = visitor(browser, server, color_scheme=look)
    assert violations(page) == []
    page.goto("/rules/smallworld")
    assert violations(page) == []
    page.goto("/")
    address = open_table(page, "me", "bot-easy", "link")
    page.wait_for_selector("#ask[data-yours], #ask")
    assert violations(page) == []
    page.goto(f"{address}/replay")
    assert violations(page) == []


def test_axe_finds_nothing_on_a_phone(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE)
    assert violations(page) == []
    open_table(page, "me", "bot-easy")
    page.wait_for_selector("#ask[data-yours]")
    assert violations(page) == []


def test_targets_have_names_and_news_are_announced(browser: Browser, server: Server):
    page = visitor(browser, server)
    open_table(page, "me", "bot-easy")
    page.wait_for_selector("#ask[data-yours]")
    answer(page, "pick.combo.0.0")
    page.wait_for_selector("#ask[data-yours]")
    lit = page.locator(".target.is-legal")
    assert lit.count() > 0
    for target in lit.all()[:5]:
        expect(target).to_have_attribute("role", "button")
        assert (target.get_attribute("aria-label") or "").startswith("Conquérir")
    answer(page, next(value for value in options(page) if value.startswith("conquer")))
    expect(page.locator("#announcer")).to_contain_text("conquérez")
