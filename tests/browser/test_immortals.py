"""Immortals in a real browser: plans are laid by clicking cards and spaces."""

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import (
    PHONE,
    answer,
    expect_no_errors,
    is_asked,
    open_table,
    options,
    violations,
    visitor,
)
from tests.server.running import Server

pytestmark = pytest.mark.slow

READY = "ready.button.0.0"
BLANK = "#card-89"
FORESIGHT = "#card-86"


def is_planning(page: Page) -> bool:
    return READY in options(page)


def until_planning(*pages: Page) -> None:
    """Play the starting round and the reinforcement with any options."""
    random = Random(2)
    for _ in range(400):
        asked = next((page for page in pages if is_asked(page) and not is_planning(page)), None)
        if asked is not None:
            answer(asked, random.choice(options(asked)))
        elif all(is_planning(page) for page in pages):
            return
        else:
            pages[0].wait_for_timeout(50)
    raise AssertionError("planning never began")


def lay(page: Page, card: str, space: str) -> None:
    page.locator(card).click()
    expect(page.locator(card)).to_have_attribute("aria-pressed", "true")
    page.locator(space).click()
    expect(page.locator(f"{space} .laid")).to_have_count(1)


def test_a_plan_is_laid_and_changed_with_clicks(browser: Browser, server: Server):
    page = visitor(browser, server)
    open_table(page, "me", "bot-easy", "bot-easy", game="immortals")
    until_planning(page)
    assert violations(page) == []
    page.locator(BLANK).click()
    expect(page.locator(BLANK)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".space.is-legal")).to_have_count(10)
    page.locator(FORESIGHT).click()
    expect(page.locator(FORESIGHT)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".space.is-legal")).to_have_count(2)
    page.locator(FORESIGHT).click()
    expect(page.locator(".hand-card[aria-pressed]")).to_have_count(0)
    lay(page, BLANK, "#space-6")
    expect(page.locator("#space-6 .laid")).to_have_text("Carte vierge")
    expect(page.locator(".space.is-legal")).to_have_count(1)
    page.locator("#space-6").click()
    expect(page.locator(".space .laid")).to_have_count(0)
    answer(page, READY)
    expect(page.locator("#where")).not_to_contain_text("planification")
    expect_no_errors(page)


def test_two_people_plan_at_once_and_in_secret(browser: Browser, server: Server):
    lea = visitor(browser, server)
    open_table(lea, "me", "link", "bot-easy", names=("Léa", "Basile"), game="immortals")
    basile = visitor(browser, server, locale="en-GB", color_scheme="dark")
    basile.goto(lea.locator("[data-copy]").get_attribute("data-copy") or "")
    basile.click("text=Take this seat")
    until_planning(lea, basile)
    lay(lea, BLANK, "#space-9")
    expect(basile.locator(".space .laid")).to_have_count(0)
    expect(basile.locator("#player-1")).to_contain_text("planning")
    answer(lea, READY)
    expect(basile.locator("#player-1")).to_contain_text("ready")
    expect(basile.locator("#log")).not_to_contain_text("of 10 spaces filled")
    lea.locator("#button-undo").click()
    expect(lea.locator("#ask")).to_have_attribute("data-yours", "")
    expect(basile.locator("#player-1")).to_contain_text("planning")
    answer(lea, READY)
    assert violations(basile) == []
    answer(basile, READY)
    expect(basile.locator("#log")).to_contain_text("1 of 10 spaces filled")
    for page in (lea, basile):
        expect(page.locator("#where")).not_to_contain_text("plan")
        expect_no_errors(page)


def test_realms_board_and_hand_fit_a_phone(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    open_table(page, "me", "bot-easy", "bot-easy", game="immortals")
    until_planning(page)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert violations(page) == []
    seen = page.locator("#tray")
    expect(seen).to_be_in_viewport()
    spaces, hand = page.locator("#shelf-plan").bounding_box(), page.locator("#shelf-hand").bounding_box()
    assert spaces
    assert hand
    assert hand["y"] + hand["height"] - spaces["y"] < PHONE["height"]
    page.locator(BLANK).tap()
    expect(page.locator(BLANK)).to_have_attribute("aria-pressed", "true")
    page.locator("#space-0").tap()
    expect(page.locator("#space-0 .laid")).to_have_text("Carte vierge")
    expect_no_errors(page)


def test_somebody_who_watches_sees_tower_and_track(browser: Browser, server: Server):
    lea = visitor(browser, server)
    address = open_table(lea, "me", "bot-easy", "bot-easy", game="immortals")
    until_planning(lea)
    watcher = visitor(browser, server)
    for path in ("", "/replay"):
        watcher.goto(address + path)
        expect(watcher.locator("#tower .tower-tray")).to_be_visible()
        expect(watcher.locator("#pawn-2")).to_be_visible()
        expect(watcher.locator("#order .seat-mark")).to_have_count(3)
        assert watcher.locator(".hand-card, .space").count() == 0
