"""Ebbland in a browser: cards that can be read and played, on a desk and on a phone."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import (
    PHONE,
    expect_no_errors,
    is_asked,
    move,
    number,
    open_table,
    until_begun,
    violations,
    visitor,
    wait_for_news,
)
from tests.browser.recorded import load, recorded
from tests.server.running import Server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("sizes", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}])
def test_a_person_plays_a_turn_against_a_bot(browser: Browser, server: Server, sizes: dict[str, object]):
    page = visitor(browser, server, **sizes)
    open_table(page, "me", "bot-easy", names=("Léa",), game="ebbland")
    page.wait_for_selector("#ask[data-yours]")
    card = page.locator("#shelf-hand .hand-card").first
    expect(card).to_be_visible()
    # What is drawn within a face keeps its own size and casts no shadow of its own.
    assert card.evaluate(
        "card => [...card.querySelectorAll('svg svg')].every(part => getComputedStyle(part).filter === 'none')"
    )
    assert violations(page) == []
    random = Random(5)
    for _ in range(12):
        if is_asked(page):
            move(page, random)
        page.wait_for_selector("#ask[data-yours], #ask a[href$='/results']")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    assert violations(page) == []
    expect_no_errors(page)


def test_a_duel_is_named_by_a_click_on_its_odds(browser: Browser, server: Server):
    page = visitor(browser, server)
    many = recorded(2, 1, lambda question: sum(option.verb == "pair" for option in question.options) >= 4, "ebbland")
    load(page, many)
    page.wait_for_selector("#ask[data-yours]")
    cells = page.locator("#board .cell.is-open")
    assert cells.count() == page.locator("#ask button[value^='pair.']").count()
    assert "%" in (cells.first.text_content() or "")
    assert violations(page) == []
    before = number(page)
    cells.first.click()
    wait_for_news(page, before)
    expect_no_errors(page)


def test_a_mouse_reaches_the_fighters_that_can_be_chosen(browser: Browser, server: Server):
    page = visitor(browser, server)
    load(page, recorded(2, 3, lambda question: any(option.kind == "fighter" for option in question.options), "ebbland"))
    page.wait_for_selector(".target.is-legal[id^=fighter-]")
    fighter = page.locator(".target.is-legal[id^=fighter-]").first
    assert fighter.evaluate(
        """found => {
          const box = found.getBoundingClientRect();
          return found.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
        }"""
    )


def test_a_phone_turns_to_what_can_be_chosen_when_nothing_of_it_is_in_sight(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    load(
        page, recorded(2, 1, lambda question: sum(option.verb == "pair" for option in question.options) >= 4, "ebbland")
    )
    page.wait_for_selector(".board-stage.is-zoomed .target.is-legal")
    stage = page.locator("#stage")
    lowest = page.locator("#stage > svg").bounding_box()
    tools = page.locator(".board-tools").bounding_box()
    assert lowest["y"] + lowest["height"] <= tools["y"], "no fighter lies under the buttons"  # type: ignore[index]
    # As after the answer to another question, far from the duels.
    stage.evaluate("stage => stage.scrollTo(0, 0)")
    page.evaluate("document.dispatchEvent(new CustomEvent('table:shown'))")
    assert stage.evaluate("stage => stage.scrollLeft") > 100
    chosen = stage.evaluate("stage => stage.scrollLeft")
    stage.evaluate("stage => stage.scrollBy(-20, 0)")
    page.evaluate("document.dispatchEvent(new CustomEvent('table:shown'))")
    assert stage.evaluate("stage => stage.scrollLeft") == chosen - 20, "what is in sight does not move under a finger"


def test_a_phone_keeps_the_names_of_rows_beside_the_odds_of_duels(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    load(
        page, recorded(2, 1, lambda question: sum(option.verb == "pair" for option in question.options) >= 4, "ebbland")
    )
    page.wait_for_selector(".board-stage.is-zoomed .target.is-legal")
    where = """() => {
      const stage = document.querySelector('#stage').getBoundingClientRect();
      const names = [...document.querySelectorAll('#pinned .pair-name')].map(name => name.getBoundingClientRect());
      const cells = [...document.querySelectorAll('.cell.is-open')].map(cell => cell.getBoundingClientRect());
      const side = document.querySelector('#pinned .pair-side').getBoundingClientRect();
      return [Math.min(...names.map(box => box.left)) - stage.left,
        Math.min(...cells.map(box => box.left)) - side.right, side.left - stage.left,
        stage.right - Math.max(...cells.map(box => box.right))];
    }"""
    names, cells, _, right = page.evaluate(where)
    assert names >= 0
    assert cells >= -2, "no odds lie under the names"
    assert right >= 0, "two columns are in sight whole"
    page.locator("#stage").evaluate("stage => stage.scrollTo(stage.scrollWidth, 0)")
    page.wait_for_timeout(200)
    names, _, side, _ = page.evaluate(where)
    assert names >= 0
    assert abs(side) < 2
    page.locator("#stage").evaluate("stage => stage.scrollTo(0, 0)")
    page.wait_for_timeout(200)
    assert page.locator("#pinned").get_attribute("transform") is None


def test_a_phone_shows_where_a_combat_stands_beside_those_who_may_fight(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    load(page, recorded(2, 9, lambda question: any(option.verb == "commit" for option in question.options), "ebbland"))
    page.wait_for_selector(".board-stage.is-zoomed .target.is-legal")
    strip, stage = page.locator(".steps").bounding_box(), page.locator("#stage").bounding_box()
    assert strip is not None
    assert stage is not None
    assert strip["x"] >= stage["x"]


def test_a_phone_shows_ones_own_side_before_anybody_is_in_play(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    open_table(page, "me", "bot-easy", names=("Léa",), game="ebbland")
    page.wait_for_selector("#ask[data-yours]")
    # Their own plate comes first in the row, and the board shows leader and sites, not the void between them.
    seen = page.evaluate("[players.scrollLeft, document.querySelector('#stage').scrollLeft]")
    assert seen == [0, 0]
    expect(page.locator("#site-0")).to_be_in_viewport()


def test_a_new_table_shows_the_decks_of_open_seats_alone(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.check("#new-table input[value=ebbland]", force=True)
    page.locator("[data-game=ebbland] details").evaluate("fold => { fold.open = true; }")
    decks = page.locator("[data-game=ebbland] .field--deck:visible")
    expect(decks).to_have_count(2)
    page.select_option("#ebbland-seat-3", "bot-easy")
    expect(decks).to_have_count(3)


def test_while_a_sealed_deck_is_built_its_cards_take_the_place_of_the_board(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.check("#new-table input[value=ebbland]", force=True)
    page.locator("[data-game=ebbland] details").evaluate("fold => { fold.open = true; }")
    page.select_option("#ebbland-decks", "sealed")
    page.click("#new-table button[type=submit]")
    page.wait_for_url("**/t/*")
    until_begun(page)
    expect(page.locator(".front > .shelf")).to_have_count(2)
    expect(page.locator(".board-stage")).to_be_hidden()


def test_a_tablet_shows_fighters_as_large_as_they_can_be_read(browser: Browser, server: Server):
    page = visitor(browser, server, viewport={"width": 768, "height": 1024}, has_touch=True, is_mobile=True)
    load(page, recorded(2, 9, lambda question: any(option.verb == "commit" for option in question.options), "ebbland"))
    page.wait_for_selector(".board-stage.is-zoomed .target.is-legal")
    name = page.locator("#board .face .t-name").first.bounding_box()
    assert name is not None
    assert name["height"] >= 8


def test_many_answers_take_two_rows_on_a_laptop(browser: Browser, server: Server):
    page = visitor(browser, server, viewport={"width": 1440, "height": 900})
    load(page, recorded(2, 4, lambda question: len(question.options) >= 6, "ebbland"))
    page.locator("#ask .options").evaluate(
        """row => { row.innerHTML = '<button class="button">Dépenser un Marqueur +1 : +1 COM</button>'.repeat(6); }"""
    )
    box = page.locator("#ask").bounding_box()
    assert box is not None
    assert box["height"] < 160


def test_a_line_of_the_log_is_explained_whatever_signs_its_words_hold(browser: Browser, server: Server):
    page = visitor(browser, server, locale="en-GB")
    load(page, recorded(2, 9, lambda question: any(option.verb == "commit" for option in question.options), "ebbland"))
    line = page.locator("#log > li:has(> .log-rule)").last
    expect(line).to_be_visible(timeout=20_000)
    # What is scrolled is not pointed at: that is over before the mouse comes.
    line.scroll_into_view_if_needed()
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    line.hover()
    expect(page.locator("#bubble")).to_be_visible(timeout=20_000)
    expect_no_errors(page)


def test_whoever_has_scrolled_points_anew_by_moving_on_over_the_same_line(browser: Browser, server: Server):
    page = visitor(browser, server, locale="en-GB")
    load(page, recorded(2, 9, lambda question: any(option.verb == "commit" for option in question.options), "ebbland"))
    line = page.locator("#log > li:has(> .log-rule)").last
    line.scroll_into_view_if_needed()
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    line.hover(position={"x": 4, "y": 4})
    page.evaluate("document.dispatchEvent(new Event('scroll'))")
    line.hover(position={"x": 5, "y": 4})
    expect(page.locator("#bubble")).to_be_visible(timeout=20_000)
