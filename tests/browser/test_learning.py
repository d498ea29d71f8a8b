"""What a newcomer sees: the goal when a table opens, once, and the way back to it."""

from playwright.sync_api import Browser, expect

from ludotheque.server.people import CONFIRM, HELP
from tests.browser.people import answer, number, open_table, options, ready, visitor, wait_for_news
from tests.browser.recorded import load, offers, recorded
from tests.server.running import Server


def test_a_newcomer_reads_the_goal_once_and_finds_it_again(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.context.clear_cookies(name=HELP)
    address = open_table(page, "me", "bot-easy")
    card = page.locator("#goal-card")
    expect(card).to_be_visible()
    expect(card.locator(".button--primary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_be_hidden()
    expect(page.locator("#ask")).to_be_focused()
    page.goto(address)
    ready(page)
    expect(card).to_be_hidden()
    page.keyboard.press("?")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    page.click("#goal a")
    expect(card).to_be_visible()
    assert page.errors == []  # type: ignore[attr-defined]


def test_whoever_wants_no_explanation_gets_none(browser: Browser, server: Server):
    page = visitor(browser, server)
    open_table(page, "me", "bot-easy")
    expect(page.locator("#goal a")).to_be_visible()
    expect(page.locator("#goal-card")).to_be_hidden()


def test_a_newcomer_is_asked_before_giving_something_up(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.context.clear_cookies(name=CONFIRM)
    load(page, recorded(2, 6, offers("decline")))
    page.wait_for_selector("#ask[data-yours]")
    before = number(page)
    decline = page.locator('#ask button[value^="decline."]')
    decline.click()
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator("#confirm .button--primary")).to_be_focused()
    assert number(page) == before
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_have_count(0)
    decline.click()
    decline.click()
    wait_for_news(page, before)


def test_whoever_knows_the_game_is_not_asked(browser: Browser, server: Server):
    page = visitor(browser, server)
    load(page, recorded(2, 6, offers("decline")))
    page.wait_for_selector("#ask[data-yours]")
    before = number(page)
    page.locator('#ask button[value^="decline."]').click()
    wait_for_news(page, before)


def test_a_newcomer_reads_what_a_question_decides_until_it_is_known(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.context.clear_cookies(name=HELP)
    load(page, recorded(2, 6, offers("decline")))
    page.locator("#goal-card .button--primary").click()
    counsel = page.locator("#ask .counsel")
    expect(counsel).to_contain_text("deux pions")
    counsel.locator("button").click()
    expect(counsel).to_have_count(0)
    expect(page.locator("#ask")).to_be_focused()
    page.reload()
    ready(page)
    expect(page.locator("#counsels")).to_have_count(1)
    expect(counsel).to_have_count(0)


def test_whoever_wants_no_explanation_is_not_told_what_questions_decide(browser: Browser, server: Server):
    page = visitor(browser, server)
    load(page, recorded(2, 6, offers("decline")))
    expect(page.locator("#ask .counsel")).to_have_count(0)
    expect(page.locator("#counsels")).to_have_count(0)


def test_the_list_of_choices_closes_by_escape_and_by_a_press_beside_it(browser: Browser, server: Server):
    page = visitor(browser, server)
    load(page, recorded(2, 6, offers("decline")))
    page.wait_for_selector("#ask[data-yours]")
    choices, summary = page.locator("#choices[open]"), page.locator("#choices summary")
    summary.click()
    page.keyboard.press("Tab")
    expect(choices.locator("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    expect(summary).to_be_focused()
    summary.click()
    expect(choices).to_have_count(1)
    page.locator("#where").click()
    expect(choices).to_have_count(0)


def test_a_question_asked_again_and_again_in_a_turn_stays_explained(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.context.clear_cookies(name=HELP)
    open_table(page, "me", game="mageknight")
    page.locator("#goal-card .button--primary").click()
    for verb in ("hero", "tactic"):
        answer(page, next(value for value in options(page) if value.startswith(verb)))
    counsel = page.locator("#ask .counsel")
    for _ in range(4):
        answer(page, next(value for value in options(page) if value.startswith("sideways")))
        expect(counsel).to_be_visible()
        before = number(page)
        page.locator("#button-undo").click()
        wait_for_news(page, before)
    expect(counsel).to_be_visible()
