"""A review in a real browser: made while one waits, read, and a better move found in it by keyboard alone."""

import pytest
from playwright.sync_api import Browser, Page, expect

from ludotheque.kernel import Option
from ludotheque.server.scene import wire
from tests.browser.people import PHONE, expect_no_errors, ready, violations, visit, visitor
from tests.browser.recorded import load, never, recorded
from tests.server.running import Server

pytestmark = pytest.mark.slow


def reviewed(page: Page) -> str:
    """Load a game that was played at random, wait for its review, and return its address."""
    table = load(page, recorded(2, 5, never))
    visit(page, f"{table}/review?seat=1")
    page.wait_for_selector(".review-turnings", timeout=90_000)
    ready(page)
    return table


def attempt(page: Page, option: str) -> None:
    """Try an option as whoever has no mouse does."""
    button = page.locator(f'#ask button[value="{option}"]')
    if not button.is_visible():
        page.locator("#choices summary").press("Enter")
    button.press("Enter")
    page.wait_for_selector(f'input[name=tried][value$="{option}"]', state="attached")
    ready(page)


# Figures beside the lines of a chart that cannot be read where it opens: cut off, or beneath something else.
UNREAD = """() => {
  const frame = document.querySelector('.chart-frame');
  frame.scrollIntoView({block: 'center'});
  const {left, right} = frame.getBoundingClientRect();
  const figures = [...frame.querySelectorAll('text[text-anchor=end]')];
  const hidden = (one) => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.left < left || box.right > right || top?.closest('svg') !== one.closest('svg');
  };
  const wide = frame.scrollWidth > frame.clientWidth;
  return [figures.length > 1, wide, figures.filter(hidden).map(one => one.textContent)];
}"""


def readable_axis(page: Page) -> None:
    """Look at a chart on a phone, where it is wider than its frame."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.reload()
    ready(page)
    assert page.evaluate(UNREAD) == [True, True, []]


def clean(page: Page) -> None:
    """Look at a page in light and dark, on a desk and on a phone, and ask axe."""
    desk = page.viewport_size
    assert desk
    for size, look in ((desk, "light"), (PHONE, "dark")):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.emulate_media(color_scheme=look)  # type: ignore[arg-type]
        assert violations(page) == [], (page.url, look)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (page.url, look)
    page.set_viewport_size(desk)


def test_a_better_move_is_found_by_keyboard(browser: Browser, server: Server):
    page = visitor(browser, server)
    table = reviewed(page)
    clean(page)
    story = page.request.get(f"{table}/review.json?seat=1").json()
    at, turning = next((n, one) for n, one in enumerate(story["turnings"], 1) if one["kind"] == "choice")
    best, taken = (wire(Option(*line["option"])) for line in turning["lines"])
    page.locator(f'a[href$="/review/find?seat=1&at={at}"]').press("Enter")
    page.wait_for_url("**/review/find**")
    ready(page)
    expect(page.locator("#find-heading")).to_contain_text("Que jouer à la place")
    attempt(page, taken)
    expect(page.locator(".find-tries li").first).to_have_attribute("data-state", "worse")
    clean(page)
    attempt(page, best)
    expect(page.locator(".find-tries li").first).to_have_attribute("data-state", "found")
    expect(page.locator("#find-heading")).to_contain_text("Trouvé")
    assert violations(page) == []
    for address in ("review?seat=1", "results"):
        visit(page, f"{table}/{address}")
        readable_axis(page)
    expect_no_errors(page)
