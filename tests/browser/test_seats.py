"""Seats in real browsers: an invitation, an objection by keyboard, another device, and a page that loses its seat."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import PHONE, expect_no_errors, open_table, until_begun, violations, visit, visitor
from tests.server.running import Server

pytestmark = pytest.mark.slow


def two_at_a_table(browser: Browser, server: Server) -> tuple[Page, Page, str]:
    lea = visitor(browser, server)
    address = open_table(lea, "me", "link", names=("Léa", "Basile"))
    basile = visitor(browser, server)
    visit(basile, lea.locator("[data-copy]").get_attribute("data-copy") or "")
    basile.fill("#name", "Basile")
    basile.click("text=Prendre cette place")
    until_begun(lea, basile)
    return lea, basile, address


def test_whoever_is_to_be_replaced_hears_of_it_and_objects_by_keyboard(browser: Browser, server: Server):
    lea, basile, address = two_at_a_table(browser, server)
    lea.click("text=Places et invitations >> visible=true")
    assert violations(lea) == []
    lea.click("#seat-1 >> text=Donner la place à un robot")
    expect(lea.locator("main")).to_contain_text("aura une minute pour s’y opposer")
    assert violations(lea) == []
    lea.click("#button-sure")
    expect(lea.locator("#seat-1")).to_contain_text("a une minute")
    expect(basile.locator("#appeal")).to_contain_text("L’hôte veut donner la place de Basile à un robot.")
    expect(basile.locator("#appeal .clock")).to_have_text(re.compile(r"encore 0:\d\d"))
    assert violations(basile) == []
    basile.focus("#button-object-1")
    basile.keyboard.press("Enter")
    expect(basile.locator("#appeal section")).to_have_count(0)
    expect(basile.locator("#talk")).to_contain_text("Basile reste.")
    visit(lea, f"{address}/seats")
    expect(lea.locator("#seat-1")).to_contain_text("Basile tient à sa place.")
    expect_no_errors(basile)


def test_a_page_that_is_open_becomes_a_spectators_when_its_owner_is_removed(browser: Browser, server: Server):
    lea, basile, address = two_at_a_table(browser, server)
    expect(basile.locator("body")).to_have_attribute("data-seat", "1")
    visit(lea, f"{address}/seats")
    lea.click("#seat-1 >> text=Exclure de la table")
    lea.click("#button-sure")
    expect(basile.locator("body")).to_have_attribute("data-seat", "-1")
    expect(basile.locator("#talk")).to_contain_text("L’hôte exclut Basile.")


def test_a_seat_goes_to_the_phone_by_its_code(browser: Browser, server: Server):
    page = visitor(browser, server)
    address = open_table(page, "me", "bot-easy", names=("Léa",))
    visit(page, f"{address}/seats")
    page.click("text=Continuer sur un autre appareil")
    code = page.locator("#seat-0 code").inner_text()
    visit(page, address)
    phone = visitor(browser, server, viewport=PHONE)
    phone.click("text=J’ai un code")
    assert violations(phone) == []
    phone.fill("#code", code.lower())
    phone.keyboard.press("Enter")
    phone.click("text=Jouer ici")
    expect(phone).to_have_url(address)
    expect(phone.locator("body")).to_have_attribute("data-seat", "0")
    expect(page.locator("body")).to_have_attribute("data-seat", "-1")
    visit(phone, f"{address}/seats")
    assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_phone_what_is_said_is_seen_wherever_one_looks(browser: Browser, server: Server):
    lea = visitor(browser, server)
    open_table(lea, "me", "link", names=("Léa", "Basile"))
    basile = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    visit(basile, lea.locator("[data-copy]").get_attribute("data-copy") or "")
    basile.fill("#name", "Basile")
    basile.click("text=Prendre cette place")
    until_begun(lea, basile)
    lea.click("button[data-tab=talk]")
    lea.fill("#say", "À toi bientôt")
    lea.press("#say", "Enter")
    expect(basile.locator(".toast")).to_have_text("Léa À toi bientôt")
    marked = re.compile("has-news")
    expect(basile.locator("#button-side")).to_have_class(marked)
    # A move that is drawn afterwards takes nothing of it away.
    basile.evaluate("document.dispatchEvent(new CustomEvent('table:shown'))")
    expect(basile.locator("#button-side")).to_have_class(marked)
    basile.click("#button-side")
    expect(basile.locator("#talk")).to_be_in_viewport()
    expect(basile.locator("#button-side")).not_to_have_class(marked)
    # What lies behind the question is not seen either.
    basile.evaluate("scrollBy(0, talk.getBoundingClientRect().bottom - innerHeight)")
    lea.fill("#say", "Tu y es ?")
    lea.press("#say", "Enter")
    expect(basile.locator("#button-side")).to_have_class(marked)
