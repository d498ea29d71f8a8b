"""Two people at one table of Mage Knight, each in a browser of their own: a duel, and an assault together."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import PHONE, expect_no_errors, number, ready, violations, visit, visitor, wait_for_news
from tests.server.running import Server

pytestmark = pytest.mark.slow

DUEL = """
game = "mageknight"
seats = 2
seed = 1
names = ["Léa", "Basile"]
kinds = ["human", "human"]
options = { scenario = "conquest" }
layout = ["1", "2", "3"]
source = ["red", "blue", "white", "green"]
answers = ["basic card:march", "move hex:1:se"]
[[players]]
hero = "arythea"
space = "1:sw"
hand = ["march", "rage"]
[[players]]
hero = "tovak"
space = "1:se"
fame = 25
hand = ["stamina", "march"]
discard = ["banner_of_glory"]
"""
ASSAULT = """
game = "mageknight"
seats = 2
seed = 1
names = ["Léa", "Basile"]
kinds = ["human", "human"]
options = { scenario = "full_cooperation" }
layout = ["3", "1", "c5"]
source = ["red", "blue", "white", "green"]
answers = ["basic card:march"]
[[players]]
hero = "arythea"
space = "c5:se"
fame = 40
hand = ["march", "rage"]
[[players]]
hero = "tovak"
space = "c5:nw"
fame = 36
hand = ["march", "rage"]
"""


def two_at(browser: Browser, server: Server, position: str) -> tuple[Page, Page]:
    """Léa at a desk, who lays the position, and Basile with a phone, to whom she gives the second seat."""
    lea = visitor(browser, server, viewport={"width": 1366, "height": 768})
    file = {"name": "position.toml", "mimeType": "application/toml", "buffer": position.encode()}
    lea.set_input_files("#record", file)  # type: ignore[arg-type]
    lea.wait_for_url("**/t/*")
    address = lea.url
    visit(lea, f"{address}/seats")
    lea.click("#seat-1 >> text=Continuer sur un autre appareil")
    code = lea.locator("#seat-1 code").inner_text()
    visit(lea, address)
    basile = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    basile.click("text=J’ai un code")
    basile.fill("#code", code)
    basile.keyboard.press("Enter")
    basile.click("text=Jouer ici")
    expect(basile.locator("body")).to_have_attribute("data-seat", "1")
    ready(basile)
    return lea, basile


def click(page: Page, other: Page, what: str) -> None:
    """Click on something that answers, and wait until both have heard of it."""
    before = number(page)
    found = page.locator(what).first
    found.scroll_into_view_if_needed()
    found.click()
    for one in (page, other):
        wait_for_news(one, before)


def test_a_duel_is_fought_between_a_desk_and_a_phone(browser: Browser, server: Server):
    lea, basile = two_at(browser, server, DUEL)
    click(lea, basile, "#front #seat-1")
    expect(lea.locator("#ask")).to_contain_text("Basile choisit sa participation au duel.")
    expect(basile.locator("#shelf-fight")).to_contain_text("Duel")
    assert violations(basile) == []
    click(basile, lea, "#ask button[value^=partial]")
    # Nobody can shoot, but only whoever passes knows why.
    click(basile, lea, "#ask button[value^=pass]")
    click(lea, basile, "#ask button[value^=pass]")
    click(lea, basile, "#shelf-hand .hand-card [data-option^=basic]")
    click(lea, basile, "#ask button[value^=launch]")
    expect(basile.locator("#ask")).to_contain_text("Cesser de bloquer ; dégâts qui passent : 2")
    click(basile, lea, "#ask button[value^=next]")
    assert violations(lea) == []
    expect(lea.locator("#shelf-outcome")).to_contain_text("Dégâts perdus : 2")
    expect(lea.locator("#ask button[value^=done]")).to_contain_text("2 perdus")
    expect(lea.locator("#ware-wound-1")).to_contain_text("il manque")
    lea.locator("#ware-push").click()
    lea.locator("#choices summary").click()
    click(lea, basile, "#choices button[value^=push]")
    for page in (lea, basile):
        expect(page.locator("#shelf-fight")).to_have_count(0)
        expect_no_errors(page)
    expect(basile.locator("#log")).to_contain_text("Renommée +9")


def test_an_assault_together_is_proposed_by_steps_and_agreed_on(browser: Browser, server: Server):
    lea, basile = two_at(browser, server, ASSAULT)
    lea.locator("#choices summary").click()
    click(lea, basile, "#choices button[value^=propose]")
    click(lea, basile, "#front #seat-1")
    click(lea, basile, "#ask button[value^=done]")
    shares = lea.locator("#front .step-number")
    before = shares.nth(0).text_content()
    click(lea, basile, "#front #seat-0 [data-option^=less]")
    assert shares.nth(0).text_content() != before
    assert violations(lea) == []
    click(lea, basile, "#ask button[value^=share]")
    expect(lea.locator("#ask")).to_contain_text("Basile réfléchit à l’assaut proposé.")
    expect(basile.locator("#shelf-assault")).to_contain_text("Assaut coopératif")
    click(basile, lea, "#ask button[value^=agree]")
    click(lea, basile, "#ask button[value^=stay]")
    click(basile, lea, "#ask button[value^=stay]")
    for page in (lea, basile):
        expect(page.locator("#shelf-assault")).to_have_count(0)
        expect_no_errors(page)
