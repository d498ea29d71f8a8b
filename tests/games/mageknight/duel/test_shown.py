"""How a duel is shown: who attacks, what is blocked, what damage buys."""

import pytest

from ludotheque.games.mageknight import GAME, data
from ludotheque.page import Item, Page, Shelf
from tests.games.mageknight.duel.arena import AGGRESSOR, DEFENDER, FIELD, Arena

RING = f"card-{data.CARD['ruby_ring']}"


def attacked() -> Arena:
    """An attack of six, fire and physical, which the defender is to block."""
    t = Arena().hand("fireball", "rage", "march").crystals("red", "red").fame(25, seat=1).discard("ruby_ring", seat=1)
    t.hand("rage", "determination", "march", seat=1).units("guardian_golems", "peasants", seat=1).meet().melee()
    return t.play("fireball").sideways("march").do("launch")


def page(t: Arena, seat: int, language: str = "en") -> Page:
    """The page as a seat sees it."""
    return GAME.show.page(t.match.talk(seat), language)


def fight(t: Arena, seat: int) -> Shelf:
    """The duel as a seat sees it."""
    return next(shelf for shelf in page(t, seat).front if shelf.name == "fight")


def item(t: Arena, seat: int, element: str) -> Item:
    """One of the heroes or units of the duel."""
    return next(item for item in fight(t, seat).items if item.element == element)


def test_the_page_shows_both_heroes_and_the_units_that_may_be_wounded():
    t = attacked()
    elements = [item.element for item in fight(t, DEFENDER).items]
    assert elements == ["seat-0", "seat-1", "rival_unit-10", "rival_unit-11"]
    assert item(t, DEFENDER, "seat-0").detail == "may attack, attack 6, Armour 2"
    assert "melee" in fight(t, DEFENDER).note


def test_the_page_says_what_gets_through_and_what_it_would_buy():
    t = attacked().do("basic", "determination")
    blocker = item(t, AGGRESSOR, "seat-1")
    assert "block 2, 4 gets through" in blocker.detail
    for said in ("a Wound for each 3 damage", "pushed back for 2 damage", "Fame +9", "Ruby Ring"):
        assert said.lower() in blocker.text.lower()
    # Golems resist the physical part of the attack.
    assert "6 damage" in item(t, AGGRESSOR, "rival_unit-10").detail


def test_the_question_keeps_attack_block_and_damage_in_sight():
    tally = page(attacked(), DEFENDER).tallies[-1]
    assert [fact.text for fact in tally.facts] == ["6", "0", "6"]
    assert tally.element == "seat-0"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_that_damage_buys_has_its_price_in_words(language: str):
    t = attacked().unblocked()
    said = [GAME.words[language].option(t.match.talk(AGGRESSOR), t.question.ask, option) for option in t.options]
    assert len(set(said)) == len(said)
    assert all(any(letter.isdigit() for letter in text) for text in said[:-1])


def test_the_map_shows_where_one_may_be_pushed_and_for_what():
    t = attacked().unblocked()
    assert f'id="hex-{t.at("1:e")}"' in page(t, AGGRESSOR).board
    assert t.offers("push", "1:e")


def test_the_text_board_tells_of_the_duel():
    t = attacked()
    board = GAME.show.text_board(t.match.talk(DEFENDER), "en")
    assert any(panel.title.startswith("Duel") for panel in board.panels)


def test_who_has_played_in_advance_is_marked():
    t = Arena().hand("rage").hand("rage", "march", seat=1).meet("full").peace()
    labels = [fact.label for fact in page(t, AGGRESSOR).panels[DEFENDER].facts]
    assert "has played the next turn in advance" in labels


def test_a_step_that_may_end_in_a_duel_is_marked():
    t = Arena().hand("rage").hand("rage", seat=1).land("1", "2", "3").stand("1:sw").stand(FIELD, seat=1).begin()
    t.effort.move = 2
    assert t.offers("move", FIELD)
    assert "mk-attack" in page(t, AGGRESSOR).board


@pytest.mark.parametrize("language", ["fr", "en"])
def test_both_ways_to_take_part_are_cards_with_what_they_give_and_cost(language: str):
    t = Arena().hand("rage").hand("march", seat=1).walk().do("attack").skip_to("ChoosePart")
    *ways, aggressor = page(t, DEFENDER, language).front[0].items
    assert [item.element for item in ways] == ["button-full", "button-partial"]
    assert all(item.text.count("\n") == 4 and "…" not in item.drawing for item in ways)
    assert aggressor.element == "seat-0"
    assert [item.element for item in fight(t, AGGRESSOR).items] == ["seat-0", "seat-1"]


def test_artifacts_to_steal_lie_with_the_duel_and_the_hero_shows_both_prices():
    t = attacked().unblocked()
    elements = [item.element for item in fight(t, AGGRESSOR).items]
    ring = next(element for element in elements if element.startswith("card-"))
    assert elements == ["seat-1", ring, "rival_unit-10", "rival_unit-11", "seat-0"]
    assert ring == t.find("loot").element()  # type: ignore[union-attr]
    assert "mk-push" in item(t, AGGRESSOR, "seat-1").drawing
    assert "mk-steal" in item(t, AGGRESSOR, "seat-1").drawing
    assert [shelf.name for shelf in page(t, AGGRESSOR).front] == ["fight", "damage", "outcome"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_damage_lists_all_it_could_buy_with_what_is_missing(language: str):
    t = attacked().do("basic", "determination").unblocked()
    damage = next(shelf for shelf in page(t, AGGRESSOR, language).front if shelf.name == "damage")
    assert any(letter == "4" for letter in damage.note)
    rows = {item.go: item for item in damage.items}
    # Four damage wound the hero once, but neither the golems, who resist, nor do they buy the ring.
    assert (rows["seat-1"].price, rows["seat-1"].is_used) == ("3", False)
    for dear, missing in (("rival_unit-10", "2"), (RING, "1")):
        assert rows[dear].is_used
        assert missing in rows[dear].note
    # Where to push a hero is chosen on the map.
    assert rows["stage"].price == "2"
    assert {item.go for item in damage.items if not item.is_used} == {"seat-1", "rival_unit-11", "stage"}


@pytest.mark.parametrize(("language", "lost"), [("fr", "4 perdus"), ("en", "4 lost")])
def test_stopping_says_what_is_lost_and_what_is_missed(language: str, lost: str):
    t = attacked().do("basic", "determination").unblocked()
    stop = next(shelf for shelf in page(t, AGGRESSOR, language).front if shelf.name == "outcome")
    assert [item.title.rpartition(" ")[2] for item in stop.items if item.title[-1].isdigit()] == ["4", "9"]
    done = next(option for option in t.options if option.verb == "done")
    caution = GAME.show.caution(t.match.talk(AGGRESSOR), t.question.ask, done, language)
    assert caution is not None
    assert caution.short == lost


def test_cards_show_which_effect_blocks_in_a_duel():
    t = attacked()
    rage = next(item for shelf in page(t, DEFENDER).tray for item in shelf.items if "rage" in item.title.lower())
    assert "way is-open" in rage.drawing
    assert "way is-closed" in rage.drawing
