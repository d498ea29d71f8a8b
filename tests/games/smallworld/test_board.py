"""Small World as drawn: every option has its element, nothing hidden shows, every piece is there."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

import ludotheque
from ludotheque.games.smallworld import GAME, data
from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.games.smallworld.show.board import board, map_svg
from ludotheque.games.smallworld.show.drawing.layout import spots
from ludotheque.games.smallworld.words import LABELS
from ludotheque.kernel import SPECTATOR, Dice
from ludotheque.match import Match, Question
from ludotheque.svg.shapes import contains
from tests.games.smallworld.scenario import Table

SVG = "{http://www.w3.org/2000/svg}"
LAYERS = ("terrain", "ownership", "state", "names", "symbols", "pieces", "prices")
PLAYERS = (2, 3, 4, 5)
LANGUAGES = ("fr", "en")


def ids(svg: str) -> list[str]:
    return [identity for element in ElementTree.fromstring(svg).iter() if (identity := element.get("id"))]


def element(svg: str, identity: str) -> ElementTree.Element:
    return next(found for found in ElementTree.fromstring(svg).iter() if found.get("id") == identity)


def classes(svg: str, identity: str) -> set[str]:
    return set(element(svg, identity).get("class", "").split())


def drawn(table: Table, who: str = "A", language: str = "en") -> str:
    seat = "ABCDE".index(who)
    return board(view(table.match, seat), seat, language)


def view(match: Match, seat: int) -> SmallWorld:
    found = match.view(seat)
    assert isinstance(found, SmallWorld)
    return found


def walk(players: int, seed: int, every: int = 4) -> Iterator[tuple[Match, Question]]:
    """Play a random game and stop at some of its questions."""
    match = ludotheque.new("smallworld", players, seed, {"ratmen": "yes"})
    dice = Dice(seed)
    while question := match.question():
        if len(match.moves) % every == 0:
            yield match, question
        match.answer(question.options[dice.below(len(question.options))])


@pytest.mark.parametrize("players", PLAYERS)
def test_every_option_is_drawn_once_and_lit(players: int):
    for match, question in walk(players, seed=players):
        language = LANGUAGES[len(match.moves) // 4 % 2]
        svg = board(view(match, question.seat), question.seat, language)
        found = Counter(ids(svg))
        elements = {option.element() for option in question.options}
        assert [identity for identity, times in found.items() if times > 1] == []
        assert elements <= set(found)
        lit = {e.get("id") for e in ElementTree.fromstring(svg).iter() if "is-legal" in e.get("class", "").split()}
        assert lit == elements


@pytest.mark.parametrize("players", PLAYERS)
def test_every_region_is_a_target_and_layers_keep_their_order(players: int):
    match = ludotheque.new("smallworld", players, seed=1)
    svg = ElementTree.fromstring(str(map_svg(view(match, 0), 0, "fr")))
    assert [layer.get("id") for layer in svg.findall("g")] == [f"layer-{name}" for name in LAYERS]
    state = [found for found in svg.findall("g[@id='layer-state']/g") if "target" in found.get("class", "").split()]
    assert [target.get("id") for target in state] == [f"region-{number}" for number in range(len(data.places(players)))]


def test_the_map_of_a_page_is_the_map_of_the_picture():
    for match, question in walk(3, seed=4, every=30):
        seen = view(match, question.seat)
        layers = str(map_svg(seen, question.seat, "fr")).partition("</desc>")[2].removesuffix("</svg>")
        assert layers in board(seen, question.seat, "fr")


def test_a_page_needs_no_style_of_its_own():
    match = ludotheque.new("smallworld", 4, seed=1)
    assert re.search(r"<style|\bstyle=|<script|\bon\w+=|<symbol|<title", str(map_svg(view(match, 0), 0, "fr"))) is None


def test_what_a_seat_may_not_know_changes_nothing():
    for match, question in walk(3, seed=8, every=25):
        for seat in (question.seat, (question.seat + 1) % 3, SPECTATOR):
            other = match.copy()
            state = other.state
            assert isinstance(state, SmallWorld)
            state.race_pile.reverse()
            state.power_pile.reverse()
            state.dice = Dice(99)
            for number, player in enumerate(state.players):
                player.coins += 7 if number != seat else 0
            assert board(view(match, seat), seat, "en") == board(view(other, seat), seat, "en")


def test_only_the_seat_that_is_asked_sees_what_can_be_chosen():
    match = ludotheque.new("smallworld", 3, seed=2)
    question = match.question()
    assert question is not None
    for seat in (*range(3), SPECTATOR):
        assert ("is-legal" in board(view(match, seat), seat, "fr").partition("</style>")[2]) is (seat == question.seat)


def test_purses_of_others_are_question_marks():
    match = ludotheque.new("smallworld", 3, seed=2)
    svg = board(view(match, 1), 1, "en")
    scores = [text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text") if text.get("class") == "score"]
    assert scores == ["?", "5", "?"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_shows_all_purses_and_the_winner(language: str):
    match, _ = list(walk(2, seed=3))[-1]
    while question := match.question():
        match.answer(question.options[-1])
    svg = board(view(match, 0), 0, language, ("Léa", "Basile"))
    outcome = match.outcome()
    assert outcome is not None
    title = LABELS[language].winners.format(("Léa", "Basile")[outcome.winners[0]])
    assert f">{title}<" in svg
    assert [f">{score}</text>" in svg for score in outcome.scores] == [True, True]


def test_tokens_are_counted_and_keep_their_id_in_decline():
    table = Table(2).lead("A", "hill orcs", hill_1=3).past("B", "elves", forest_1=1).turn_of("A")
    hill, forest = table.at("hill_1"), table.at("forest_1")
    svg = drawn(table)
    assert element(svg, f"stack-orcs-{hill}").get("aria-label") == "3 Orcs, Greenknoll"
    assert classes(svg, f"stack-orcs-{hill}") == {"piece"}
    assert classes(svg, f"stack-elves-{forest}") == {"piece", "piece--declined"}
    assert classes(svg, f"own-{hill}") == {"own"}
    assert classes(svg, f"own-{forest}") == {"own", "own--declined"}
    assert element(svg, f"own-{forest}").get("data-seat") == "2"
    table.match.answer(next(option for option in table.match.questions()[0].options if option.verb == "decline"))
    assert "piece--declined" in classes(drawn(table), f"stack-orcs-{hill}")


def test_lost_tribes_stand_where_the_map_says():
    svg = drawn(Table(5).lead("A", "hill orcs", 9).turn_of("A"))
    tribes = [number for number, tribe in enumerate(data.world_map(5).tribe) if tribe]
    assert [f"tribe-{number}" for number in tribes] == [
        identity for identity in ids(svg) if identity.startswith("tribe-")
    ]


@pytest.mark.parametrize("players", PLAYERS)
def test_mountains_and_printed_symbols_are_drawn(players: int):
    world = data.world_map(players)
    expected = Counter({"terrain-mountain": world.mountain.bit_count()})
    for bit, name in enumerate(("mine", "magic-source", "cavern")):
        expected[name] = sum(symbols >> bit & 1 for symbols in world.symbols)
    svg = str(map_svg(view(ludotheque.new("smallworld", players, seed=1), 0), 0, "fr"))
    layer = element(svg, "layer-symbols")
    assert Counter(use.get("href", "").removeprefix("#i-") for use in layer.iter("use")) == expected


@pytest.mark.parametrize(
    ("combo", "piece", "identity", "symbol"),
    [
        ("fortified orcs", "fortress", "piece-fortress-{}", "fortress"),
        ("bivouacking orcs", "camp", "piece-camp-{}", "encampment"),
        ("heroic orcs", "hero", "piece-hero-{}", "hero"),
        ("dragon_master orcs", "dragon", "piece-dragon", "dragon"),
        ("hill halflings", "hole", "piece-hole-{}", "hole"),
        ("hill trolls", "", "piece-lair-{}", "troll-lair"),
    ],
)
def test_pieces_of_races_and_powers_are_drawn(combo: str, piece: str, identity: str, symbol: str):
    table = Table(2).lead("A", combo, hill_1=2, farmland_1=1)
    if piece:
        table.put(piece, "hill_1")
    svg = drawn(table.turn_of("A"))
    marker = element(svg, identity.format(table.at("hill_1")))
    assert [use.get("href") for use in marker.iter(f"{SVG}use")] == [f"#i-{symbol}"]


def test_several_camps_are_counted():
    table = Table(2).lead("A", "bivouacking trolls", hill_1=2).put("camp", "hill_1", "hill_1", "hill_1").turn_of("A")
    svg = drawn(table)
    region = table.at("hill_1")
    assert element(svg, f"piece-camp-{region}").get("aria-label") == "3 Encampments"
    assert f"piece-lair-{region}" in ids(svg)


def test_prices_say_what_a_conquest_takes_and_where_the_die_decides():
    table = Table(2).lead("A", "wealthy orcs", hill_1=1, hand=2).turn_of("A")
    svg = drawn(table)
    priced = {option.verb for option in table.match.questions()[0].options if option.kind == "region"}
    pills = list(element(svg, "layer-prices"))
    assert priced == {"conquer", "attempt", "abandon"}
    for pill in pills:
        cost = int("".join(pill.itertext()))
        assert ("price--roll" in pill.get("class", "")) is (cost > 2)
    assert {"is-legal", "target"} == classes(svg, f"region-{table.at('hill_1')}")


def test_the_dragon_and_a_plain_conquest_share_a_pill():
    svg = drawn(Table(2).lead("A", "dragon_master orcs", hill_1=1, hand=5).turn_of("A"))
    hrefs = [[use.get("href") for use in pill.iter(f"{SVG}use")] for pill in element(svg, "layer-prices")]
    assert ["#i-race-orcs", "#i-dragon"] in hrefs


def test_a_pact_and_the_tokens_of_amazons_stand_in_the_panels():
    table = (
        Table(3).lead("A", "diplomat amazons", hill_1=3).lead("B", "hill orcs", hill_2=2).pact("A", "B").turn_of("B")
    )
    panel = "".join(element(drawn(table, "B"), "seat-0").itertext())
    assert "at peace with Player 2" in panel
    assert "4 set aside · 3 on the board" in panel


def test_names_of_players_are_shown_and_made_safe():
    match = ludotheque.new("smallworld", 2, seed=1)
    svg = board(view(match, 0), 0, "en", ("<b>Léa & co</b>", "Basile"))
    assert "&lt;b&gt;Léa &amp; co&lt;/b&gt;" in svg
    assert ElementTree.fromstring(svg).findtext(f"{SVG}desc", "").startswith("<b>Léa & co</b>")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_region_has_room_for_its_name(players: int, language: str):
    for place, spot in zip(data.places(players), spots(players), strict=True):
        lines = spot.names[language]
        assert "".join(line.text for line in lines).replace(" ", "") == getattr(place, language).replace(" ", "")
        assert all(contains(place.polygon, line.x, line.y) for line in lines)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_region_has_a_french_and_an_english_name_of_its_own(players: int):
    places = data.places(players)
    for language in LANGUAGES:
        assert len({getattr(place, language) for place in places}) == len(places)
    assert all(place.fr != place.en for place in places)


@pytest.mark.parametrize("players", PLAYERS)
def test_stacks_symbols_and_markers_lie_inside_their_region(players: int):
    for place, spot in zip(data.places(players), spots(players), strict=True):
        points = [spot.at, *spot.markers, *spot.prices.values(), *(point for _, point in spot.symbols)]
        assert all(contains(place.polygon, *point) for point in points), place.id


def test_labels_exist_in_both_languages():
    assert LABELS["fr"].pieces.keys() == LABELS["en"].pieces.keys()
    assert GAME.show.board is board
