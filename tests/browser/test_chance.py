"""Sitting down adds to the chance of a table, and the browser remembers what: after the game it can compare."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.people import expect_no_errors, open_table, until_begun, violations, visit, visitor
from tests.server.running import Server


def noted(page: Page) -> dict[str, str]:
    """What the browser has noted of the table that it shows."""
    return dict(page.evaluate("JSON.parse(localStorage.getItem(`chance-${location.pathname.split('/')[2]}`))"))


def table_info(page: Page, id: str) -> dict[str, object]:
    return dict(page.request.get(f"/api/tables/{id}").json())


def test_every_browser_adds_to_the_chance_of_its_table(browser: Browser, server: Server):
    lea = visitor(browser, server)
    address = open_table(lea, "me", "link", names=("Léa", "Basile"))
    expect(lea.locator("main .fair")).to_contain_text("personne, pas même qui tient le serveur")
    assert violations(lea) == []
    basile = visitor(browser, server)
    visit(basile, lea.locator("[data-copy]").get_attribute("data-copy") or "")
    basile.click("text=Prendre cette place")
    until_begun(lea, basile)
    one, two = noted(lea), noted(basile)
    assert len(one["added"]) == len(two["added"]) == 64
    assert one["added"] != two["added"]
    told = table_info(lea, address.rpartition("/")[2])
    assert one["commitment"] == two["commitment"] == told["fingerprint"]
    for page in (lea, basile):
        expect_no_errors(page)


def test_a_finished_game_is_compared_with_what_the_browser_noted(browser: Browser, server: Server):
    page = visitor(browser, server)
    address = open_table(page, "me", "bot-easy")
    known = noted(page)
    page.click("text=Laisser jouer un robot")
    page.wait_for_selector("#ask a[href$='/results']", timeout=120_000)
    visit(page, f"{address}/results")
    page.click("text=Vérifier le hasard")
    expect(page.locator("h1")).to_have_text("Tout concorde")
    expect(page.locator(".checks")).to_contain_text(known["added"])
    expect(page.locator("#noted")).to_contain_text("cette même empreinte")
    expect(page.locator("#noted")).to_contain_text("y figure.")
    assert violations(page) == []
    expect_no_errors(page)
