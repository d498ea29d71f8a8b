"""Mage Knight in a real browser: from the lobby through turns, cards, fights; by mouse, by finger and by keyboard."""

from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ludotheque import bots, games, record
from ludotheque.match import Match
from ludotheque.record import HUMAN
from tests.browser.people import (
    PHONE,
    expect_no_errors,
    is_asked,
    is_over,
    number,
    options,
    ready,
    violations,
    visit,
    visitor,
    wait_for_news,
)
from tests.server.running import Server

pytestmark = pytest.mark.slow
BOX = "element => { const b = element.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; }"


def begin(page: Page) -> None:
    """Play alone, at once, as the lobby offers it."""
    page.locator("#game-mageknight .button--primary").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#ask[data-yours]")
    ready(page)


def quest() -> Match:
    """A quest that is always the same: Tovak's first turn, a hand with several ways to play."""
    game = games.load("mageknight")
    match = Match(game, game.setup(1), 4, ["Léa"], [HUMAN])
    for verb, index in (("hero", 3), ("tactic", 0)):
        question = match.question()
        assert question is not None
        match.answer(next(option for option in question.options if (option.verb, option.index) == (verb, index)))
    return match


def sit_down(page: Page) -> None:
    """Go on with the first turn of a quest."""
    go_on(page, quest())


def fight(page: Page) -> None:
    """Go on with a quest in which a fight is on, whatever led there."""
    match = quest()
    bot = bots.make("greedy", match.game, 4)
    while (question := match.question()) and type(question.ask).__name__ != "Defend":
        match.answer(bot.choose(match.view(0), 0))
    go_on(page, match)


def go_on(page: Page, match: Match) -> None:
    """Load a quest as somebody left it."""
    kept = {"name": "quest.json", "mimeType": "application/json", "buffer": record.encode(match.record())}
    page.set_input_files("#record", kept)  # type: ignore[arg-type]
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#ask[data-yours]")
    ready(page)


def versatile(page: Page) -> Locator:
    """A card of the hand that can be played in several ways."""
    cards = page.locator("#shelf-hand .hand-card.is-legal").all()
    return next(card for card in cards if page.locator(f'#ask [data-target="{card.get_attribute("id")}"]').count() > 1)


def choose(page: Page, value: str) -> None:
    """Choose an option where it is drawn, as a person would: by a click on it, and in the menu if there are several."""
    button = page.locator(f'#ask button[value="{value}"]')
    target = button.get_attribute("data-target") or ""
    # A walk is several answers, each of which is news: only the server knows with which one it ends.
    with page.expect_response("**/answer") as taken:
        if target.startswith("button-"):
            button.click()
        else:
            several = page.locator(f'#ask button[data-target="{target}"]')
            texts = [text.strip() for text in several.all_text_contents()]
            click_on(page, target)
            if len(texts) > 1 or page.locator(f"#{target} [data-option]").count():
                said = (button.text_content() or "").strip()
                page.locator("#bubble.bubble--menu button").nth(texts.index(said)).click()
    wait_for_news(page, taken.value.json()["number"] - 1)


def click_on(page: Page, target: str) -> None:
    """Click in the middle of what is drawn, after going there with the camera or by its tab."""
    element = page.locator(f"#{target}")
    if element.evaluate("element => Boolean(element.closest('.tabbed')) && !element.getClientRects().length"):
        shelf = element.evaluate("element => element.closest('.shelf').id.replace('shelf-', '')")
        page.locator(f'label[for="tab-{shelf}"]').click()
    if element.evaluate("element => element.classList.contains('target')"):
        element.focus()
        x, y = element.evaluate(BOX)
        page.mouse.click(x, y)
    else:
        # On its name: a click on an effect of a card plays it that way at once.
        element.click(position={"x": 20, "y": 12})


def settle(page: Page) -> None:
    """Wait until it is one's turn again, or until the game is over."""
    page.wait_for_selector("#ask[data-yours], #ask a[href$='/results']")


def test_a_person_plays_from_the_lobby_through_several_turns(browser: Browser, server: Server):
    page = visitor(browser, server)
    game = games.load("mageknight")
    go_on(page, Match(game, game.setup(1), 4, ["Léa"], [HUMAN]))
    random = Random(4)
    kinds: set[str] = set()
    for _ in range(60):
        if is_over(page):
            break
        offered = options(page)
        # Rather do something than end the turn, so that hands are played out.
        active = [value for value in offered if not value.startswith(("end.", "rest.", "next."))]
        value = random.choice(active or offered)
        kinds.add(value.split(".")[1])
        choose(page, value)
        settle(page)
    assert {"hero", "tactic", "card", "hex"} <= kinds
    assert is_asked(page) or is_over(page)
    expect_no_errors(page)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_while_somebody_plays(browser: Browser, server: Server, look: str):
    page = visitor(browser, server, color_scheme=look)
    begin(page)
    assert violations(page) == []
    choose(page, "hero.hero.3.0")
    assert violations(page) == []
    visit(page, "/")
    sit_down(page)
    assert violations(page) == []
    versatile(page).click(position={"x": 20, "y": 12})
    page.wait_for_selector("#bubble.bubble--menu")
    assert violations(page) == []


def test_on_a_phone_everything_is_reached_without_scrolling_sideways(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    begin(page)
    for value in ("hero.hero.0.0", "tactic.tactic.0.0"):
        page.locator(f'#ask button[value="{value}"]').dispatch_event("click")
        page.wait_for_function("v => !document.querySelector(`#ask button[value='${v}']`)", arg=value)
        settle(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    stage = page.locator("#stage").bounding_box()
    assert stage is not None
    assert stage["height"] >= 300
    assert violations(page) == []


def test_the_camera_is_dragged_zoomed_and_finds_back(browser: Browser, server: Server):
    page = visitor(browser, server)
    begin(page)
    choose(page, "hero.hero.1.0")
    frame = "document.querySelector('#board').getAttribute('viewBox')"
    first = page.evaluate(frame)
    box = page.locator("#stage").bounding_box()
    assert box is not None
    x, y = box["x"] + 40, box["y"] + box["height"] - 30
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 150, y - 60, steps=4)
    page.mouse.up()
    dragged = page.evaluate(frame)
    assert dragged != first
    assert page.locator("#bubble").is_hidden()
    page.click("#button-zoom")
    wide = [float(part) for part in page.evaluate(frame).split()][2]
    assert wide < float(dragged.split()[2])
    page.keyboard.press("-")
    page.click("#button-focus")
    assert page.evaluate(frame) == first


def test_a_menu_is_walked_by_keyboard_alone(browser: Browser, server: Server):
    page = visitor(browser, server)
    sit_down(page)
    several = versatile(page)
    several.focus()
    page.keyboard.press("Enter")
    first = page.locator("#bubble.bubble--menu button").first
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#bubble.bubble--menu button").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#bubble.bubble--menu")).to_have_count(0)
    expect(several).to_be_focused()


def test_one_click_walks_over_several_spaces_and_the_way_is_shown_before(browser: Browser, server: Server):
    page = visitor(browser, server)
    sit_down(page)
    while not page.locator("#ask button[data-steps]").count():
        choose(page, next(value for value in options(page) if value.startswith("sideways.")))
    far = page.locator("#ask button[data-steps]").first
    steps = (far.get_attribute("data-steps") or "").split()
    target = page.locator(f"#{steps[-1]}")
    target.hover()
    expect(page.locator("#way .move-arrow-head")).to_be_visible()
    expect(page.locator("#bubble tr")).to_have_count(len(steps) + 1)
    before = number(page)
    target.click()
    page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) >= n", arg=before + len(steps))
    expect(page.locator("#way")).to_have_count(0)
    expect(page.locator(f"#{steps[-1]}.is-last")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(f'#ask button[data-steps="{" ".join(steps)}"]')).to_have_count(1)
    assert number(page) == before + 2 * len(steps)
    expect_no_errors(page)


def test_a_click_on_an_effect_plays_the_card_that_way(browser: Browser, server: Server):
    page = visitor(browser, server)
    sit_down(page)
    effect = versatile(page).locator('[data-option^="basic."].is-open')
    before = number(page)
    effect.click()
    wait_for_news(page, before)
    expect(page.locator("#bubble.bubble--menu")).to_have_count(0)


def test_a_click_on_an_effect_that_is_closed_says_why_with_its_clause(browser: Browser, server: Server):
    page = visitor(browser, server)
    sit_down(page)
    before = number(page)
    page.locator("#shelf-hand .is-closed[data-option]").first.click()
    expect(page.locator("#bubble.bubble--why a.rule")).to_contain_text("MK-")
    assert number(page) == before


def test_on_a_phone_totals_and_what_enemies_take_stay_in_sight(browser: Browser, server: Server):
    page = visitor(browser, server, viewport=PHONE, has_touch=True, is_mobile=True)
    fight(page)
    tallies = page.locator("#ask .tallies")
    expect(tallies.locator("li b").first).to_be_in_viewport()
    expect(tallies.locator("li .facts").first).to_contain_text("/")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_replay_has_the_camera_too(browser: Browser, server: Server):
    page = visitor(browser, server)
    begin(page)
    choose(page, "hero.hero.0.0")
    visit(page, page.url.partition("?")[0] + "/replay")
    frame = "document.querySelector('#board').getAttribute('viewBox')"
    before = page.evaluate(frame)
    page.click("#button-zoom-out")
    assert page.evaluate(frame) != before
    page.click("#replay-previous")
    expect(page.locator("#replay-where")).to_contain_text("0")
    expect_no_errors(page)


def test_a_card_says_what_it_gives_and_why_not_and_one_key_takes_it_back(browser: Browser, server: Server):
    page = visitor(browser, server, locale="en-GB")
    sit_down(page)
    told = versatile(page).get_attribute("data-text") or ""
    assert "Basic" in told
    assert "Strong" in told
    assert "Sideways" in told
    value = next(value for value in options(page) if value.startswith("sideways."))
    before = page.locator("#points-mk-move b").text_content()
    choose(page, value)
    expect(page.locator("#points-mk-move b")).to_have_text("1")
    page.keyboard.press("u")
    expect(page.locator("#points-mk-move b")).to_have_text(before or "0")
    page.locator(".target:not(.is-legal)[id^=hex]").last.dispatch_event("click")
    expect(page.locator("#bubble.bubble--why")).to_contain_text("MK-")


def test_the_dots_of_the_rounds_are_seen_whole_or_not_at_all(browser: Browser, server: Server):
    page = visitor(browser, server, viewport={"width": 1366, "height": 768})
    sit_down(page)
    for width in range(1500, 1000, -60):
        page.set_viewport_size({"width": width, "height": 768})
        line, dots = (page.locator(f"#where {what}").bounding_box() for what in (".turn", ".track"))
        assert line
        assert (dots is None) == (width < 1100), "on a tablet there is no room for them"
        if dots is None:
            continue
        is_below = dots["y"] >= line["y"] + line["height"]
        assert is_below or dots["x"] + dots["width"] <= line["x"] + line["width"] + 0.5, width


def exploring() -> Match:
    """A quest in which the first turn has come to where a tile can be explored."""
    match = quest()
    bot = bots.make("greedy", match.game, 4)
    while (question := match.question()) and not (
        any(option.verb == "explore" for option in question.options) and len(match.moves) > 20
    ):
        match.answer(bot.choose(match.view(0), 0))
    return match


@pytest.mark.parametrize("height", [768, 900])
def test_the_goal_lies_on_nothing_that_can_be_chosen(browser: Browser, server: Server, height: int):
    page = visitor(browser, server, viewport={"width": 1366, "height": height})
    go_on(page, exploring())
    seen = page.evaluate(
        """() => {
          const goal = document.querySelector('#goal').getBoundingClientRect();
          const stage = document.querySelector('#stage').getBoundingClientRect();
          return [...document.querySelectorAll('#board .target.is-legal')].map(one => {
            const box = one.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            const isUnder = x > goal.left && x < goal.right && y < goal.bottom + 12;
            return !isUnder && x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
          });
        }"""
    )
    assert seen
    assert all(seen)


# Whether the other's plate is whole in sight, and which of one's own things stay beneath it when they have the focus.
IN_SIGHT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const column = box(document.querySelector('#players'));
  const plate = box(document.querySelector('#player-2'));
  const own = [...document.querySelectorAll('#players .shelf .offer')];
  const hidden = (one) => { one.focus(); return box(one).top < column.top || box(one).bottom > plate.top; };
  const isWhole = plate.top >= column.top && plate.bottom <= Math.min(column.bottom, innerHeight) + 0.5;
  return [isWhole, own.length > 1, own.filter(hidden).map(one => one.id)];
}"""


def test_of_two_the_other_stays_in_sight_on_a_laptop(browser: Browser, server: Server):
    game = games.load("mageknight")
    match = Match(game, game.setup(2), 1, ["Léa", "Basile"], [HUMAN, "easy"])
    bot = bots.make("greedy", game, 1)
    while (question := match.question()) and (
        question.seat or not match.state.players[0].units or not match.state.players[0].skills  # type: ignore[attr-defined]
    ):
        match.answer(bot.choose(match.view(question.seat), question.seat))
    page = visitor(browser, server, viewport={"width": 1366, "height": 768})
    go_on(page, match)
    assert page.evaluate(IN_SIGHT) == [True, True, []]
    assert violations(page) == []
