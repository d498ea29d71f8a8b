"""Setting the game up: decks, piles, source, heroes, the first tiles."""

from __future__ import annotations

from typing import Any

from ludotheque.games.mageknight.rules.events.heroes import ChosenNamed
from ludotheque.games.mageknight.rules.events.rounds import DummyHeroDrawn
from ludotheque.games.mageknight.rules.heroes.goods import Draw
from ludotheque.games.mageknight.rules.heroes.mana import basic_dice, reset_source, roll_dice
from ludotheque.games.mageknight.rules.land.exploration import reveal_at, reveal_tile, take_tile
from ludotheque.games.mageknight.rules.pieces import DUMMY, NOBODY, NONE, Player
from ludotheque.games.mageknight.rules.rounds.draft import OFFER, Draft
from ludotheque.games.mageknight.rules.rounds.picking import PickHeroes
from ludotheque.games.mageknight.rules.rounds.rounds import StartRound, deal_units, offer_size, shown_tactics
from ludotheque.games.mageknight.rules.state import Dummy, MageKnight
from ludotheque.games.mageknight.rules.traits import (
    ADVANCED_ACTION,
    ARTIFACT,
    CORE,
    COUNTRYSIDE,
    PILES,
    SPELL,
    Catalogue,
)
from ludotheque.kernel.step import Step

START_HAND = 5


def set_up(s: MageKnight, players: int) -> None:
    """Lay everything out; heroes are picked in an order drawn at random (MK-GAME-03, 04)."""
    s.players = [Player(seat) for seat in range(players)]
    seats = list(range(players))
    s.shuffle(seats)
    s.picked = seats
    shuffle_tokens(s)
    shuffle_cards(s)
    shuffle_units(s)
    shuffle_tiles(s)
    s.spare_cities = [0, 1, 2, 3]
    steps: list[Step[Any]] = [PickHeroes(), Draft(), Begin()] if s.house.draft else [PickHeroes(), Begin()]
    s.then(steps)


def shuffle_tokens(s: MageKnight) -> None:
    """Seven piles of tokens, face down (MK-SETUP-04 to 06)."""
    for pile in range(PILES):
        tokens = [token for token in range(len(s.box.tokens)) if s.box.enemy(token).pile == pile]
        s.shuffle(tokens)
        s.piles[pile] = tokens
    ruins = list(range(len(s.box.ruins)))
    s.shuffle(ruins)
    s.ruin_pile = ruins


def deck_of(s: MageKnight, kind: int) -> list[int]:
    """Return a shuffled deck of all cards of a kind; interactive spells only where they are played."""
    deck = [
        number
        for number, card in enumerate(s.box.cards)
        if card.kind == kind and (s.house.interactive_spells or not card.interactive)
    ]
    s.shuffle(deck)
    return deck


def shuffle_cards(s: MageKnight) -> None:
    """Decks of spells, advanced actions and artifacts; three of the first two on offer (MK-SETUP-08 to 12)."""
    s.artifact_deck = deck_of(s, ARTIFACT)
    spells = deck_of(s, SPELL)
    s.spell_offer = [s.draw(spells) for _ in range(OFFER)]
    s.spell_deck = spells
    actions = deck_of(s, ADVANCED_ACTION)
    if not s.house.draft:
        s.advanced_offer = [s.draw(actions) for _ in range(OFFER)]
    s.advanced_deck = actions


def shuffle_units(s: MageKnight) -> None:
    """Two decks of units (MK-SETUP-15)."""
    most = s.house.scenario.highest_unit
    for elite in (False, True):
        kinds = [kind for kind, unit in enumerate(s.box.units) if unit.elite == elite and unit.level <= most]
        deck = [kind for kind in kinds for _ in range(s.box.units[kind].copies)]
        s.shuffle(deck)
        if elite:
            s.elite_deck = deck
        else:
            s.regular_deck = deck


def shuffle_tiles(s: MageKnight) -> None:
    """Make the tile deck: countryside on top of core tiles, with and without cities (MK-SETUP-27 to 30)."""
    house = s.house
    numbers = range(len(s.box.tiles))
    countryside = [number for number in numbers if s.box.tiles[number].back == COUNTRYSIDE]
    plain = [number for number in numbers if s.box.tiles[number].back == CORE and s.box.tiles[number].city < 0]
    cities = [number for number in numbers if s.box.tiles[number].city >= 0]
    for tiles in (plain, cities) if house.scenario.has_sorted_tiles else (countryside, plain, cities):
        s.shuffle(tiles)
    scenario = house.scenario
    country = chosen_tiles(s.box, countryside, scenario.country_sites, house.countryside)
    ground = chosen_tiles(s.box, plain, scenario.core_sites, house.core_plain)
    towns = [number for number in cities if scenario.city_colour in (NONE, s.box.tiles[number].city)]
    core = ground + towns[: house.core_city]
    s.shuffle(core)
    # Top of the deck = end of the list.
    s.tile_deck = core + country[::-1]
    s.spare_countryside = [number for number in countryside if number not in country]
    s.spare_core = [number for number in plain if number not in ground]


def chosen_tiles(box: Catalogue, tiles: list[int], sites: tuple[int, ...], number: int) -> list[int]:
    """Return so many of the shuffled tiles, in their order; those with one of these sites are never left out."""
    kept = [tile for tile in tiles if any(site in sites for site in box.tiles[tile].site)]
    others = [tile for tile in tiles if tile not in kept]
    taken = kept[:number] + others[: max(0, number - len(kept))]
    return [tile for tile in tiles if tile in taken]


class Begin(Step[MageKnight]):
    """With all heroes picked: decks, skills, source, offers, the first tiles (MK-SETUP-01 to 37)."""

    __slots__ = ()

    def run(self, s: MageKnight) -> None:
        """Set up what depends on players and heroes."""
        if s.house.company.has_dummy:
            seat_dummy(s)
        for player in s.players:
            equip(s, player)
        if s.house.scenario.names_chosen:
            name_chosen(s)
        s.source = [0] * offer_size(s)
        reset_source(s)
        s.night = s.house.nights[0]
        while s.night and basic_dice(s) < len(s.source):
            # Arriving by night: the first source shows neither gold nor black (MK-VAR-18).
            roll_dice(s, [number for number, colour in enumerate(s.source) if colour >= 4])
        deal_units(s)
        s.tactics = shown_tactics(s)
        hands: list[Step[Any]] = [Draw(seat, START_HAND) for seat in range(len(s.players))]
        s.then([*hands, StartRound()])
        # Last, so that what the first tiles ask is answered before anything else.
        lay_first_tiles(s)


def name_chosen(s: MageKnight) -> None:
    """Draw by lot, for each team, the one who must return; only the team knows (MK-SCN-RETURN-14, 15)."""
    for side in s.house.company.sides(len(s.players)):
        if len(side) > 1:
            place = s.roll(len(side))
            s.players[side[place]].chosen = 1
            s.tell(ChosenNamed(side[place], side[1 - place]))


def skills_of(s: MageKnight, hero: int) -> list[int]:
    """Return the shuffled skills of a hero; the interactive one only where it is played."""
    skills = [
        number
        for number, skill in enumerate(s.box.skills)
        if skill.hero == hero and (s.house.interactive_skills or not skill.interactive)
    ]
    s.shuffle(skills)
    return skills


def equip(s: MageKnight, player: Player) -> None:
    """Give a hero its deck and skills, and what the scenario starts it with (MK-AREA-06, 11)."""
    player.deck = s.box.hero_decks[player.hero][:]
    s.shuffle(player.deck)
    player.skill_pile = skills_of(s, player.hero)
    s.house.scenario.equip(player)
    # MK-VAR-38 and 43.
    player.reputation -= 2 * s.house.rampage


def seat_dummy(s: MageKnight) -> None:
    """Draw the dummy's hero among those left, with its deck and crystals (MK-DUMMY-02 to 06, MK-SOLO-01)."""
    taken = [player.hero for player in s.players]
    left = [hero for hero in range(len(s.box.heroes)) if hero not in taken]
    dummy = Dummy(left[s.roll(len(left))])
    dummy.deck = s.box.hero_decks[dummy.hero][:]
    s.shuffle(dummy.deck)
    dummy.crystals = s.box.hero_crystals[dummy.hero][:]
    dummy.skill_pile = skills_of(s, dummy.hero)
    s.dummy = dummy
    s.tell(DummyHeroDrawn(DUMMY, dummy.hero))


def lay_first_tiles(s: MageKnight) -> None:
    """Lay the start tile, and two or three tiles of the deck next to it (MK-SETUP-31 to 34)."""
    reveal_tile(s, NOBODY, s.house.start_tile, 0, 0, False)
    opening = s.house.opening
    for place in range(0, len(opening), 2):
        reveal_tile(s, NOBODY, take_tile(s), opening[place], opening[place + 1], s.house.random_turns)
    if s.house.shows_tiles:
        for position in s.house.country_slots + s.house.core_slots:
            reveal_at(s, NOBODY, position)
