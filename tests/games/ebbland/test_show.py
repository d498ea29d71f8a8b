"""Ebbland as it is drawn: every face, the table in peace and in combat, the page and the terminal."""

import re
from xml.etree import ElementTree

import pytest

from ludotheque.game import LANGUAGES, Talk
from ludotheque.games.ebbland import GAME
from ludotheque.games.ebbland.data import CARDS, FACTIONS, KINDS
from ludotheque.games.ebbland.data.box import catalogue
from ludotheque.games.ebbland.rules import odds
from ludotheque.games.ebbland.rules.effects.conditions import FIRST, SECOND
from ludotheque.games.ebbland.rules.terms import CHARACTER, HIT, LEADER, LOCATION, WEAPON
from ludotheque.games.ebbland.show import SHOW
from ludotheque.games.ebbland.show.drawing.art import composition
from ludotheque.games.ebbland.show.drawing.board import height
from ludotheque.games.ebbland.show.drawing.faces import HAND, MINI, TABLE, Size, face, gifts, unsaid, vp_of
from ludotheque.games.ebbland.show.drawing.field import beside, string_line
from ludotheque.games.ebbland.show.drawing.frames import PATTERNS, band, frame, rim
from ludotheque.games.ebbland.show.drawing.plates import plate
from ludotheque.games.ebbland.show.drawing.scene import Scene
from ludotheque.games.ebbland.words import WORDS
from ludotheque.kernel import waiting
from ludotheque.match import Match
from ludotheque.svg.sprite import sprite
from tests.games.ebbland.scenario import Stage

BOX = catalogue()
USED = re.compile(r'href="#i-([a-z0-9-]+)"')
ID = re.compile(r' id="([^"]+)"')


def drawn(number: int, size: Size) -> str:
    speaker = WORDS["fr"]
    card = BOX.cards[number]
    return face(card, size, speaker.names.card(number), speaker.texts.card(card), str(number))


def table(stage: Stage, seat: int = 0, language: str = "fr") -> str:
    return SHOW.board(stage.s, seat, language)


def armies() -> Stage:
    stage = Stage()
    stage.fighter(0, "bastion_sergeant")
    stage.fighter(0, "brine_recruit", "notched_cutlass")
    stage.fighter(1, "chain_brawler")
    return stage


@pytest.mark.parametrize("size", [HAND, TABLE, MINI], ids=lambda size: size.name)
def test_every_card_has_a_face_of_known_symbols(size: Size):
    known = set(sprite())
    for number, card in enumerate(BOX.cards):
        picture = drawn(number, size)
        ElementTree.fromstring(picture)
        assert set(USED.findall(picture)) <= known, card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_and_no_name_is_cut_on_a_card_in_hand(language: str):
    speaker = WORDS[language]
    for number, card in enumerate(BOX.cards):
        text = speaker.texts.sentences(card, unsaid(card))
        assert "…" not in face(card, HAND, speaker.names.card(number), text, "x"), card.id


def test_texts_keep_clear_of_cut_corners():
    card = next(card for card in BOX.cards if card.id == "eye_of_the_gull")
    picture = face(card, HAND, "", WORDS["fr"].texts.sentences(card, unsaid(card)), "x")
    lines = [(float(x), float(y)) for x, y in re.findall(r'<tspan x="([\d.]+)" y="([\d.]+)"', picture)]
    corner = HAND.high - 2 * HAND.wide * 0.085
    assert max(y for _, y in lines) > corner + 6
    assert all(x >= y - corner + 3 for x, y in lines)


def test_no_two_cards_of_a_kind_and_faction_show_the_same_picture():
    pictures = [(card.kind, card.faction, card.control, card.unique, composition(card)) for card in BOX.cards]
    shown = [made for card, made in zip(BOX.cards, pictures, strict=True) if card.kind not in (LEADER, LOCATION)]
    assert len(set(shown)) == len(shown)


def test_factions_differ_without_colour():
    for shape in (lambda faction: frame(faction, 96, 134), lambda faction: band(faction, 96, 30)):
        assert len({shape(faction) for faction in FACTIONS}) == len(FACTIONS)
    assert set(PATTERNS) == set(FACTIONS)
    assert sum(bool(rim(faction, 96, 134)) for faction in FACTIONS) == 2


def test_points_and_gifts_are_those_of_the_effects():
    by_id = {card.id: card for card in BOX.cards}
    assert vp_of(by_id["clean_sweep"]) == 2
    assert vp_of(by_id["salt_pans"]) == 1
    assert gifts(by_id["wall_halberd"]) == [(HIT, 8, True)], "what depends on defending is only said"
    assert gifts(by_id["weighted_gauntlets"]) == [(HIT, 1, False)]
    assert {card.kind for card in BOX.cards if gifts(card)} >= {WEAPON}


def test_a_face_does_not_say_twice_what_its_plates_say():
    by_id = {card.id: card for card in BOX.cards}
    assert unsaid(by_id["boat_hook"]) == []
    assert len(unsaid(by_id["wall_halberd"])) == 1
    assert len(unsaid(by_id["chain_flail"])) == 1, "a keyword needs its words, so the whole text is said"
    assert gifts(by_id["chain_flail"]) == []


def test_a_roll_lights_what_it_meets_and_strikes_the_rest():
    assert plate(HIT, [10, 7], 0, 0, 20, met=[False, True]).count("is-met") == 1
    assert plate(HIT, [10, 7], 0, 0, 20, met=[False, True]).count("is-missed") == 1
    assert "is-met" not in plate(HIT, [10, 7], 0, 0, 20)


@pytest.mark.parametrize(("exact", "met"), [(False, 2), (True, 0)])
def test_every_roll_of_a_round_is_seen_until_somebody_rolls_in_the_next(exact: bool, met: int):
    stage = Stage("breaker", "brackguard", exact=exact).plain().hand(1, "locked_shields")
    own, other = stage.fighter(0, "hob_cauldron"), stage.fighter(1, "oda_brandt")
    stage.attack().involve(0, own).do("target site 3").calm().involve(1, other).do("pass", "pass")
    assert "is-missed" not in table(stage)
    combat = stage.s.combat
    assert combat is not None
    stage.do("pass", dice=(5, 5))
    while combat.phase == FIRST:
        stage.do("pass")
    assert (combat.phase, {roll.phase for roll in combat.rolls}) == (SECOND, {FIRST}), "nobody has rolled yet"
    assert (combat.rolls[0].fighter, combat.rolls[0].dice) == (own, [5, 5])
    sheet = string_line(Scene(stage.s, 0, "fr"), own, HIT, 176)
    assert sheet.count('href="#i-die-5"') == 2
    assert sheet.count("is-met") == met
    # With three duels there is little room beside a card: the total and the string are still there.
    (short,) = beside(Scene(stage.s, 0, "fr"), own, 0, 0, 60, 145)
    assert ">10</text>" in short
    assert short.count("is-met") == met


def test_a_roll_that_is_made_again_is_seen_once():
    stage = Stage("breaker", "brackguard").plain().hand(0, "lucky_swing").hand(1, "sudden_parry")
    own, other = stage.fighter(0, "hob_cauldron"), stage.fighter(1, "oda_brandt")
    stage.attack().involve(0, own).do("pass", "target site 3").involve(1, other, dice=(1, 1))
    while "play lucky_swing" not in stage.said():
        stage.do("pass", dice=(1, 1))
    stage.do("play lucky_swing", dice=(6, 6))
    combat = stage.s.combat
    assert combat is not None
    assert [roll.dice for roll in combat.rolls if roll.fighter == own] == [[6, 6]]


def test_numbers_that_gear_lends_are_marked():
    assert table(armies().act()).count('class="pl-lent"') == 1


def test_a_lane_joins_who_face_each_other_and_who_supports_them():
    stage = armies().attack()
    stage.do("standard", "commit fighter 0", "commit fighter 1", "done", "target site 3", "standard")
    stage.do("commit fighter 2", "done")
    while waiting(stage.s) and stage.s.combat is not None and not stage.s.fighter(0).foe >= 0:
        said = sorted(stage.said())
        stage.do(next((one for one in said if one.startswith("pair")), "pass" if "pass" in said else said[0]))
    picture = table(stage)
    assert 'class="bond"' in picture
    assert 'href="#i-eb-support"' in picture


def test_while_pools_are_made_all_stand_large_and_whoever_is_committed_steps_forward():
    stage = armies().attack()
    stage.do("standard", "commit fighter 0")
    picture = table(stage)
    assert picture.count(' width="94"') >= 3
    tops = {slot: float(place.split()[1].rstrip(")")) for slot, place in standing(picture).items()}
    assert sorted(tops) == [0, 1, 2]
    assert tops[2] < tops[0] < tops[1]


def standing(picture: str) -> dict[int, str]:
    """Where characters stand that lie on the table itself: a page lets those walk that keep their parent."""
    layer = ElementTree.fromstring(picture).find(".//*[@id='layer-table']")
    assert layer is not None
    pieces = [part for part in layer if part.get("class") == "piece" and "fighter" in part.get("id", "")]
    return {int(part.get("id", "").rpartition("-")[2]): part.get("transform", "") for part in pieces}


def test_characters_walk_from_peace_to_muster_to_their_duels():
    stage = armies()
    calm = standing(table(stage.act()))
    stage = armies().attack()
    stage.do("standard", "commit fighter 0")
    muster = standing(table(stage))
    stage.do("commit fighter 1", "done", "target site 3", "standard", "commit fighter 2", "done")
    while stage.s.fighter(0).foe < 0:
        said = sorted(stage.said())
        stage.do(next((one for one in said if one.startswith("pair")), "pass" if "pass" in said else said[0]))
    duels = standing(table(stage))
    assert set(calm) == set(muster) == set(duels) == {0, 1, 2}
    assert all(len({calm[slot], muster[slot], duels[slot]}) == 3 for slot in calm)


def test_whoever_is_committed_stands_out_by_an_edge_and_a_word():
    stage = armies().attack()
    assert "engagé" not in table(stage)
    stage.do("standard", "commit fighter 0")
    picture = table(stage)
    assert picture.count('class="mustered"') == 1
    assert picture.count(">engagé<") == 1


def test_gear_that_is_handed_out_is_a_piece_of_its_own():
    assert re.search(
        r'id="piece-gear-\d+"[^>]*class="piece |class="piece [^"]*"[^>]*id="piece-gear-', table(armies().act())
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sacked_site_and_the_target_are_seen_and_said(language: str):
    stage = armies()
    stage.sack(5)
    stage.attack().do("standard", "commit fighter 0", "done", "target site 3")
    picture = table(stage, 0, language)
    assert picture.count("place-aim") >= 1
    assert picture.count("is-sacked") >= 1
    labels = WORDS[language].words.labels
    said = [row.says for panel in SHOW.text_board(talk(stage), language).panels for row in panel.rows]
    assert any(labels.target in sentence for sentence in said)
    assert any(labels.sacked in sentence for sentence in said)


def talk(stage: Stage, seat: int = 0) -> Talk:
    return Talk(stage.s, ("Léa", "Ondine"), seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_holds_hand_discard_piles_and_who_plays(language: str):
    stage = armies().hand(0, "wall_halberd", "salt_pans")
    stage.side(1, discard=[CARDS[stage.s.fighter(2).card]])
    page = SHOW.page(talk(stage.act()), language)
    assert [item.element for item in page.tray[0].items] == ["card-78", "card-111"]
    assert [len(shelf.items) for shelf in page.side] == [0, 1]
    assert [panel.score for panel in page.panels] == ["0", "0"]
    assert page.progress.label


def test_ids_on_a_page_are_unique():
    stage = armies().hand(0, "brine_recruit", "bastion_sergeant").act()
    page = SHOW.page(talk(stage), "fr")
    drawings = [page.board, *(item.drawing for shelf in (*page.tray, *page.front) for item in shelf.items)]
    found = [one for drawing in drawings for one in ID.findall(drawing)]
    assert sorted(set(found)) == sorted(found)


def test_those_who_fight_lie_across_from_each_other():
    stage = Stage("brackguard", "breaker", "gullfolk", "lampwright")
    for seat, card in enumerate(("brine_recruit", "slag_whelp", "cliff_fledgling", "wick_apprentice")):
        stage.fighter(seat, card)
    stage.attack().do("attack leader 2")
    assert (Scene(stage.s, 0, "fr").below, Scene(stage.s, 0, "fr").above) == (0, [1, 3, 2])
    assert (Scene(stage.s, 2, "fr").below, Scene(stage.s, 2, "fr").above) == (2, [3, 1, 0])
    assert (Scene(stage.s, 3, "fr").below, Scene(stage.s, 3, "fr").above) == (0, [1, 3, 2])


def test_a_spectator_sees_no_hand():
    stage = armies().hand(0, "wall_halberd").act()
    page = SHOW.page(Talk(stage.s, ("Léa", "Ondine"), -1), "fr")
    assert page.tray == ()


def test_every_kind_of_card_has_a_symbol():
    shown = {KINDS[card.kind]: drawn(number, HAND) for number, card in enumerate(BOX.cards) if card.kind != CHARACTER}
    assert all(USED.search(picture) for picture in shown.values())


def test_names_are_whole_over_many_columns():
    stage = Stage().plain()
    own = [stage.fighter(0, "bastion_sergeant"), stage.fighter(0, "brine_recruit")]
    others = [stage.fighter(1, "chain_brawler") for _ in range(5)]
    stage.pools(own, others).calm()
    names = re.findall(r'class="pair-name"[^>]*>([^<]*)<', table(stage))
    assert len(names) > 7
    assert not any("…" in name for name in names)


def test_all_duels_that_can_be_named_are_drawn_with_their_odds_and_can_be_pressed():
    stage = Stage().plain()
    own = [stage.fighter(0, "bastion_sergeant"), stage.fighter(0, "brine_recruit")]
    others = [stage.fighter(1, "chain_brawler"), stage.fighter(1, "chain_brawler")]
    stage.pools(own, others).calm()
    assert stage.asked() == (0, "MakePair")
    drawing = table(stage)
    for option in stage.options():
        if option.verb == "pair":
            assert f'data-option="pair.fighter.{option.index}.{option.arg}"' in drawing
    seen = odds.duel(stage.s, own[0], others[0], [], [])
    assert WORDS["fr"].words.language.percent(seen.kills) in drawing
    assert 'data-option="' not in table(stage, 1), "who is not asked only looks"


def test_whoever_takes_no_part_in_a_combat_folds_to_a_line():
    stage = Stage("brackguard", "breaker", "gullfolk", "lampwright").plain()
    own, other = stage.fighter(0, "bastion_sergeant"), stage.fighter(1, "chain_brawler")
    bystander = stage.fighter(2, "chain_brawler")
    stage.act()
    assert f'id="fighter-{bystander}"' in table(stage)
    calm = height(Scene(stage.s, 0, "fr"))
    stage = Stage("brackguard", "breaker", "gullfolk", "lampwright").plain()
    for seat in (0, 1, 2):
        stage.fighter(seat, "chain_brawler")
    stage.attack().do("attack leader 1").involve(0, own)
    assert f'id="fighter-{bystander}"' not in table(stage)
    assert f'id="fighter-{other}"' in table(stage)
    assert height(Scene(stage.s, 0, "fr")) < calm + 60


def test_copies_of_a_card_lie_together_and_say_how_many_they_are():
    stage = Stage().hand(0, "brace", "brace", "brace", "caltrops").act()
    page = SHOW.page(talk(stage), "fr")
    several, one = page.tray[0].items
    assert "×3" in several.title
    assert "×3" in several.drawing
    assert "face-count" not in one.drawing


def test_what_is_opened_in_sealed_play_is_drawn_before_the_table():
    match = Match(GAME, GAME.setup(2, {"decks": "sealed"}), 1)
    page = SHOW.page(Talk(match.view(0), ("Léa", "Ondine"), 0), "en")
    assert [shelf.name for shelf in page.front] == ["left-out", "building"]
    assert all(item.drawing for shelf in page.front for item in shelf.items)
    seen = {item.element for shelf in page.front for item in shelf.items}
    question = match.question(0)
    assert question is not None
    assert {option.element() for option in question.options if option.kind == "card"} <= seen
