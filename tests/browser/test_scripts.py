"""The page without some of its scripts, or with those of an older server."""

import re

import pytest
from playwright.sync_api import Browser, Route

from tests.browser.people import is_asked, number, options, ready, visit, visitor
from tests.browser.test_mageknight import begin, choose
from tests.server.running import Server

pytestmark = pytest.mark.slow


def test_without_the_camera_the_rest_of_the_table_works(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.route("**/camera.js", lambda route: route.abort())
    begin(page)
    choose(page, "hero.hero.1.0")
    assert is_asked(page)


def test_without_any_script_a_choice_is_a_form(browser: Browser, server: Server):
    page = visitor(browser, server)
    page.route("**/dom.js", lambda route: route.abort())
    visit(page, "/")
    begin(page)
    before = number(page)
    page.locator("#choices summary").click()
    page.locator(f'#ask button[value="{options(page)[0]}"]').click()
    page.wait_for_selector(f'#ask:not([data-number="{before}"])')
    assert number(page) > before


def test_a_page_with_older_scripts_loads_itself_anew_once(browser: Browser, server: Server):
    page = visitor(browser, server)
    shown = []

    def age(route: Route) -> None:
        response = route.fetch()
        shown.append(response.status)
        route.fulfill(response=response, body=re.sub(r'data-version="\w+"', 'data-version="0ld"', response.text()))

    begin(page)
    page.route(page.url, age)
    with page.expect_event("load", lambda _: len(shown) == 2):
        page.goto(page.url)
    ready(page)
    choose(page, "hero.hero.1.0")
    assert is_asked(page)
    assert len(shown) == 2
