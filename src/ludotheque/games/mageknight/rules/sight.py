"""What a seat may see, and how a bot fills in the rest."""

from typing import Final

from ludotheque.games.mageknight.rules.combat.twist import possible_twists
from ludotheque.games.mageknight.rules.pieces import FACE_DOWN, NONE, City, Player, Spot
from ludotheque.games.mageknight.rules.rounds.setup import chosen_tiles
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.rules.traits import ADVANCED_ACTION, ARTIFACT, CORE, COUNTRYSIDE, PILES
from ludotheque.kernel import UNKNOWN, Dice

# Where only the order is secret, a view holds the pile sorted. Where places are secret, it holds UNKNOWN or a back in
# them, and everything that may lie there, sorted, in the pile it comes from or in `unseen`.

# Piles and spots that are remembered at most.
MOST: Final = 2000

# The deck of tiles, and those of the countryside and of the core that are not in it.
Tiles = tuple[list[int], list[int], list[int]]


class Shown:
    """What does not change is hidden once: piles as sorted before, spots as they look to those who see only backs."""

    __slots__ = ("piles", "secrets", "spots", "tiles")

    def __init__(self) -> None:
        # By the identity of the pile, which is kept beside, so that no other can have it.
        self.piles: dict[int, tuple[list[int], list[int]]] = {}
        self.spots: dict[Spot, Spot] = {}
        # By the identity of the first pile, with all three: what lies in them, in order; the same three as they look.
        self.secrets: dict[int, tuple[list[int], list[int], list[int], list[int]]] = {}
        self.tiles: dict[int, tuple[Tiles, Tiles]] = {}

    def in_order(self, pile: list[int]) -> list[int]:
        """Return a pile sorted; only for those that are replaced and never mutated."""
        kept = self.piles.get(id(pile))
        if kept is not None and len(kept[1]) == len(pile):
            return kept[1]
        if len(self.piles) >= MOST:
            self.piles.clear()
        tidy = sorted(pile)
        self.piles[id(pile)] = (pile, tidy)
        return tidy

    def behind(self, view: MageKnight, spot: Spot) -> Spot:
        """Return a spot with the backs of what lies face down."""
        known = self.spots.get(spot)
        if known is None:
            if len(self.spots) >= MOST:
                self.spots.clear()
            known = hidden_spot(view, spot)
            self.spots[spot] = known
        return known

    def secret(self, advanced: list[int], artifacts: list[int], unseen: list[int]) -> list[int]:
        """Return in order the cards of two decks, and those that nobody has seen besides."""
        kept = self.secrets.get(id(advanced))
        if kept is not None and kept[0] is advanced and kept[1] is artifacts and kept[2] is unseen:
            return kept[3]
        if len(self.secrets) >= MOST:
            self.secrets.clear()
        tidy = sorted(unseen + known(advanced) + known(artifacts))
        self.secrets[id(advanced)] = (advanced, artifacts, unseen, tidy)
        return tidy

    def tiles_of(self, view: MageKnight) -> Tiles:
        """Return the tiles of the deck from behind, and with the others those that could be any of them."""
        kept = self.tiles.get(id(view.tile_deck))
        if kept is not None:
            deck, country, core = kept[0]
            if deck is view.tile_deck and country is view.spare_countryside and core is view.spare_core:
                return kept[1]
        if len(self.tiles) >= MOST:
            self.tiles.clear()
        behind = hidden_tiles(view)
        self.tiles[id(view.tile_deck)] = ((view.tile_deck, view.spare_countryside, view.spare_core), behind)
        return behind


SHOWN: Final = Shown()


def sight(s: MageKnight, seat: int) -> MageKnight:
    """Return the position without what this seat may not know: decks, piles, other hands, face-down tokens, tiles."""
    view = s.copy()
    view.veil(seat)
    view.spell_deck = SHOWN.in_order(s.spell_deck)
    view.regular_deck = SHOWN.in_order(s.regular_deck)
    view.elite_deck = SHOWN.in_order(s.elite_deck)
    secret: list[int] = []
    view.advanced_deck = [UNKNOWN] * len(s.advanced_deck)
    view.artifact_deck = [UNKNOWN] * len(s.artifact_deck)
    # MK-VAR-68.
    shows_decks = s.house.open_decks and len(s.upgrades) > 0
    for number, player in enumerate(view.players):
        secret += hide_cards(view, player, number == seat or shows_decks)
        if view.house.scenario.names_chosen and not view.finished and not view.house.company.are_allied(seat, number):
            player.chosen = UNKNOWN
    unseen = SHOWN.secret(s.advanced_deck, s.artifact_deck, s.unseen)
    view.unseen = sorted(unseen + secret) if secret else unseen
    dummy = view.dummy
    if dummy is not None:
        dummy.deck = sorted(dummy.deck)
        dummy.skill_pile = SHOWN.in_order(dummy.skill_pile)
    combat = view.combat
    if combat is not None and combat.twist_seat not in (NONE, seat):
        combat.twist = UNKNOWN
    hide_tokens(view)
    hide_tiles(view)
    return view


def standing(view: MageKnight) -> MageKnight:
    """Return a view without the way walked this turn but its last steps, which a retreat would take back."""
    bare = view.copy()
    bare.turn.path = view.turn.path[-2:]
    return bare


def known(cards: list[int]) -> list[int]:
    """Return the cards that are not blanked already."""
    return [card for card in cards if card >= 0]


def hide_cards(view: MageKnight, player: Player, own: bool) -> list[int]:
    """Blank the deck and, of others, the hand; return the cards that only their owner knows to be there."""
    pool = [*player.unseen, *known(player.deck), *known(player.spared)]
    drafted: list[int] = []
    if not own:
        drafted = known(player.draft) + known(player.reserve)
        player.draft = [UNKNOWN] * len(player.draft)
        player.reserve = [UNKNOWN] * len(player.reserve)
        pool += known(player.hand) + known(player.drawn)
        player.hand = [UNKNOWN] * len(player.hand)
        player.drawn = [UNKNOWN] * len(player.drawn)
    player.deck = [UNKNOWN] * len(player.deck)
    player.spared = [UNKNOWN] * len(player.spared)
    player.skill_pile = SHOWN.in_order(player.skill_pile)
    secret = [card for card in pool if card >= 0 and is_secret(view, player, card, own)]
    for card in secret:
        pool.remove(card)
    player.unseen = sorted(pool + [UNKNOWN] * len(secret))
    player.blind = [UNKNOWN] * len(player.blind)
    return secret + drafted


def is_secret(view: MageKnight, player: Player, card: int, own: bool) -> bool:
    """Tell whether it is hidden that a player owns a card: artifacts of others, advanced actions bought unseen."""
    return card in player.blind or (not own and view.box.cards[card].kind == ARTIFACT)


def hide_tokens(view: MageKnight) -> None:
    """Turn face-down enemies and ruins into their backs, and sort the piles with them in."""
    down: list[list[int]] = [[] for _ in range(PILES)]
    ruins: list[int] = []
    for space, spot in enumerate(view.spots):
        if not spot.tokens and not spot.hidden and (spot.ruin < 0 or spot.ruin_up):
            continue
        if not spot.up:
            put_back(view, spot.tokens, down)
        put_back(view, spot.hidden, down)
        if spot.ruin >= 0 and not spot.ruin_up:
            ruins.append(spot.ruin)
        view.spots[space] = SHOWN.behind(view, spot)
    for number, city in enumerate(view.cities):
        if city.tokens and not city.up:
            put_back(view, city.tokens, down)
            view.cities[number] = with_garrison(city, backs(view, city.tokens))
    for pile in range(PILES):
        tidy = SHOWN.in_order(view.piles[pile])
        view.piles[pile] = sorted(tidy + down[pile]) if down[pile] else tidy
    view.ruin_pile = sorted(view.ruin_pile + ruins)


def put_back(view: MageKnight, tokens: list[int], down: list[list[int]]) -> None:
    """Put tokens with the others of their piles that nobody sees."""
    for token in tokens:
        if token >= 0:
            down[view.box.enemy(token).pile].append(token)


def hidden_spot(view: MageKnight, spot: Spot) -> Spot:
    """Return a spot with the backs of what lies face down; itself if nothing does."""
    if spot.tokens and not spot.up:
        spot = spot.with_tokens(backs(view, spot.tokens), False)
    if spot.hidden:
        spot = spot.with_hidden(backs(view, spot.hidden))
    if spot.ruin >= 0 and not spot.ruin_up:
        spot = spot.with_ruin(FACE_DOWN, False)
    return spot


def backs(view: MageKnight, tokens: list[int]) -> list[int]:
    """Return tokens as they look from behind."""
    return [FACE_DOWN - view.box.enemy(token).pile if token >= 0 else token for token in tokens]


def with_garrison(city: City, tokens: list[int]) -> City:
    """Return a city with other tokens, face down."""
    return city.with_tokens(tokens, False, city.shields, city.leader)


def hide_tiles(view: MageKnight) -> None:
    """Turn the tiles of the deck into their backs; spare tiles of the same back could be any of them."""
    view.tile_deck, view.spare_countryside, view.spare_core = SHOWN.tiles_of(view)


def hidden_tiles(view: MageKnight) -> Tiles:
    """Return the tiles of the deck from behind, and the spare ones with those that are hidden."""
    hidden = known(view.tile_deck)
    if view.house.scenario.has_sorted_tiles:
        hidden = [tile for tile in hidden if view.box.tiles[tile].back == CORE]
    country = [tile for tile in hidden if view.box.tiles[tile].back == COUNTRYSIDE]
    plain = [tile for tile in hidden if view.box.tiles[tile].back == CORE and view.box.tiles[tile].city < 0]
    deck = [FACE_DOWN - view.box.tiles[tile].back if tile in hidden else tile for tile in view.tile_deck]
    return deck, sorted(view.spare_countryside + country), sorted(view.spare_core + plain)


def guess(view: MageKnight, seat: int, dice: Dice) -> MageKnight:
    """Return a full position that fits a view."""
    s = view.copy()
    s.unveil(dice)
    secret = shuffled(s, s.unseen)
    s.unseen = []
    for player in s.players:
        deal_cards(s, player, secret)
        player.draft = [card if card >= 0 else take(s, secret, ADVANCED_ACTION) for card in player.draft]
        player.reserve = [card if card >= 0 else take(s, secret, ADVANCED_ACTION) for card in player.reserve]
    guess_chosen(s)
    combat = s.combat
    if combat is not None and combat.twist == UNKNOWN:
        colours = possible_twists(s)
        combat.twist = colours[dice.below(len(colours))]
    s.advanced_deck = [card for card in secret if s.box.cards[card].kind == ADVANCED_ACTION]
    s.artifact_deck = [card for card in secret if s.box.cards[card].kind == ARTIFACT]
    s.spell_deck = shuffled(s, s.spell_deck)
    s.regular_deck = shuffled(s, s.regular_deck)
    s.elite_deck = shuffled(s, s.elite_deck)
    dummy = s.dummy
    if dummy is not None:
        dummy.deck = shuffled(s, dummy.deck)
        dummy.skill_pile = shuffled(s, dummy.skill_pile)
    deal_tokens(s)
    deal_tiles(s)
    return s


def guess_chosen(s: MageKnight) -> None:
    """Let one of each team whose secret is hidden be the one who must return."""
    for side in s.house.company.sides(len(s.players)):
        if s.players[side[0]].chosen == UNKNOWN:
            lot = s.dice.below(len(side)) if len(side) > 1 else -1
            for place, seat in enumerate(side):
                s.players[seat].chosen = 1 if place == lot else 0


def redraw(s: MageKnight, dice: Dice) -> MageKnight:
    """Return the position with other dice, other tokens and tiles face down, and the decks in another order."""
    fresh = s.copy()
    fresh.dice = dice
    hide_tokens(fresh)
    deal_tokens(fresh)
    hide_tiles(fresh)
    deal_tiles(fresh)
    fresh.spell_deck = shuffled(fresh, fresh.spell_deck)
    fresh.regular_deck = shuffled(fresh, fresh.regular_deck)
    fresh.elite_deck = shuffled(fresh, fresh.elite_deck)
    fresh.advanced_deck = shuffled(fresh, fresh.advanced_deck)
    fresh.artifact_deck = shuffled(fresh, fresh.artifact_deck)
    for player in fresh.players:
        player.deck = shuffled(fresh, player.deck)
        player.skill_pile = shuffled(fresh, player.skill_pile)
    dummy = fresh.dummy
    if dummy is not None:
        dummy.deck = shuffled(fresh, dummy.deck)
        dummy.skill_pile = shuffled(fresh, dummy.skill_pile)
    return fresh


def shuffled(s: MageKnight, pile: list[int]) -> list[int]:
    """Return a pile in random order."""
    fresh = pile[:]
    s.dice.shuffle(fresh)
    return fresh


def deal_cards(s: MageKnight, player: Player, secret: list[int]) -> None:
    """Deal what a player's hidden cards may be: secret ones at random, the others are known but for their order."""
    pool = known(player.unseen)
    blind = [take(s, secret, ADVANCED_ACTION) for _ in player.blind]
    pool += [take(s, secret, ARTIFACT) for _ in range(player.unseen.count(UNKNOWN) - len(blind))]
    s.dice.shuffle(pool)
    player.hand = [card if card != UNKNOWN else pool.pop() for card in player.hand]
    player.drawn = [card if card != UNKNOWN else pool.pop() for card in player.drawn]
    pool += blind
    player.spared = [pool.pop() for _ in player.spared]
    player.deck = pool
    player.blind = blind
    player.unseen = []
    player.skill_pile = shuffled(s, player.skill_pile)


def take(s: MageKnight, secret: list[int], kind: int) -> int:
    """Take a card of a kind out of the secret ones."""
    card = next(card for card in secret if s.box.cards[card].kind == kind)
    secret.remove(card)
    return card


def deal_tokens(s: MageKnight) -> None:
    """Put random tokens where some lie face down."""
    s.piles = [shuffled(s, pile) for pile in s.piles]
    s.ruin_pile = shuffled(s, s.ruin_pile)
    for space, spot in enumerate(s.spots):
        if spot.tokens and not spot.up:
            s.spots[space] = spot.with_tokens([s.piles[FACE_DOWN - back].pop() for back in spot.tokens], False)
        if spot.hidden:
            s.spots[space] = s.spots[space].with_hidden([dealt_token(s, back) for back in spot.hidden])
        if spot.ruin == FACE_DOWN:
            s.spots[space] = s.spots[space].with_ruin(s.ruin_pile.pop(), False)
    for number, city in enumerate(s.cities):
        if city.tokens and not city.up:
            s.cities[number] = with_garrison(city, [s.piles[FACE_DOWN - back].pop() for back in city.tokens])


def dealt_token(s: MageKnight, back: int) -> int:
    """Return a token for a back; the back itself if it stands for none of those that are left."""
    pile = s.piles[FACE_DOWN - back]
    return pile.pop() if pile else back


def deal_tiles(s: MageKnight) -> None:
    """Put random tiles into the deck, as many cities as are still to be found."""
    scenario = s.house.scenario
    country = shuffled(s, s.spare_countryside)
    plain = shuffled(s, s.spare_core)
    cities = cities_to_find(s)
    core = s.tile_deck.count(FACE_DOWN - CORE)
    found = sum(1 for tile in s.layout.tiles if s.box.tiles[tile].city >= 0)
    left = min(core, s.house.core_city - found)
    hidden = cities[:left] + take_tiles(s, plain, scenario.core_sites, core - left)
    s.dice.shuffle(hidden)
    ahead = take_tiles(s, country, scenario.country_sites, s.tile_deck.count(FACE_DOWN - COUNTRYSIDE))
    fill = {FACE_DOWN - CORE: hidden, FACE_DOWN - COUNTRYSIDE: ahead[::-1]}
    s.tile_deck = [fill[tile].pop() if tile < 0 else tile for tile in s.tile_deck]
    s.spare_countryside = sorted(country)
    s.spare_core = sorted(plain)


def take_tiles(s: MageKnight, tiles: list[int], sites: tuple[int, ...], number: int) -> list[int]:
    """Take so many tiles from the end of shuffled ones; those with one of these sites are never left out."""
    taken = chosen_tiles(s.box, tiles[::-1], sites, number)
    for tile in taken:
        tiles.remove(tile)
    return taken


def cities_to_find(s: MageKnight) -> list[int]:
    """Return the tiles of cities that may still lie in the deck, in random order."""
    colour = s.house.scenario.city_colour
    cities = [tile for tile, printed in enumerate(s.box.tiles) if printed.city >= 0 and colour in (NONE, printed.city)]
    return shuffled(s, [tile for tile in cities if tile not in s.layout.tiles])
