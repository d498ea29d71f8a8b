"""Immortals in a real browser: plans are laid by clicking cards and spaces."""

from collections.abc import Callable, Iterator
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from ludotheque.match import Question
from tests.browser.people import (
    PHONE,
    answer,
    expect_no_errors,
    is_asked,
    is_over,
    number,
    open_table,
    options,
    until_begun,
    violations,
    visit,
    visitor,
)
from tests.browser.recorded import load, never, offers, recorded
from tests.server.running import Server

pytestmark = pytest.mark.slow

READY = "ready.button.0.0"
BLANK = "#card-89"
FORESIGHT = "#card-86"
PLANNING = offers("ready")


def is_planning(page: Page) -> bool:
    return READY in options(page)


def until(done: Callable[[], bool]) -> Iterator[None]:
    """Go on until something is so, but not for ever."""
    deadline = monotonic() + 180
    while not done():
        assert monotonic() < deadline, "the game does not get there"
        yield


def until_planning(*pages: Page) -> None:
    """Play the starting round and the reinforcement with any options."""
    random = Random(2)
    for _ in until(lambda: all(is_planning(page) for page in pages)):
        asked = next((page for page in pages if is_asked(page) and not is_planning(page)), None)
        if asked is not None:
            answer(asked, random.choice(options(asked)))
        else:
            pages[0].wait_for_timeout(50)


def sit_down(page: Page, seed: int, moment: Callable[[Question], bool] = PLANNING, **table: str) -> str:
    """Take the first seat of a game with three players at a certain moment."""
    address = load(page, recorded(3, seed, moment, "immortals", **table))
    page.wait_for_selector("#ask[data-yours]")
    return address


def lay(page: Page, card: str, space: str) -> None:
    page.locator(card).click()
    expect(page.locator(card)).to_have_attribute("aria-pressed", "true")
    page.locator(space).click()
    expect(page.locator(f"{space} .laid")).to_have_count(1)


def focused_edge(page: Page, kind: str) -> str:
    """Go to the first thing of a kind by the tabulator, and say what edge it has there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("kind => document.activeElement.matches(kind)", kind):
            break
    return str(page.evaluate("getComputedStyle(document.activeElement).outlineColor"))


def test_a_plan_is_laid_and_changed_with_clicks(browser: Browser, server: Server):
    page = visitor(browser, server)
    sit_down(page, 3)
    assert violations(page) == []
    # What can be chosen has an edge; what has the focus besides has another one.
    rest = page.locator(".hand-card.is-legal").last.evaluate("card => getComputedStyle(card).outlineColor")
    edge = focused_edge(page, ".hand-card.is-legal")
    assert edge != rest
    assert edge == focused_edge(page, "a"), "cards and links show the focus alike"
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
    visit(basile, lea.locator("[data-copy]").get_attribute("data-copy") or "")
    basile.click("text=Take this seat")
    until_begun(lea, basile)
    until_planning(lea, basile)
    lay(lea, BLANK, "#space-9")
    expect(basile.locator(".space .laid")).to_have_count(0)
    expect(basile.locator("#player-1")).to_contain_text("planning")
    answer(lea, READY)
    expect(basile.locator("#player-1")).to_contain_text("ready")
    expect(basile.locator("#log")).not_to_contain_text("of 10 spaces filled")
    lea.locator("#button-undo").click()
    expect(lea.locator("#ask")).to_have_attribute("data-yours", "Plan")
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
    sit_down(page, 4)
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


def test_the_map_turns_to_the_realm_of_the_question(browser: Browser, server: Server):
    page = visitor(browser, server)
    sit_down(page, 3)
    board = page.locator("#board")
    for realm in ("dark", "light"):
        page.keyboard.press("t")
        expect(board).to_have_attribute("data-face", realm)
    # A Conflict card stands for one region of one realm.
    other = page.locator(".hand-card.is-legal").filter(has=page.locator('use[href="#i-im-dark"].on-band'))
    if other.count():
        other.first.click()
        expect(board).to_have_attribute("data-face", "dark")
        expect(page.locator(".name-plate")).to_be_visible()


def test_somebody_who_watches_sees_tower_order_and_points(browser: Browser, server: Server):
    lea = visitor(browser, server)
    address = sit_down(lea, 5)
    watcher = visitor(browser, server)
    for path in ("", "/replay"):
        visit(watcher, address + path)
        expect(watcher.locator("#tower .tower-tray")).to_be_visible()
        expect(watcher.locator("#player-3 .score")).to_be_visible()
        expect(watcher.locator(".player use[href='#i-im-first']")).to_have_count(1)
        assert watcher.locator(".hand-card, .space").count() == 0


def few_cards_left(question: Question) -> bool:
    return offers("reveal")(question) and len(question.options) <= 4


def test_no_button_tempts_to_pass_or_to_waive(browser: Browser, server: Server):
    page = visitor(browser, server)
    sit_down(page, 6, offers("reveal"))
    expect(page.locator("#ask .options .button")).to_have_count(1)
    expect(page.locator("#ask .button--primary")).to_have_count(0)
    before = number(page)
    page.keyboard.press("f")
    assert number(page) == before
    sit_down(page, 7, offers("attack"))
    expect(page.locator("#ask .options .button")).to_have_count(2)
    expect(page.locator("#ask .button--primary")).to_have_count(0)
    sit_down(page, 7)
    expect(page.locator("#ask .options .button")).to_have_attribute("value", READY)
    expect(page.locator("#ask .button--primary")).to_have_count(0)


def test_a_card_that_cannot_work_is_warned_of(browser: Browser, server: Server):
    page = visitor(browser, server, locale="en-GB")
    sit_down(page, 15)
    # A Conflict card for a region where Léa has no army.
    page.locator("#card-64").click()
    expect(page.locator("#card-64")).to_have_attribute("aria-pressed", "true")
    space = page.locator("#space-0.is-doubtful")
    expect(space).to_have_attribute("data-text", "Beware: no army of yours there now")
    space.hover()
    expect(page.locator("#bubble")).to_contain_text("no army of yours there")
    space.click()
    expect(page.locator("#space-0.is-doubtful .laid")).to_have_count(1)
    # The mark lies on no word of the card.
    mark, name = (page.locator(f"#space-0 {part}").bounding_box() for part in (".doubt", ".laid"))
    assert mark is not None
    assert name is not None
    assert mark["y"] + mark["height"] <= name["y"]


def test_a_target_far_to_the_right_is_brought_into_sight_on_a_phone(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True)

    def attacks_in_the_light(question: Question) -> bool:
        return offers("commit")(question) and question.ask.origin < 25

    sit_down(page, 9, attacks_in_the_light)
    expect(page.locator(".target.is-selected").first).to_be_in_viewport(ratio=0.5)


def test_a_game_goes_to_its_end_and_is_looked_at_again(browser: Browser, server: Server):
    page = visitor(browser, server)
    address = sit_down(page, 10, few_cards_left, rounds="1")
    random = Random(3)
    for _ in until(lambda: is_over(page)):
        page.wait_for_selector("#ask[data-yours], #ask a[href$='/results']")
        if is_asked(page):
            answer(page, random.choice(options(page)))
    expect(page.locator("#ask")).to_contain_text("La partie est finie")
    page.click("#ask a[href$='/results']")
    expect(page.locator("h1")).to_contain_text("points")
    expect(page.locator(".chart-frame")).to_be_visible()
    visit(page, f"{address}/replay?n=40")
    expect(page.locator("#replay-where")).to_contain_text("40")
    page.select_option("#replay-seat", label="Léa")
    expect(page.locator("#shelf-hand .hand-card").first).to_be_visible()
    expect_no_errors(page)


CUT = """selector => [...document.querySelectorAll(selector)]
  .filter(part => part.scrollWidth > part.clientWidth + 1).map(part => part.textContent)"""


def test_the_peoples_of_five_players_and_the_name_of_the_table_are_whole_on_a_laptop(browser: Browser, server: Server):
    page = visitor(browser, server, viewport={"width": 1366, "height": 768})
    load(page, recorded(5, 4, PLANNING, "immortals"))
    page.evaluate("document.querySelector('.topbar h1').textContent = 'Trois dés et un bouton'")
    page.locator(".folk > span").first.evaluate("span => { span.firstChild.data = 'Humains · Nécromanciens'; }")
    assert page.evaluate(CUT, ".folk > span, .topbar h1") == []


def test_the_longest_name_of_a_card_is_whole_on_a_space_on_a_phone(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    load(page, recorded(3, 4, offers("lift"), "immortals"))
    laid = page.locator(".space .laid").first
    laid.evaluate("span => { span.textContent = 'Conquête ou Consécration'; }")
    assert page.evaluate(CUT, ".space .laid") == []


@pytest.mark.parametrize("viewer", ["-1", "0"])
def test_a_replay_shows_one_realm_without_the_other_beside_it(browser: Browser, server: Server, viewer: str):
    page = visitor(browser, server, viewport={"width": 1366, "height": 768})
    address = load(page, recorded(3, 4, never, "immortals"))
    visit(page, f"{address}/replay?n=0&seat={viewer}")
    page.wait_for_selector("#face-small")
    drawn, framed = page.locator("#board").evaluate(
        """board => [board.viewBox.baseVal, board.getBoundingClientRect()].map(box => box.width / box.height)"""
    )
    assert framed < drawn + 0.02


# What marks of what happened lie on: names, figures, pieces.
UNDER = """() => {
  const boxes = (kind) => [...document.querySelectorAll(kind)].map(one => one.getBoundingClientRect());
  const lies = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const printed = boxes('#layer-names text, #layer-pieces .army-number');
  const marks = boxes('.recap-mark circle').filter(box => box.width);
  return [marks.length, marks.filter(mark => printed.some(box => lies(mark, box))).length];
}"""


def test_marks_of_what_happened_leave_names_and_armies_readable(browser: Browser, server: Server):
    page = visitor(browser, server, viewport={"width": 1366, "height": 768})
    load(page, recorded(4, 4, lambda question: not PLANNING(question) and question.number > 600, "immortals"))
    page.click("[data-turn=light]")
    page.locator(".recap").evaluate("recap => { recap.open = false; recap.open = true; }")
    page.wait_for_selector(".recap-mark", state="attached")
    marks, covering = page.evaluate(UNDER)
    assert marks > 0
    assert covering == 0


@pytest.mark.parametrize("face", ["light", "both"])
def test_armies_cover_no_yield_on_a_phone(browser: Browser, server: Server, face: str):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    load(page, recorded(4, 4, PLANNING, "immortals"))
    page.click(f"[data-turn={face}]")
    hidden = """() => {
      const box = (one) => one.getBoundingClientRect();
      const armies = [...document.querySelectorAll('#layer-pieces .army-number')].map(number => box(number.parentNode));
      const yields = [...document.querySelectorAll('.yield text')].map(box);
      return armies.filter(a => yields.some(b => a.left < b.right && b.left < a.right && a.top < b.top &&
        a.bottom > b.top + b.height * .3)).length;
    }"""
    assert page.evaluate(hidden) == 0


def test_a_board_in_a_review_is_as_wide_as_what_it_shows(browser: Browser, server: Server):
    page = visitor(browser, server, viewport={"width": 1366, "height": 768})
    visit(page, "/how/immortals")
    drawn = page.evaluate(
        """() => {
          document.querySelector('main').insertAdjacentHTML('beforeend',
            '<div class="review-board"><svg viewBox="980 24 1124 978"></svg></div>');
          const box = document.querySelector('.review-board svg').getBoundingClientRect();
          return box.width / box.height;
        }"""
    )
    assert abs(drawn - 1124 / 978) < 0.02
