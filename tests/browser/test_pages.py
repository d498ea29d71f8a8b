"""How the pages look and behave in a window of any size: nothing is cut off, everything is explained."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import (
    PHONE,
    expect_no_errors,
    number,
    open_table,
    violations,
    visit,
    visitor,
    wait_for_news,
)
from tests.browser.recorded import load, never, offers, recorded
from tests.server.running import Server

pytestmark = pytest.mark.slow


def expect_no_sideways_scroll(page: Page) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url


def expect_board_fills_phone(page: Page) -> None:
    box = page.locator(".board").bounding_box()
    assert box is not None
    assert box["width"] > 320
    assert box["height"] > 180


def test_no_page_scrolls_sideways_on_the_smallest_phone(browser: Browser, server: Server):
    page = visitor(browser, server, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    expect_no_sideways_scroll(page)
    finished = load(page, recorded(3, 5, never))
    for address in ("/rules/smallworld", "/t/nowhere", f"{finished}/replay?n=40", f"{finished}/results", finished):
        visit(page, address)
        expect_no_sideways_scroll(page)
    for players in (2, 5):
        load(page, recorded(players, 6, offers("conquer")))
        page.wait_for_selector("#ask[data-yours]")
        expect_no_sideways_scroll(page)
        expect_board_fills_phone(page)
    expect_no_errors(page)


def test_maps_and_replays_fill_a_phone(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    finished = load(page, recorded(2, 5, never))
    for address in (finished, f"{finished}/replay?n=40"):
        visit(page, address)
        expect_board_fills_phone(page)
        box = page.locator("#players").bounding_box()
        assert box is not None
        assert box["width"] > 320


def test_a_wide_map_is_panned_to_what_can_be_chosen_and_shown_whole(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    load(page, recorded(2, 6, offers("conquer")))
    page.wait_for_selector(".board-stage.is-zoomed .target.is-legal")
    assert page.evaluate("document.querySelector('#stage').scrollWidth") > PHONE["width"]
    page.tap("#button-fit")
    assert page.evaluate("document.querySelector('#stage').scrollWidth") <= PHONE["width"]
    page.tap("#button-zoom")
    expect(page.locator(".board-stage.is-zoomed")).to_be_visible()


def test_offers_say_what_they_can_do_before_they_are_taken(browser: Browser, server: Server):
    page = visitor(browser, server)
    load(page, recorded(4, 6, offers("pick")))
    page.hover("#combo-0")
    bubble = page.locator("#bubble")
    told = page.locator("#combo-0").get_attribute("data-text") or ""
    assert len(told) > 60
    expect(bubble).to_contain_text(told)
    expect(bubble).to_contain_text("gratuit")


def test_a_tap_on_an_offer_explains_it_and_a_second_one_takes_it(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    load(page, recorded(2, 6, offers("pick")))
    before = number(page)
    page.tap("#combo-0")
    expect(page.locator("#bubble")).to_be_in_viewport()
    assert number(page) == before
    page.locator("#bubble .button--primary").tap()
    wait_for_news(page, before)


def test_what_a_race_on_the_board_can_do_is_looked_up(browser: Browser, server: Server):
    page = visitor(browser, server)
    load(page, recorded(4, 6, offers("conquer")))
    line = page.locator("#player-1 button.folk").first
    line.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#bubble")).to_contain_text(line.get_attribute("data-text") or "?")


def test_a_die_is_shown_and_cannot_be_taken_back(browser: Browser, server: Server):
    page = visitor(browser, server, reduced_motion="no-preference")
    load(page, recorded(4, 6, offers("attempt")))
    page.wait_for_selector("#ask[data-yours]")
    page.locator('#ask button[value^="attempt."]').first.dispatch_event("click")
    expect(page.locator(".roll")).to_contain_text("Vous lancez le dé")
    expect(page.locator("#button-undo")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".roll")).to_have_count(0)


def test_the_main_button_ends_the_step_and_hides_nothing(browser: Browser, server: Server):
    page = visitor(browser, server)
    load(page, recorded(4, 6, lambda question: offers("done")(question) and len(question.options) > 2))
    main = page.locator("#ask .button--primary")
    assert (main.get_attribute("value") or "").startswith("done.")
    title = page.locator("#ask-title").bounding_box()
    assert title is not None
    for button in page.locator("#ask .options .button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= title["x"] + title["width"]
    before = number(page)
    page.keyboard.press("f")
    wait_for_news(page, before)


def test_nothing_behind_the_hand_over_can_be_reached(browser: Browser, server: Server):
    page = visitor(browser, server)
    open_table(page, "me", "here", names=("Léa", "Basile"))
    cover = page.locator("#button-here")
    expect(cover).to_be_focused()
    assert page.locator("main").evaluate("main => main.inert")
    for _ in range(3):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('main, .topbar')")
    cover.click()
    page.wait_for_selector("#ask[data-yours]")
    assert not page.locator("main").evaluate("main => main.inert")


def test_a_record_is_downloaded_and_loaded_again(browser: Browser, server: Server):
    page = visitor(browser, server, locale="en-GB")
    finished = load(page, recorded(2, 5, never))
    visit(page, f"{finished}/results")
    with page.expect_download() as download:
        page.click("a[download]")
    visit(page, "/")
    page.set_input_files("#record", download.value.path())
    page.wait_for_url("**/replay**")
    assert not page.url.startswith(finished)
    last = page.locator("#replay-n").get_attribute("max")
    page.click("#replay-last")
    expect(page.locator("#replay-where")).to_have_text(f"Move {last} of {last}")
    expect_no_errors(page)


def test_the_theme_is_chosen_and_kept(browser: Browser, server: Server):
    page = visitor(browser, server, color_scheme="light")
    paper = "getComputedStyle(document.querySelector('.panel')).backgroundColor"
    light = page.evaluate(paper)
    page.click("[data-open=settings]")
    page.select_option("#set-theme", "dark")
    page.click("#settings button[type=submit]")
    page.wait_for_selector("html[data-theme=dark]")
    assert page.evaluate(paper) != light
    visit(page, "/rules/smallworld")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("players", [2, 5])
def test_a_low_window_reaches_the_whole_table(browser: Browser, server: Server, players: int):
    page = visitor(browser, server, viewport={"width": 1280, "height": 560})
    load(page, recorded(players, 6, offers("conquer")))
    page.wait_for_selector("#ask[data-yours]")
    last = page.locator("#button-zoom")
    expect(last).not_to_be_in_viewport()
    page.mouse.move(20, 300)
    page.mouse.wheel(0, 400)
    expect(last).to_be_in_viewport(ratio=1)


# The size of everything that can be pressed, with the room around it that also counts.
PRESSED = """() => [...document.querySelectorAll("a[href], button, summary")].flatMap(one => {
  const box = one.getBoundingClientRect(), more = getComputedStyle(one, "::after");
  const grown = more.position === "absolute" ? more : { width: 0, height: 0 };
  const hidden = "dialog:not([open]), details:not([open]) > :not(summary), .skip-link";
  if (!box.width || one.closest(hidden)) return [];
  const [wide, high] = ["width", "height"].map(side => Math.max(box[side], parseFloat(grown[side]) || 0));
  return Math.min(wide, high) < 43.5 ? [`${one.outerHTML.slice(0, 90)} ${wide} x ${high}`] : [];
})"""


@pytest.mark.parametrize("address", ["/how/mageknight", "/puzzles/smallworld"])
def test_a_finger_hits_everything(browser: Browser, server: Server, address: str):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    visit(page, address)
    assert page.evaluate(PRESSED) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_how_to_play_can_be_read_by_everybody(browser: Browser, server: Server, theme: str):
    page = visitor(browser, server, color_scheme=theme)
    visit(page, "/how/smallworld")
    assert violations(page) == []
    page.evaluate("() => [...document.images].forEach(one => { one.loading = 'eager'; })")
    page.evaluate("() => Promise.all([...document.images].map(one => one.decode()))")
    assert page.locator(".scenes img").first.evaluate("one => one.currentSrc.endsWith('dark')") == (theme == "dark")
    expect_no_errors(page)
    page.context.close()


def test_the_same_again_and_again_is_one_line_of_the_log(browser: Browser, server: Server):
    page = visitor(browser, server)
    visit(page, load(page, recorded(2, 5, never)))
    page.wait_for_selector("#log .is-again", state="attached")
    lines = page.locator("#log > li:not(.is-again):not(:has(.log-more)) > span")
    times = lines.evaluate_all("found => found.map(one => Number(one.dataset.times || 1))")
    assert max(times) > 1
    assert sum(times) == page.locator("#log > li:not(:has(.log-more)) > span").count()
    expect_no_errors(page)
    page.context.close()
