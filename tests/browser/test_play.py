"""People play in real browsers."""

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.people import (
    PHONE,
    answer,
    begin,
    expect_no_errors,
    hurry,
    is_asked,
    is_over,
    move,
    number,
    open_table,
    options,
    until_begun,
    visit,
    visitor,
    wait_for_news,
    wait_for_turn,
)
from tests.browser.recorded import load, offers, recorded
from tests.server.running import Server

pytestmark = pytest.mark.slow


def until_asked(page: Page) -> None:
    page.wait_for_selector("#ask[data-yours]")


def at_the_first_pick(page: Page) -> None:
    """Sit down at a game that is dealt the same each time, at one's first choice."""
    load(page, recorded(2, 7, offers("pick")))
    until_asked(page)


def test_two_people_play_a_game_to_its_end(browser: Browser, server: Server):
    random = Random(5)
    lea = visitor(browser, server)
    address = open_table(lea, "me", "link", names=("Léa", "Basile"))
    link = lea.locator("[data-copy]").get_attribute("data-copy")
    assert link is not None
    basile = visitor(browser, server, locale="en-GB")
    visit(basile, link)
    basile.fill("#name", "Basile")
    basile.click("text=Take this seat")
    expect(basile).to_have_url(address)
    until_begun(lea, basile)
    while not (is_over(lea) and is_over(basile)):
        asked = next((page for page in (lea, basile) if is_asked(page)), None)
        if asked is not None and number(asked) < 60:
            move(asked, random)
        elif asked is not None:
            hurry(asked)
        else:
            wait_for_turn(min(lea, basile, key=number))
    expect(lea.locator("#ask-title")).to_have_text("La partie est finie")
    expect(basile.locator("#ask-title")).to_have_text("The game is over")
    lea.click("#ask a[href$='/results']")
    expect(lea.locator(".chart-line")).to_have_count(2)
    for page in (lea, basile):
        expect_no_errors(page)


def test_a_newcomer_plays_against_bots_with_one_click(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.click("#game-smallworld button:has-text('Jouer')")
    until_asked(page)
    assert page.title().startswith("● À vous")
    answer(page, next(value for value in options(page) if value.startswith("pick.")))
    until_asked(page)
    for _ in range(12):
        found = options(page)
        wanted = [value for value in found if value.startswith(("conquer", "pick", "place", "stop", "done"))]
        answer(page, (wanted or found)[0])
        until_asked(page)
    expect(page.locator(".piece[data-seat='1']").first).to_be_visible()
    expect_no_errors(page)


def test_a_hot_seat_is_covered_between_players(browser: Browser, server: Server):
    page = visitor(browser, server)
    open_table(page, "me", "here", names=("Léa", "Basile"))
    random, seen = Random(3), set()
    for _ in range(40):
        cover = page.locator("#button-here")
        if cover.count():
            assert not is_asked(page)
            assert page.locator("[aria-label='jetons secrets']").count() == 2
            seen.add(cover.inner_text().strip())
            cover.click()
            until_asked(page)
            assert page.locator("[aria-label='jetons secrets']").count() == 1
        move(page, random)
        page.wait_for_selector("#ask[data-yours], #button-here")
        if len(seen) == 2:
            break
    assert seen == {"Je suis Léa", "Je suis Basile"}


def test_undo_and_its_refusal_once_something_was_revealed(browser: Browser, server: Server):
    page = visitor(browser, server)
    at_the_first_pick(page)
    answer(page, "pick.combo.0.0")
    until_asked(page)
    undo = page.locator("#button-undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator(".toast")).to_contain_text("pile cachée")
    before = number(page)
    answer(page, next(value for value in options(page) if value.startswith("conquer")))
    expect(page.locator("#button-undo")).not_to_have_attribute("aria-disabled", "true")
    page.keyboard.press("u")
    page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) === n", arg=before + 2)
    expect(page.locator("#log")).to_contain_text("reprend son dernier coup")
    expect(page.locator("#log .is-undone").first).to_be_visible()


def test_a_refusal_says_why_and_links_to_the_rule(browser: Browser, server: Server):
    page = visitor(browser, server)
    at_the_first_pick(page)
    page.locator("#region-3").dispatch_event("click")
    bubble = page.locator("#bubble.bubble--why")
    expect(bubble).to_contain_text("Pas possible")
    link = bubble.locator("a.rule").get_attribute("href")
    assert link is not None
    assert re.fullmatch(r"/rules/smallworld/(SW-[A-Z0-9-]+)#\1", link)
    visit(page, link)
    expect(page.locator(f"id={link.partition('#')[2]}")).to_be_visible()


def test_a_hint_points_at_the_board_and_says_why(browser: Browser, server: Server):
    page = visitor(browser, server)
    at_the_first_pick(page)
    page.click("#button-hint")
    bubble = page.locator("#bubble.bubble--hint")
    expect(bubble).to_contain_text("Le robot jouerait")
    expect(bubble.locator("p").first).to_contain_text("Un peuple se choisit")
    expect(bubble).to_contain_text("Ou bien")
    expect(page.locator("button.offer.is-advised")).to_have_css("outline-style", "solid")
    expect(page.locator(".is-advised")).to_have_count(1)


def test_a_hint_that_comes_late_says_nothing_about_the_next_question(browser: Browser, server: Server):
    page = visitor(browser, server)
    at_the_first_pick(page)
    held: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))
    with page.expect_request("**/hint"):
        page.click("#button-hint")
    answer(page, "pick.combo.0.0")
    page.wait_for_function("() => document.querySelector('#ask').dataset.number === '1'")
    with page.expect_response("**/hint"):
        held[0].continue_()
    expect(page.locator("#button-hint")).not_to_have_attribute("aria-busy", "true")
    expect(page.locator("#bubble")).to_be_hidden()
    expect(page.locator(".is-advised")).to_have_count(0)


def test_the_page_reconnects_after_the_server_restarts(browser: Browser, tmp_path: Path):
    own = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", workers=0).start()
    try:
        lea = visitor(browser, own)
        address = open_table(lea, "me", "here", names=("Léa", "Basile"))
        watcher = visitor(browser, own)
        visit(watcher, address)
        own.kill()
        expect(watcher.locator(".toast--bad").first).to_be_visible()
        own.start()
        visit(lea, address)
        lea.click("#button-here")
        until_asked(lea)
        answer(lea, "pick.combo.0.0")
        watcher.wait_for_function("() => document.querySelector('#ask').dataset.number === '1'")
        expect(watcher.locator("#log li")).to_have_count(lea.locator("#log li").count())
    finally:
        own.kill()


def test_the_language_is_switched_at_the_table(browser: Browser, server: Server):
    page = visitor(browser, server)
    at_the_first_pick(page)
    expect(page.locator("#ask-title")).to_contain_text("peuple")
    page.click(".topbar .lang button[value=en]")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#ask-title")).not_to_contain_text("peuple")


def test_a_replay_is_stepped_through_shared_and_forked(browser: Browser, server: Server):
    page = visitor(browser, server)
    address = open_table(page, "me", "bot-easy", names=("Léa",))
    page.click("text=Laisser jouer un robot")
    page.wait_for_selector("#ask a[href$='/results']", timeout=60_000)
    visit(page, f"{address}/replay?n=10")
    expect(page.locator("#replay-where")).to_contain_text("Coup 10 sur")
    page.click("#replay-next")
    expect(page.locator("#replay-where")).to_contain_text("Coup 11 sur")
    assert "n=11" in page.url
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#replay-where")).to_contain_text("Coup 10 sur")
    page.select_option("#replay-turn", index=4)
    expect(page.locator("#where")).to_contain_text("Tour 5")
    page.select_option("#replay-seat", label="Léa")
    page.wait_for_url("**seat=0**")
    friend = visitor(browser, server)
    visit(friend, page.url)
    assert friend.locator("#replay-where").inner_text() == page.locator("#replay-where").inner_text()
    friend.select_option("#fork-seat", label="Léa")
    friend.click("#button-fork")
    until_asked(friend)
    assert friend.url not in (address, page.url)
    expect_no_errors(page)


def test_a_seat_is_given_to_a_bot_and_taken_back(browser: Browser, server: Server):
    page = visitor(browser, server)
    open_table(page, "me", "link")
    begin(page)
    page.click("text=Laisser jouer un robot")
    expect(page.locator("#talk")).to_contain_text("Un robot joue pour")
    page.click("text=Reprendre ma place")
    expect(page.locator("#talk")).to_contain_text("reprend sa place")


def test_talk_reaches_the_table_and_spectators(browser: Browser, server: Server):
    page = visitor(browser, server)
    address = open_table(page, "me", "bot-easy", names=("Léa",))
    watcher = visitor(browser, server)
    visit(watcher, address)
    page.click(".side-tabs [data-tab=talk]")
    page.fill("#say", "Bonsoir <b>à tous</b>")
    page.press("#say", "Enter")
    expect(watcher.locator("#talk")).to_contain_text("Bonsoir <b>à tous</b>")
    expect(page.locator(".watchers .num")).to_have_text("1")


def test_a_phone_shows_everything_and_plays_by_tapping_twice(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    at_the_first_pick(page)
    before = number(page)
    page.locator("#combo-0").tap()
    page.locator("#combo-0").tap()
    wait_for_news(page, before)
    until_asked(page)
    before = number(page)
    place = next(value for value in options(page) if value.startswith("conquer")).split(".")[2]
    spot = page.locator(f"#region-{place}")
    tap(page, spot)
    expect(page.locator("#bubble .button--primary")).to_be_visible()
    assert number(page) == before
    page.locator("#bubble .button--primary").tap()
    wait_for_news(page, before)
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def tap(page: Page, spot) -> None:  # type: ignore[no-untyped-def]
    """Tap a region well inside its outline, which may be hollow in the middle of its box."""
    spot.evaluate("region => region.scrollIntoView({ block: 'center' })")
    x, y = spot.evaluate(
        """region => {
          const box = region.getBoundingClientRect();
          const isInside = (x, y) => document.elementFromPoint(x, y)?.closest(".target") === region;
          for (const margin of [8, 4, 2]) for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
            const [x, y] = [box.left + box.width * i / 20, box.top + box.height * j / 20];
            const around = [[0, 0], [margin, 0], [-margin, 0], [0, margin], [0, -margin]];
            if (around.every(([dx, dy]) => isInside(x + dx, y + dy))) return [x, y];
          }
        }"""
    )
    page.touchscreen.tap(x, y)


LEGAL = ".target.is-legal, [data-element].is-legal"
MAIN_BUTTON = "#ask .options .button--primary"


def press_and_wait(page: Page, key: str) -> None:
    """Press a key that answers, and wait until the next question of this person."""
    before = number(page)
    page.keyboard.press(key)
    if page.locator("#bubble.bubble--menu:not([hidden])").count():
        page.keyboard.press("Enter")
    wait_for_news(page, before)
    until_asked(page)


def choose_by_arrows(page: Page) -> None:
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(f"Boolean(document.activeElement.closest('{LEGAL}'))")
    press_and_wait(page, "Enter")


def test_the_keyboard_alone_is_enough(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.locator("#game-smallworld .button--primary").focus()
    page.keyboard.press("Enter")
    until_asked(page)
    at_the_first_pick(page)
    page.keyboard.press("ArrowDown")
    page.wait_for_function("() => document.activeElement.id.startsWith('combo-')")
    press_and_wait(page, "Enter")
    for _ in range(3):
        choose_by_arrows(page)
    # Tokens that must be placed leave nothing to end.
    while not page.locator(MAIN_BUTTON).count():
        choose_by_arrows(page)
    press_and_wait(page, "f")
