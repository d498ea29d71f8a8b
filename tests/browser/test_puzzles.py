"""A puzzle in a browser: found in the lobby, solved by tapping on a phone, remembered on its page."""

import pytest
from playwright.sync_api import Browser, expect

from ludotheque import puzzles
from ludotheque.kernel import answer as give
from ludotheque.kernel import waiting
from tests.browser.people import PHONE, answer, ready, violations, visitor
from tests.server.running import Server

GAME = "smallworld"
LAPTOP = {"width": 1366, "height": 768}


def own_answers(it: puzzles.Puzzle) -> list[str]:
    """What whoever solves a puzzle answers, as forms send it; the others answer for themselves."""
    s, found = it.state(), []
    for option in it.solved():
        ask = waiting(s)[0]
        if ask.seat == it.seat:
            found.append(f"{option.verb}.{option.kind}.{option.index}.{option.arg}")
        give(s, ask, option)
    return found


def test_a_stranger_solves_a_puzzle_on_a_phone(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator(f'a[href="/puzzles/{GAME}"]').tap()
    page.wait_for_url(f"**/puzzles/{GAME}")
    ready(page)
    it = puzzles.puzzle(GAME, "1")
    row = page.locator(f'[data-puzzle="{GAME}/{it.id}"]')
    expect(row.locator(".puzzle-done")).to_be_hidden()
    row.locator("button").tap()
    page.wait_for_url("**/t/*")
    ready(page)
    expect(page.locator("#goal")).to_contain_text(it.file.task.fr[:20])
    assert violations(page) == []
    for value in own_answers(it):
        answer(page, value)
    expect(page.locator("#goal[data-state=solved]")).to_be_visible()
    page.goto(f"/puzzles/{GAME}")
    expect(row.locator(".puzzle-done")).to_be_visible()
    assert violations(page) == []
    assert page.errors == []  # type: ignore[attr-defined]


def test_a_try_can_be_begun_again_and_the_solution_shown(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.goto(f"/puzzles/{GAME}")
    ready(page)
    page.locator(".puzzle-list button").nth(1).click()
    page.wait_for_url("**/t/*")
    ready(page)
    first = page.url
    page.locator(".puzzle-solution summary").click()
    expect(page.locator(".puzzle-solution li").first).to_be_visible()
    page.locator('#goal form[action^="/puzzles/"] button').click()
    page.wait_for_url(lambda address: address != first)
    expect(page.locator("#goal[data-state=open]")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_switch_of_realms_leaves_the_task_of_a_puzzle_in_sight(
    browser: Browser, server: Server, size: dict[str, int]
):
    page = visitor(browser, server, viewport=size)
    page.goto("/puzzles/immortals")
    ready(page)
    page.locator(".puzzle-list button").first.click()
    page.wait_for_url("**/t/*")
    ready(page)
    task, faces = (page.locator(what).bounding_box() for what in ("#goal", ".faces"))
    assert task is not None
    assert faces is not None
    assert task["y"] + task["height"] <= faces["y"]
