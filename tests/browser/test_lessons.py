"""A newcomer takes a lesson: by mouse, by keyboard, on a phone; the light never stands in the way."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import DESKTOP, PHONE, expect_no_errors, ready, violations, visitor
from tests.server.running import Server

LAPTOP = {"width": 1366, "height": 768}

# Where the coach is, and the one press that leads on from there and from nowhere else: the page may change meanwhile.
CARD = "[coach.dataset.step, coach.dataset.kind, coach.dataset.light]"
PRESS = f"""card => {{
  const press = coach.querySelector("#coach-read, #coach-skip");
  if (String({CARD}) == String(card)) press?.click();
}}"""


def learn(page: Page, game: str = "smallworld") -> None:
    """Begin the lesson of a game from the lobby."""
    page.click(f"#game-{game} button[formaction]")
    page.wait_for_url("**/t/*")
    ready(page)


def on(page: Page, step: int, kind: str = "task") -> None:
    """Wait until the coach is at a step."""
    page.wait_for_selector(f'#coach[data-step="{step}"][data-kind="{kind}"]', state="attached")


def choose(page: Page, target: str, by_touch: bool) -> None:
    """Click or tap what is lit, where it is: the veil lets everything through. A finger looks first."""
    page.locator(f"#{target}").scroll_into_view_if_needed()
    box = page.locator(f"#{target}").bounding_box()
    assert box is not None
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if not by_touch:
        page.mouse.click(*spot)
        return
    page.touchscreen.tap(*spot)
    page.locator("#bubble .button--primary").tap()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_newcomer_does_what_the_coach_asks(browser: Browser, server: Server, size: dict[str, int]):
    page = visitor(browser, server, viewport=size, has_touch=size is PHONE)
    learn(page)
    on(page, 0, "read")
    expect(page.locator("#veil .ring")).to_have_count(1)
    assert violations(page) == []
    page.click("#coach-read")
    on(page, 1)
    choose(page, "combo-1", by_touch=size is PHONE)
    on(page, 2)
    choose(page, "region-3", by_touch=size is PHONE)
    on(page, 3)
    if size is PHONE:
        sheet = page.locator(".coach").bounding_box()
        expect(page.locator("#ask")).to_be_hidden()
        lit = page.locator("#region-12").bounding_box()
        assert sheet is not None
        assert lit is not None
        assert lit["y"] + lit["height"] <= sheet["y"] + 1
        page.click("#coach-fold")
        expect(page.locator("#ask")).to_be_visible()
    assert violations(page) == []
    expect_no_errors(page)


def test_the_keyboard_alone_is_enough_for_a_lesson(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=LAPTOP)
    learn(page)
    on(page, 0, "read")
    page.keyboard.press("Shift+N")
    on(page, 1)
    page.locator("#coach-show").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#combo-1")).to_be_focused()
    page.keyboard.press("Enter")
    on(page, 2)
    page.keyboard.press("n")
    expect(page.locator("#announcer")).to_contain_text("Orgeval")
    page.keyboard.press("Shift+N")
    on(page, 3)
    page.keyboard.press("Escape")
    expect(page.locator("#leave-lesson")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#leave-lesson")).to_be_hidden()
    expect_no_errors(page)


# Where a lesson is, read at one moment: another card of the coach, or another question under the same one.
WHERE = "[coach.dataset.step, coach.dataset.kind, coach.dataset.wish, ask.dataset.number].join()"
MENU = "#bubble:not([hidden]) button.is-wished"


def tab_to(page: Page, what: str, most: int = 200) -> None:
    """Press the tabulator until something has the focus."""
    for _ in range(most):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not lead to {what}")


def answer_by_keys(page: Page) -> None:
    """Let the coach show what is meant, and choose it: at once, or in the menu of a thing with several ways."""
    tab_to(page, "#coach-show")
    page.keyboard.press("Enter")
    expect(page.locator("#coach-show")).not_to_be_focused()
    before = page.evaluate(WHERE)
    page.keyboard.press("Enter")
    page.wait_for_function(f"before => {WHERE} != before || document.querySelector('{MENU}')", arg=before)
    if page.evaluate(WHERE) == before:
        tab_to(page, "#bubble button.is-wished")
        page.keyboard.press("Enter")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "steps"), [("smallworld", 14), ("mageknight", 30), ("immortals", 16), ("ebbland", 13)]
)
def test_a_whole_lesson_is_taken_by_the_keyboard_alone(browser: Browser, server: Server, game: str, steps: int):
    page = visitor(browser, server, viewport=LAPTOP)
    tab_to(page, f"#game-{game} button[formaction]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    ready(page)
    seen = set()
    while (kind := (where := page.evaluate(WHERE)).split(",")[1]) != "end":
        seen.add(int(where.split(",")[0]))
        if kind == "read":
            tab_to(page, "#coach-read")
            page.keyboard.press("Enter")
        elif kind == "task":
            answer_by_keys(page)
        page.wait_for_function(f"before => {WHERE} != before", arg=where)
    assert seen == set(range(steps))
    tab_to(page, "#coach-end")
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)
    expect_no_errors(page)


# The middle of what is lit, and where the coach's sheet begins.
RING = """() => {
  const { x, y, width, height } = document.querySelector("#veil .ring").getBoundingClientRect();
  const sheet = document.querySelector(".coach").getBoundingClientRect().top;
  return { x: x + width / 2, y: y + height / 2, sheet };
}"""
CHOICE = "#bubble:not([hidden]) .is-wished, #bubble:not([hidden]) .button--primary"
# What is lit is where it stays: two pictures of the page later, and after whatever might move the page by and by.
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
BY_AND_BY = 900


def where_it_stays(page: Page) -> dict[str, float]:
    """The middle of the ring, which is in sight above the coach's sheet and moves no more."""
    page.evaluate(PAINTED)
    ring: dict[str, float] = page.evaluate(RING)
    page.wait_for_timeout(BY_AND_BY)
    assert page.evaluate(RING) == ring
    assert 0 < ring["x"] < PHONE["width"]
    assert 0 < ring["y"] < ring["sheet"]
    return ring


def tap_what_is_lit(page: Page, before: str) -> None:
    """Tap in the middle of the ring, then what the bubble offers: both are in sight, and nothing moves meanwhile."""
    page.wait_for_function(f"before => {WHERE} != before || document.querySelector('#veil .ring')", arg=before)
    ring = where_it_stays(page)
    page.touchscreen.tap(ring["x"], ring["y"])
    page.wait_for_function(f"before => {WHERE} != before || document.querySelector('{CHOICE}')", arg=before)
    if page.evaluate(WHERE) != before:
        return
    assert page.evaluate(RING) == ring
    box = page.locator(CHOICE).first.bounding_box()
    assert box is not None
    assert box["y"] > 0
    assert box["y"] + box["height"] <= ring["sheet"]
    page.locator(CHOICE).first.tap()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "steps"), [("smallworld", 14), ("mageknight", 30), ("immortals", 16), ("ebbland", 13)]
)
def test_a_whole_lesson_is_taken_by_finger_with_all_it_speaks_of_in_sight(
    browser: Browser, server: Server, game: str, steps: int
):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    learn(page, game)
    seen = set()
    while (kind := (where := page.evaluate(WHERE)).split(",")[1]) != "end":
        seen.add(int(where.split(",")[0]))
        if kind == "read":
            page.tap("#coach-read")
        elif kind == "task":
            tap_what_is_lit(page, where)
        page.wait_for_function(f"before => {WHERE} != before", arg=where)
    assert seen == set(range(steps))
    expect_no_errors(page)


def test_a_detour_leads_on_or_back(browser: Browser, server: Server):
    page = visitor(browser, server)
    learn(page)
    page.click("#coach-read")
    on(page, 1)
    page.click("#coach-do")
    on(page, 2)
    page.locator("#region-18").dispatch_event("click")
    on(page, 2, "detour")
    assert violations(page) == []
    page.click("#coach-back")
    on(page, 2)
    page.locator("#region-18").dispatch_event("click")
    on(page, 2, "detour")
    page.click("#coach-agree")
    on(page, 3)
    expect(page.locator("#veil")).to_have_count(0)
    expect_no_errors(page)


def test_a_lesson_left_in_the_middle_goes_on_from_the_lobby(browser: Browser, server: Server):
    page = visitor(browser, server)
    learn(page)
    page.click("#coach-read")
    on(page, 1)
    page.click(".coach [data-open=leave-lesson]")
    page.click("#leave-lesson a")
    page.click("#game-smallworld a:has-text('Reprendre la leçon')")
    on(page, 1)
    page.click(".coach [data-open=leave-lesson]")
    page.click("#leave-lesson button[value=leave]")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".log-panel")).to_be_visible()


def test_the_other_seat_plays_by_the_book_and_the_lesson_is_handed_over(browser: Browser, server: Server):
    page = visitor(browser, server)
    learn(page)
    seen = []
    while (card := page.evaluate(CARD))[1] != "end":
        seen.append(int(card[0]))
        page.evaluate(PRESS, card)
        page.wait_for_function(f"before => String({CARD}) != before", arg=",".join(card))
    assert seen == sorted(seen)
    assert set(seen) == set(range(14))
    on(page, 14, "end")
    page.click("#coach-end")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("#ask[data-yours]")).to_be_visible()
    expect(page.locator("#log > li").last).to_be_in_viewport()
    expect_no_errors(page)


def followed(page: Page, step: int) -> list[str]:
    """Do as the coach says up to a step, and return its card."""
    while (card := page.evaluate(CARD))[0] != str(step):
        page.evaluate(PRESS, card)
        page.wait_for_function(f"before => String({CARD}) != before", arg=",".join(card))
    return card


def test_what_a_coach_says_stands_whole_above_what_it_points_at_beside_a_low_board(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=LAPTOP)
    learn(page, "mageknight")
    card = followed(page, 12)
    page.wait_for_selector("#veil .ring")
    page.evaluate(PAINTED)
    said, side, lit = (page.locator(what).bounding_box() for what in ("#coach-words", "#side", f"#{card[2]}"))
    assert said is not None
    assert side is not None
    assert lit is not None
    assert said["y"] >= side["y"]
    assert lit["y"] + lit["height"] <= side["y"] + side["height"]


def test_what_slides_beneath_a_resting_mouse_says_nothing_of_itself(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=LAPTOP)
    learn(page, "mageknight")
    followed(page, 4)
    page.wait_for_selector("#veil .ring")
    page.evaluate(PAINTED)
    spot = page.evaluate(RING)
    page.mouse.click(spot["x"], spot["y"])
    on(page, 5)
    page.wait_for_function(
        "([x, y]) => document.elementFromPoint(x, y).closest('.hand-card')", arg=[spot["x"], spot["y"]]
    )
    page.wait_for_timeout(BY_AND_BY)
    expect(page.locator("#bubble")).to_be_hidden()
    page.mouse.move(spot["x"] + 1, spot["y"])
    expect(page.locator("#bubble")).to_be_visible()
    expect_no_errors(page)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_is_said_of_a_hero_can_be_seen_before_there_is_a_map(
    browser: Browser, server: Server, size: dict[str, int]
):
    page = visitor(browser, server, viewport=size, has_touch=size is PHONE)
    learn(page, "mageknight")
    page.click("#coach-read")
    on(page, 1)
    page.wait_for_selector("#veil .ring")
    if size is PHONE:
        spot = page.evaluate(RING)
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.click("#button-hint")
    expect(page.locator("#bubble")).to_contain_text(re.compile("Arythea|Goldyx|Norowas|Tovak"))
    assert page.evaluate("bubble.checkVisibility({ opacityProperty: true, visibilityProperty: true })")
    box = page.locator("#bubble").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= size["height"]
