"""What the page in the browser shows of a position, and to whom."""

import re
from random import Random

import pytest

from ludotheque import contract
from ludotheque.game import LANGUAGES, Talk
from ludotheque.games.immortals import data
from ludotheque.games.immortals.rules.events import Attacked
from ludotheque.games.immortals.rules.rounds.resolution import obstacle
from ludotheque.games.immortals.rules.state import BLANK, NONE
from ludotheque.kernel import BUTTON, SPECTATOR, Dice, Option, State, waiting
from ludotheque.kernel.option import button
from ludotheque.match import Match
from ludotheque.page import Item, Page
from ludotheque.server.render import cut
from ludotheque.svg.sprite import sprite
from tests.games.immortals.table import ANI, DIRK, GAME, MIKE, Table, card

NAMES = ("Dirk", "Mike", "Ani", "Frank", "Zoë")


def page(s: State, seat: int = DIRK, language: str = "en", players: int = 3) -> Page:
    return GAME.show.page(Talk(GAME.rules.sight(s, seat), NAMES[:players], seat), language)


def picture(s: State, seat: int = DIRK) -> str:
    return GAME.show.board(GAME.rules.sight(s, seat), seat, "en", NAMES[:3])


def items(shown: Page) -> dict[str, Item]:
    return {item.element: item for shelf in (*shown.side, *shown.tray) for item in shelf.items}


def elements(shown: Page) -> set[str]:
    return {*items(shown), *re.findall(r'\bid="([^"]+)"', shown.board)}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_option_can_be_clicked(players: int):
    walk = contract.begin(GAME, GAME.setup(players, {"rounds": "1"}), 40 + players)
    kinds = set()
    while questions := walk.match.questions():
        question = questions[len(walk.match.moves) % len(questions)]
        shown = elements(page(walk.match.state, question.seat, LANGUAGES[players % 2], players))
        assert {option.element() for option in question.options if option.kind != BUTTON} <= shown
        kinds |= {option.kind for option in question.options}
        walk.step()
    assert kinds == {BUTTON, "card", "group", "space", "region-light", "region-dark"}


@pytest.mark.parametrize("seat", [MIKE, SPECTATOR])
def test_nothing_hidden_shows(seat: int):
    walk = contract.begin(GAME, GAME.setup(3, {"rounds": "2"}), 7)
    for number in range(400):
        walk.step()
        state = walk.match.state
        if number % 20 == 0:
            other = GAME.rules.guess(GAME.rules.sight(state, seat), seat, Dice(number))
            other.events = state.events
            assert page(other, seat) == page(state, seat)


def test_a_sealed_plan_changes_no_other_page():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).give(DIRK, "Treehome").plan()
    before = [page(t.s, seat) for seat in (MIKE, ANI, SPECTATOR)]
    t.do("pick Treehome", "lay gold", "pick blank", seat=DIRK)
    assert [page(t.s, seat) for seat in (MIKE, ANI, SPECTATOR)] == before


def test_whoever_watches_sees_no_board_and_no_hand():
    assert page(Table(3).plan().s, SPECTATOR).tray == ()


def test_spaces_show_price_and_card():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).give(DIRK, "Treehome").plan()
    found = items(page(t.do("pick Treehome", "lay gold", seat=DIRK).s))
    assert (found["space-0"].title, found["space-0"].detail, found["space-0"].note) == (
        "Extract gold",
        "free",
        "Treehome",
    )
    assert (found["space-0"].tone, found["space-0"].note_tone) == ("light", "band-neutral")
    assert (found["space-1"].detail, found["space-1"].note) == ("2 en. 1 gold", "")
    assert found["space-6"].detail == "0 or 1 gold"
    assert [found[f"space-{number}"].detail for number in (2, 8)] == ["by building", "by card"]
    assert "card-10" not in found


@pytest.mark.parametrize(
    ("tribe", "french", "english"),
    [
        ("demons", "Bâtir un Sanctuaire", "Build a Sanctuary"),
        ("orcs", "Extraire l’or", "Extract gold"),
        ("necromancers", "Transition", "Transition"),
        ("night_elves", "Attaquer", "Attack"),
        ("trolls", "Attaquer", "Attack"),
    ],
)
def test_the_space_of_a_dark_tribe_says_what_it_does(tribe: str, french: str, english: str):
    t = Table(3, dark=tribe).plan()
    assert items(page(t.s, DIRK, "fr"))["space-7"].title == french
    assert items(page(t.s, DIRK, "en"))["space-7"].title == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_of_a_card_is_cut(language: str):
    conflicts = [f"{place.name} {realm}" for place in data.places() for realm in ("light", "dark")]
    t = Table(3).give(DIRK, *conflicts).plan()
    assert all("…" not in item.drawing for item in items(page(t.s, DIRK, language)).values())


def test_the_card_taken_up_is_marked():
    t = Table(3).give(DIRK, "Foothold dark", "Windward light").plan()
    found = items(page(t.do("pick Foothold dark", seat=DIRK).s))
    assert [element for element, item in found.items() if item.is_chosen] == [f"card-{card('Foothold dark')}"]


def test_blank_cards_are_one_pile_that_is_counted():
    shown = page(Table(3).plan().s)
    hand = shown.tray[1]
    assert [item.element for item in hand.items][-1] == f"card-{BLANK}"
    assert (len(hand.items), hand.note) == (5, "8 cards")


def test_magic_cards_say_what_they_do():
    found = items(page(Table(3).plan().s))
    assert "Conflict card" in found[f"card-{card('foresight')}"].text


@pytest.mark.parametrize(("language", "word"), [("fr", "choisit"), ("en", "choosing")])
def test_panels_say_who_chooses_in_the_starting_round(language: str, word: str):
    walk = contract.begin(GAME, GAME.setup(3), 4)
    while walk.match.state.together is None:
        walk.step()
    assert {panel.lines[0].detail for panel in page(walk.match.state, DIRK, language).panels} == {word}


@pytest.mark.parametrize(("language", "words"), [("fr", ("planifie", "prêt")), ("en", ("planning", "ready"))])
def test_panels_say_who_is_ready(language: str, words: tuple[str, str]):
    t = Table(3).plan().do("ready", seat=MIKE)
    shown = page(t.s, DIRK, language)
    assert [panel.lines[0].detail for panel in shown.panels] == [words[0], words[1], words[0]]


def test_panels_count_resources_limbos_cards_and_plans():
    t = Table(3).purse(MIKE, energy=9, gold=7).limbo(MIKE, light=2, dark=4).give(MIKE, "Foothold dark")
    t.of(MIKE, score=27).first(MIKE, DIRK)
    shown = page(t.lay(MIKE, attack_light_half="Foothold dark").resolve().s).panels[MIKE]
    told = {fact.label for fact in shown.facts}
    assert {"gold: 7", "energy: 9", "light limbo: 2", "dark limbo: 4"} <= told
    assert {"Conflict cards: 1", "spaces filled: 1"} <= told
    assert (shown.score, shown.emblem) == ("27", "race-humans")


def test_panels_and_picture_tell_the_order_of_play():
    t = Table(3).first(ANI, MIKE).plan()
    shown = page(t.s, DIRK)
    assert [panel.seat for panel in shown.panels] == [MIKE, ANI, DIRK]
    assert [panel.facts[-1].text for panel in shown.panels] == ["1st", "2nd", "3rd"]
    assert [panel.facts[-1].label.endswith("First-player marker") for panel in shown.panels] == [False, True, False]
    assert 'aria-label="Order of play: Mike, Ani, Dirk"' in picture(t.s)


def test_the_region_where_the_first_group_goes_is_marked():
    s = GAME.rules.start(GAME.setup(3), Dice(1))
    asked = waiting(s)[0].seat
    start = s.world.light[s.players[asked].light].start
    shown = page(s, asked).board
    assert re.search(rf'is-selected" id="region-light-{start}"', shown)
    assert shown.count("name-plate") == 1


def test_the_track_has_a_pawn_for_everybody_and_the_markers():
    t = Table(3).scores(12, 149, 12)
    board = picture(t.s, SPECTATOR)
    assert 'aria-label="Victory points: Dirk 12, Mike 149, Ani 12"' in board
    at = [re.search(rf'id="pawn-{seat}" transform="translate\(([\d.]+)', board)[1] for seat in range(3)]  # type: ignore[index]
    assert float(at[0]) < float(at[2]) < float(at[1])
    assert re.findall(r"\+\d+", board) == ["+120"]


def test_everybody_sees_on_which_spaces_cards_lie_once_plans_are_made():
    t = Table(3).give(MIKE, "Foothold dark").lay(MIKE, attack_light_half="Foothold dark")
    told = page(t.resolve().s, SPECTATOR).panels[MIKE].lines[0].text
    assert told.endswith("Spaces filled: Attack (light half).")
    assert "Foothold" not in told
    assert "filled" not in page(Table(3).plan().s).panels[MIKE].lines[0].text


def test_a_card_that_could_do_nothing_is_warned_of():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).purse(DIRK, energy=0, gold=0)
    t.give(DIRK, "Treehome", "Foothold dark").plan().do("pick Foothold dark", seat=DIRK)
    found = items(page(t.s))
    assert found["space-0"].warning == "Beware: no army of yours there now"
    assert found["space-8"].warning == ""
    found = items(page(t.do("lay gold", "pick Treehome", seat=DIRK).s))
    assert found["space-0"].warning == "Beware: no army of yours there now"
    assert found["space-1"].warning == "Beware: you cannot pay for it now"
    assert found["space-4"].warning == ""


def test_whoever_looks_back_sees_board_and_hand_with_nothing_to_choose():
    t = Table(3).give(DIRK, "Foothold dark").plan().do("pick Foothold dark", seat=DIRK)
    shown = GAME.show.page(Talk(GAME.rules.sight(t.s, DIRK), NAMES[:3], SPECTATOR, DIRK), "en")
    assert f"card-{card('Foothold dark')}" in items(shown)
    assert not any(item.is_chosen or item.warning for item in items(shown).values())
    assert "is-legal" not in shown.board


@pytest.mark.parametrize(
    ("language", "start", "now", "phases"),
    [
        ("fr", "Tour de départ", "Tour 1 sur 7", ("renforts", "planification", "résolution")),
        ("en", "Starting round", "Round 1 of 7", ("reinforcement", "planning", "resolution")),
    ],
)
def test_the_round_and_its_phase_have_names(language: str, start: str, now: str, phases: tuple[str, ...]):
    lying = Table(3).lay(DIRK, gold="Treehome").resolve()
    states = (Table(3).reinforce().s, Table(3).plan().s, lying.s)
    assert page(GAME.rules.start(GAME.setup(3), Dice(1)), DIRK, language).progress.label == start
    assert [page(s, DIRK, language).progress.label for s in states] == [f"{now} · {phase}" for phase in phases]
    assert (GAME.rules.progress(lying.s).now, GAME.rules.progress(lying.s).of) == (1, 7)


def test_the_board_changes_in_layers_only():
    t = Table(3).armies(DIRK, light={"Treehome": 3})
    before = cut(page(t.s).board)
    t.tower(tray={MIKE: 2}).armies(MIKE, dark={"Heartwood": 2})
    after = cut(page(t.s).board)
    changed = {name for name in after.layers if after.layers[name] != before.layers[name]}
    assert changed == {"layer-ownership", "layer-names", "layer-others", "layer-pieces", "layer-tower"}
    assert all(text.count("<g") == text.count("</g>") for text in after.layers.values())


def test_scores_are_points():
    t = Table(3).scores(0, 0, 61)
    assert GAME.rules.scores(t.s) == (0, 0, 61)


def test_symbols_exist():
    walk = contract.begin(GAME, GAME.setup(3, {"rounds": "1"}), 3)
    used = {GAME.cover.icon}
    while walk.step() is not None:
        used |= {event.symbol() for event in walk.match.state.events}
        used |= {GAME.show.option_icon(option) for question in walk.match.questions() for option in question.options}
        if len(walk.match.moves) % 50 == 0:
            used |= set(re.findall(r"#i-([a-z0-9-]+)", repr(page(walk.match.state))))
    assert used <= {"", "mark", *sprite()}
    assert Attacked.icon == "mk-attack"
    assert GAME.show.option_icon(Option("ready", BUTTON, 0)) == "ui-check"


@pytest.mark.parametrize(
    ("language", "kinds"),
    [
        ("fr", ("Conflit", "Joker", "Magie", "× 4")),
        ("en", ("Conflict", "Joker", "Magic", "× 4")),
    ],
)
def test_every_card_is_drawn(language: str, kinds: tuple[str, ...]):
    texts = ("Foothold dark", "joker greenwold light", "foresight", "blank")
    t = Table(3).give(DIRK, "Treehome", "Foothold dark", "joker greenwold light").plan()
    drawings = {element: item.drawing for element, item in items(page(t.s, DIRK, language)).items() if item.drawing}
    for text, kind in zip(texts, kinds, strict=True):
        assert kind in drawings[f"card-{card(text)}"]
    assert len(set(drawings.values())) == len(drawings) == 8


def test_passing_is_foreseen_as_long_as_a_card_could_do_something():
    match = Match(GAME, GAME.setup(3, {"rounds": "1"}), 5)
    dice, told = Random(5), []
    while question := match.question():
        if "pass" in {option.verb for option in question.options} and "reveal" in {o.verb for o in question.options}:
            talk = match.talk(question.seat)
            caution = GAME.show.caution(talk, question.ask, button("pass"), "en")
            spaces = talk.view.players[question.seat].spaces
            cards = [(space, card) for space, card in enumerate(spaces) if card not in (NONE, BLANK)]
            useful = [space for space, card in cards if not obstacle(talk.view, question.seat, space, card)]
            assert (caution is not None) == bool(useful)
            told += [caution.short] if caution else []
        match.answer(dice.choice(question.options), question.seat)
    assert "1 card left" in told
    assert len(set(told)) > 2
