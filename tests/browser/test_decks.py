"""The workshop of decks in a browser: by clicks, by keyboard, on a phone, in light and dark."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, violations, visit, visitor
from tests.server.running import Server

pytestmark = pytest.mark.slow
PAGE = "/decks/ebbland?box=brackguard"


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_wrong_with_a_workshop_in_any_state(browser: Browser, server: Server, look: str):
    page = visitor(browser, server, color_scheme=look)
    visit(page, PAGE)
    assert violations(page) == []
    page.click("#tile-wall_pikeman summary")
    page.click("#tile-wall_pikeman [value='plus.wall_pikeman']")
    page.click("#deck .deck-io summary")
    expect(page.locator("#said")).to_contain_text("CC-SETUP-06")
    assert violations(page) == []


def test_cards_are_sifted_counted_and_kept_at_once(browser: Browser, server: Server):
    page = visitor(browser, server)
    visit(page, PAGE)
    page.fill("#q", "recrue")
    expect(page.locator(".tile:visible")).to_have_count(1)
    page.locator("[name='n-brine_recruit']").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#deck [data-sum]")).to_contain_text("54")
    expect(page.locator("#said")).to_contain_text("CC-SETUP-05")
    expect(page.locator("[data-playable]")).to_have_attribute("aria-disabled", "true")
    page.fill("#deck-name", "Au clavier")
    page.click("[value=save]")
    page.wait_for_url(re.compile("deck="))
    expect(page.locator(".deck-shelf [aria-current]")).to_have_text("Au clavier")
    expect(page.locator("[name='n-brine_recruit']")).to_have_value("3")
    expect(page.locator("#toasts")).to_contain_text("Paquet enregistré")


def test_a_search_without_a_card_says_so(browser: Browser, server: Server):
    page = visitor(browser, server)
    visit(page, PAGE)
    expect(page.locator("#nothing")).to_be_hidden()
    page.fill("#q", "dirigeable")
    expect(page.locator("#nothing")).to_contain_text("Aucune carte ne correspond")
    page.fill("#q", "")
    expect(page.locator("#nothing")).to_be_hidden()


def test_whoever_imports_a_text_on_a_phone_sees_what_became_of_it(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE)
    visit(page, "/decks/ebbland")
    page.locator("#deck .deck-io summary").click()
    page.fill("#deck-text", "3 Louveteau des Scories\n2 Machin inconnu")
    page.click("[value=import]")
    page.wait_for_url(re.compile("#deck$"))
    expect(page.locator("#deck-title")).to_be_in_viewport()
    expect(page.locator("#said")).to_contain_text("ligne 2 : aucune carte ne s’appelle « Machin inconnu »")


def test_a_workshop_fits_a_phone_and_leads_to_a_table(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE)
    visit(page, PAGE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.click(".deck-dock .button--primary")
    expect(page.locator(".deck-dock >> text=Voir les cartes")).to_be_visible()
    page.click("#said a[href='#tile-wall_pikeman']")
    expect(page.locator("#tile-wall_pikeman .tile-more")).to_be_in_viewport()
    page.click(".deck-dock .button--primary")
    page.click("[value=play]")
    page.wait_for_url(re.compile("game=ebbland&deck="))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("#ebbland-deck-1")).to_have_value(re.compile("^my-"))
