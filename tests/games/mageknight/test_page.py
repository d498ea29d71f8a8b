"""What a browser shows of Mage Knight in real positions: hand, fight, offers, heroes, map."""

import re

import pytest

from ludotheque.games.mageknight import GAME, data
from ludotheque.games.mageknight.rules.traits import KEEP
from ludotheque.games.mageknight.show.leanings import MOST, leanings
from ludotheque.kernel import SPECTATOR, Option, waiting
from ludotheque.match import Match
from ludotheque.page import Item, Page, Shelf
from tests.games.mageknight.positions import assault
from tests.games.mageknight.scenario import Table


def page_of(table: Table, language: str = "en", seat: int = 0) -> Page:
    return GAME.show.page(table.match.talk(seat), language)


def shelves(page: Page) -> dict[str, Shelf]:
    return {shelf.name: shelf for shelf in (*page.front, *page.own, *page.tray, *page.side)}


def item(page: Page, element: str) -> Item:
    return next(item for shelf in shelves(page).values() for item in shelf.items if item.element == element)


def card(page: Page, name: str) -> Item:
    return item(page, f"card-{data.CARD[name]}")


def figure(page: Page, title: str) -> str:
    return next(item.price for item in shelves(page)["points"].items if item.title == title)


def marching(*cards: str) -> Table:
    return Table("tovak").land("3", "5").hand(*cards).source("green").stand("3:w").begin()


def fighting(*cards: str, source: str = "red") -> Table:
    """A hero on 6:e, next to a rampaging enemy."""
    table = Table("tovak").land("6", "1").hand(*cards).source(source).stand("6:e")
    table.enemy("6:se", "prowlers").enemy("1:nw").begin().do("challenge", "6:se")
    return table.do("fight") if table.offers("fight") else table


class TestHand:
    def test_a_card_says_what_it_gives_and_with_which_mana(self):
        told = card(page_of(marching("march", "rage")), "march").text.splitlines()
        assert told[0] == "Basic: Move 2."
        assert told[1] == "Strong (green): Move 4 — paid with the green die."
        assert told[2] == "Sideways: Move 1."

    def test_a_card_says_why_not(self):
        told = card(page_of(marching("march", "rage")), "rage").text.splitlines()
        assert "it serves only in the block phase and in the attack phase" in told[0]

    def test_ways_that_are_open_are_drawn_open(self):
        page = page_of(marching("march", "rage"))
        assert card(page, "march").drawing.count("way is-open") == 3
        assert card(page, "rage").drawing.count("way is-open") == 1
        assert card(page, "rage").drawing.count("way is-closed") == 2

    def test_without_mana_the_strong_effect_is_closed(self):
        page = page_of(Table("tovak").land("3").hand("march").source("red").stand("3:w").begin())
        assert card(page, "march").drawing.count("way is-closed") == 1
        assert "mana that you cannot pay: green" in card(page, "march").text

    def test_the_same_cards_lie_together(self):
        page = page_of(marching("march", "march", "rage"))
        hand = shelves(page)["hand"]
        assert [one.title for one in hand.items] == ["March ×2", "Rage"]
        assert hand.note == "3 of 5"

    def test_somebody_elses_hand_is_not_shown(self):
        table = Table("tovak", "arythea").land("3", "5").hand("march").hand("rage", seat=1).begin()
        page = GAME.show.page(table.match.talk(SPECTATOR), "fr")
        assert "hand" not in shelves(page)
        assert "Marche" not in str(page.tray)


class TestTotals:
    def test_points_run_up(self):
        table = marching("march", "stamina")
        assert figure(page_of(table), "move") == "0"
        table.play("march")
        assert figure(page_of(table), "move") == "2"

    def test_what_was_played_lies_on_the_table(self):
        table = marching("march", "stamina")
        assert "played" not in shelves(page_of(table))
        table.play("march")
        assert [one.title for one in shelves(page_of(table))["played"].items] == ["March"]

    def test_attacks_are_told_by_kind_and_element(self):
        table = fighting("swiftness", "rage", source="white").powered("swiftness")
        assert figure(page_of(table), "ranged") == "3"

    def test_tokens_and_crystals_lie_ready(self):
        table = marching("march").crystals("blue", "blue").tokens("gold")
        page = page_of(table)
        assert item(page, "crystal-1").detail == "×2"
        assert item(page, "mana-4").text == "Gold mana"


class TestFight:
    def fight(self) -> Table:
        return fighting("rage", "determination", "swiftness", "march")

    def test_an_enemy_shows_its_figures_and_what_is_needed(self):
        table = self.fight()
        token = table.s.combat.foes[0].token  # type: ignore[union-attr]
        foe = item(page_of(table), f"enemy-{token}")
        assert foe.title == "Prowlers"
        assert "block 0 of 4" in foe.detail
        assert "attack 0 of 3" in foe.detail
        assert "0 / 4" in foe.drawing
        assert "0 / 3" in foe.drawing

    def test_the_phase_is_named(self):
        table = fighting("swiftness", "rage", source="white")
        assert shelves(page_of(table))["fight"].note == "1/4 · ranged and siege"
        table.do("next")
        assert shelves(page_of(table))["fight"].note == "2/4 · block"

    def test_a_block_laid_ready_counts(self):
        table = self.fight()
        while "Defend" not in type(table.question.ask).__name__:
            table.do("next")
        table.sideways("march")
        assert "1 / 4" in shelves(page_of(table))["fight"].items[0].drawing

    def test_behind_walls_only_a_siege_counts_from_afar(self):
        page = page_of(assault("swordsmen", hand=("swiftness", "rage"), mana=("white",)))
        assert page.tallies[-1].facts[0].icon == "mk-siege"
        assert "siege" in shelves(page)["fight"].items[0].text

    def test_behind_two_walls_nothing_counts_from_afar(self):
        table = assault("guardsmen", hand=("swiftness", "rage"), mana=("white",))
        page = page_of(table)
        assert [tally.title for tally in page.tallies if tally.title] == []
        assert shelves(page)["fight"].items[0].drawing.count("ability-fortified") == 2
        assert "Doubly fortified" in shelves(page)["fight"].items[0].text
        assert table.match.why_not(0, f"enemy-{table.s.combat.foes[0].token}").reason == "walls"  # type: ignore[union-attr]

    def test_a_unit_that_the_question_is_about_lies_before_the_map(self):
        table = fighting("rage").units("peasants")
        while "AssignDamage" not in type(table.question.ask).__name__:
            table.do("next") if table.offers("next") else table.do("suffer")
        page = page_of(table)
        assert [one.element for one in shelves(page)["choices"].items] == ["unit-0"]
        assert "Armour 3" in item(page, "unit-0").drawing

    def test_the_camera_looks_at_the_fight(self):
        table = self.fight()
        assert page_of(table).camera == ("tiles", "pieces")
        x, y = re.search(r'data-focus="" class="focus" cx="([^"]+)" cy="([^"]+)"', page_of(table).board).groups()  # type: ignore[union-attr]
        hero = re.search(r'id="piece-hero-0"[^>]*translate\(([-\d.]+) ([-\d.]+)\)', page_of(table).board)
        assert hero is not None
        assert abs(float(hero[1]) - float(x)) < 30
        assert abs(float(hero[2]) - float(y)) < 30


class TestTable:
    def test_everything_of_the_heroes_is_there(self):
        table = Table("tovak").land("3").fame(9).reputation(-2).crystals("red").hand("march").stand("3:w").begin()
        panel = page_of(table).panels[0]
        assert panel.score == "9"
        assert panel.lines[0].title == "Tovak, level 3"
        said = " ".join(fact.label for fact in panel.facts)
        for part in ("Armour 3", "limit 5", "command tokens 2", "Reputation −2", "Crystals red: 1"):
            assert part in said

    def test_the_dummy_player_is_shown_alone(self):
        page = page_of(marching("march"))
        dummy = shelves(page)["dummy"].items[0]
        assert "deck" in dummy.detail
        assert "dummy" not in shelves(page_of(Table("tovak", "arythea").land("3").hand("march").begin()))

    def test_units_say_if_they_are_ready_spent_or_wounded(self):
        table = Table("tovak").land("3").units("peasants", "foresters spent", "herbalists wounded").hand("march")
        units = shelves(page_of(table.stand("3:w").begin()))["units"].items
        assert [unit.detail for unit in units] == ["ready", "spent", "ready, wounded"]
        assert [unit.is_used for unit in units] == [False, True, True]

    def test_used_skills_are_pale(self):
        table = Table("tovak").land("3").skills("tovak_double_time").hand("march").stand("3:w").begin()
        assert not shelves(page_of(table))["skills"].items[0].is_used
        table.do("skill", "tovak_double_time")
        assert shelves(page_of(table))["skills"].items[0].is_used

    def test_offers_have_tabs_prices_and_texts(self):
        table = Table("tovak").land("3").offer("peasants", "catapults").spells("fireball").hand("march").begin()
        page = page_of(table)
        assert [shelf.tab.split()[0] for shelf in page.side] == ["Units", "Actions", "Spells"]
        assert item(page, "offer-0").price == "4"
        assert item(page, "spell-0").text.startswith("Basic (red)")

    @pytest.mark.parametrize(
        ("language", "label"),
        [
            ("en", "Night, round 2 of 6 · cities conquered: 0/2"),
            ("fr", "Nuit, round 2 sur 6 · cités conquises\u00a0: 0/2"),
        ],
    )
    def test_day_or_night_the_round_and_the_goal_are_told(self, language: str, label: str):
        table = Table("tovak").land("3").night().hand("march").begin()
        assert page_of(table, language).progress.label == label
        assert 'class="night"' in page_of(table, language).board

    def test_a_depleted_die_is_crossed_out(self):
        table = Table("tovak").land("3").source("green", "gold").night().hand("march").begin()
        dice = shelves(page_of(table))["source"].items
        assert [die.is_used for die in dice][:2] == [False, True]


class TestChoices:
    def test_tactics_are_drawn_as_cards(self):
        match = Match(GAME, GAME.setup(1), 1)
        match.answer(match.question().options[0])  # type: ignore[union-attr]
        page = GAME.show.page(match.talk(0), "fr")
        assert [shelf.name for shelf in page.front] == ["choices"]
        assert len(page.front[0].items) == 6

    def test_each_hero_to_choose_has_its_own_colour_shape_and_emblem(self):
        page = GAME.show.page(Match(GAME, GAME.setup(2), 1).talk(0), "en")
        drawn = [item(page, f"hero-{n}").drawing for n in range(len(data.HEROES))]
        assert [re.findall(r'data-seat="(\w+)"', one) for one in drawn] == [[hero] for hero in data.HEROES]
        assert len({re.search(r'<\w+ class="token"[^>]*>', one)[0] for one in drawn}) == len(drawn)  # type: ignore[index]

    def test_heroes_are_told_by_what_they_are_good_at_their_own_cards_and_some_skills(self):
        page = GAME.show.page(Match(GAME, GAME.setup(1), 1).talk(0), "en")
        assert item(page, "hero-3").title == "Tovak"
        like, good_at, instead, card, *skills = item(page, "hero-3").text.split("\n")
        assert like == "Cold steel, strong blocks, little need of magic; ideal for a first game."
        assert good_at == "Movement: 3 of 5 · Combat: 5 of 5 · Influence, units: 2 of 5 · Magic: 2 of 5."
        assert instead == "Cold Toughness in place of Determination."
        assert card.startswith("Basic:")
        assert skills[1] == "Shield Mastery. Once a turn: Block 3 or Ice Block 2 or Fire Block 2."
        # A name that ends with dots needs no full stop.
        assert skills[2].startswith("I Feel No Pain... Once a turn:")

    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_nothing_on_a_hero_to_choose_is_cut_or_below_the_card(self, language: str):
        page = GAME.show.page(Match(GAME, GAME.setup(1), 1).talk(0), language)
        for number in range(len(data.HEROES)):
            drawing = item(page, f"hero-{number}").drawing
            effects = re.findall(r'class="card-text"[^>]*>([^<]+)<', drawing)
            assert not any(line.endswith("…") for line in effects)
            high = float(re.search(r'viewBox="0 0 [\d.]+ ([\d.]+)"', drawing)[1])  # type: ignore[index]
            assert max(float(y) for y in re.findall(r'<text[^>]* y="([\d.]+)"', drawing)) < high - 4

    def test_an_option_says_what_a_hero_is_like(self):
        match = Match(GAME, GAME.setup(1), 1)
        (ask,) = waiting(match.view(0))
        option = Option("hero", "hero", data.HERO["goldyx"])
        said = GAME.words["en"].option(match.talk(0), ask, option)
        assert said == "Goldyx: makes crystals and never runs out of mana; learns to fly"

    def test_colours_to_choose_are_gems(self):
        table = marching("concentration")
        table.play("concentration")
        page = page_of(table)
        assert [gem.title for gem in shelves(page)["gems"].items] == ["red", "blue", "white"]


class TestWalks:
    def test_a_walk_takes_the_cheapest_way_and_says_what_it_is_made_of(self):
        table = marching("march", "march", "stamina").powered("march").play("march")
        far = [way for way in GAME.show.ways(table.match.talk(0), "en") if len(way.options) > 1]
        assert far
        for way in far:
            ahead = table.copy()
            for option in way.options:
                ahead.match.answer(option)
            spent = table.effort.move - ahead.effort.move
            assert way.bill[-1] == ("Move", f"{spent} of {table.effort.move}")
            assert len(way.bill) == len(way.options) + 1
            assert ahead.s.combat is None

    def test_a_walk_goes_round_whoever_would_be_provoked(self):
        table = Table("tovak").land("6", "1").hand("march", "march", "stamina").source("green").stand("6:e")
        table.enemy("1:nw").enemy("6:se", "prowlers").begin().powered("march").play("march", "stamina")
        for way in GAME.show.ways(table.match.talk(0), "en"):
            ahead = table.copy()
            for option in way.options:
                ahead.match.answer(option)
            assert ahead.s.combat is None

    def test_no_walk_leads_into_an_assault(self):
        table = Table("tovak").land("3").hand("march", "march", "stamina").source("green").stand("3:w")
        table.begin().powered("march").play("march", "stamina")
        keep = next(space for space, site in enumerate(table.s.layout.site) if site == KEEP)
        assert all(keep != option.index for way in GAME.show.ways(table.match.talk(0), "en") for option in way.options)

    def test_where_a_walk_leads_is_lit_with_its_price(self):
        table = marching("march", "march").powered("march").play("march")
        way = GAME.show.ways(table.match.talk(0), "en")[0]
        lit = re.findall(r'class="target hex-state is-legal" id="(hex-\d+)"', page_of(table).board)
        assert way.options[-1].element() in lit
        assert page_of(table).board.count('<g class="price"') == len(lit)

    def test_there_is_no_walk_in_a_fight(self):
        assert GAME.show.ways(fighting("march", "march").match.talk(0), "en") == []


class TestTallies:
    def told(self, table: Table) -> list[str]:
        return [f"{tally.title} {fact.text}".strip() for tally in page_of(table).tallies for fact in tally.facts]

    def test_the_bar_counts_points_and_mana(self):
        table = marching("march").tokens("gold")
        assert self.told(table) == ["0", "1"]
        table.play("march")
        assert self.told(table) == ["2", "1"]

    def test_the_bar_says_what_the_phase_still_takes(self):
        table = fighting("rage", "swiftness", source="white")
        assert self.told(table) == ["Prowlers 0/3"]
        table.do("next")
        assert self.told(table) == ["Prowlers 0/4"]
        table.sideways("swiftness")
        assert self.told(table) == ["1", "Prowlers 1/4"]

    def test_nobody_who_watches_is_asked(self):
        assert GAME.show.page(marching("march").match.talk(SPECTATOR), "fr").tallies == ()


class TestMap:
    def test_what_can_be_done_has_its_price(self):
        table = marching("march", "march")
        table.powered("march")
        board = page_of(table).board
        lit = re.findall(r'class="target hex-state is-legal" id="(hex-\d+)"', board)
        assert lit
        assert board.count('<g class="price"') >= len(lit)

    def test_a_step_that_provokes_shows_a_sword(self):
        table = Table("tovak").land("6", "1").hand("march").source("green").stand("6:e")
        table.enemy("1:nw").enemy("6:se").begin().powered("march")
        assert "#i-mk-attack" not in page_of(table).board
        table = Table("tovak").land("6", "1").hand("march").source("green").stand("6:e")
        table.enemy("1:nw").enemy("6:se", "prowlers").begin().powered("march")
        assert page_of(table).board.count("#i-mk-attack") > 1

    def test_sites_tell_what_they_are_for(self):
        board = page_of(marching("march")).board
        assert "entering costs" in board
        assert "data-title=" in board


def test_bars_say_what_a_hero_is_good_at():
    """Tovak fights, Goldyx conjures, Norowas leads: by what their cards and skills do."""
    good_at = {row["id"]: leanings(row) for row in data.HERO_ROWS}
    most = {hero: figures.index(max(figures)) for hero, figures in good_at.items()}
    assert (most["tovak"], most["norowas"], most["goldyx"]) == (1, 2, 3)
    assert all(1 <= figure <= MOST for figures in good_at.values() for figure in figures)
