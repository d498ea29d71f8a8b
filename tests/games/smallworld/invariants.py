"""What holds in every position of Small World: nothing out of the box is lost, doubled or misplaced."""

from collections import Counter

from ludotheque.games.smallworld import GAME
from ludotheque.games.smallworld.rules.column import Pick
from ludotheque.games.smallworld.rules.sight import races_in_play
from ludotheque.games.smallworld.rules.state import (
    DRAGON,
    FORTRESS,
    HERO,
    HOLE,
    NOBODY,
    NONE,
    TRIBE,
    Folk,
    Land,
    SmallWorld,
)
from ludotheque.games.smallworld.rules.turn import Begin
from ludotheque.kernel import waiting

PIECES = {FORTRESS: 6, HOLE: 2, HERO: 2, DRAGON: 1}
CAMPS = 5


def check(s: SmallWorld) -> None:
    """Fail if the position could not lie on a table, as these checks or those of position files see it."""
    check_tokens(s)
    check_tiles(s)
    check_pieces(s)
    for region, land in enumerate(s.lands):
        check_land(s, region, land)
    for seat in range(len(s.players)):
        check_player(s, seat)
    check_hands(s)
    assert [str(trouble) for trouble in GAME.writing.troubles(s)] == []


def folks(s: SmallWorld) -> list[tuple[int, Folk]]:
    """Every race with a player, active or declined, and its seat."""
    led = [(seat, player.folk) for seat, player in enumerate(s.players) if player.folk is not None]
    return led + [(seat, past) for seat, player in enumerate(s.players) for past in player.past]


def check_tokens(s: SmallWorld) -> None:
    """Each race has as many tokens as the box holds: in the tray, in hand, set aside or on the board."""
    count = Counter(dict(enumerate(s.tray)))
    for _, folk in folks(s):
        assert folk.hand >= 0
        assert 0 <= folk.raiders <= s.tiles.banners[folk.race].raiders
        count[folk.race] += folk.hand + folk.raiders
    for land in s.lands:
        if land.race >= 0:
            count[land.race] += land.tokens
    assert min(s.tray) >= 0
    assert [count[race] for race in range(len(s.tray))] == s.tiles.tray


def check_tiles(s: SmallWorld) -> None:
    """Each banner and each badge lies in one place; six combinations are on offer while there are banners."""
    banners = [combo.race for combo in s.column] + s.race_pile + [folk.race for _, folk in folks(s)]
    assert sorted(banners) == races_in_play(s)
    worn = [folk.power for _, folk in folks(s) if folk.power != NONE]
    badges = [combo.power for combo in s.column] + s.power_pile + s.spent_powers + worn
    assert sorted(badges) == list(range(len(s.tiles.badges)))
    assert len(s.column) == 6 or (len(s.column) < 6 and not s.race_pile)
    assert all(combo.coins >= 0 for combo in s.column)


def check_pieces(s: SmallWorld) -> None:
    """No more pieces stand on the board than the box holds."""
    for mark, supply in PIECES.items():
        assert sum(1 for land in s.lands if land.marks & mark) <= supply
    assert sum(land.camps for land in s.lands) <= CAMPS


def check_land(s: SmallWorld, region: int, land: Land) -> None:
    """A region is empty, or holds the Lost Tribe printed there, or tokens of one race of its owner."""
    if land.owner == NOBODY:
        assert (land.race, land.tokens) in ((NONE, 0), (TRIBE, 1))
        assert land.race == NONE or s.map.tribe[region]
        assert (land.declined, land.camps, land.marks) == (False, 0, 0)
        return
    folk = s.folk(land.owner, land.race)
    trait = s.trait(folk)
    assert land.declined == folk.declined
    assert land.tokens == 1 or (land.tokens > 1 and (not land.declined or trait.fights_in_decline))
    assert land.declined or trait.sails or not s.map.water >> region & 1
    check_marks(s, land, folk)


def check_marks(s: SmallWorld, land: Land, folk: Folk) -> None:
    """Pieces stand only with the race or power that brings them; in decline only Fortresses stay."""
    trait = s.trait(folk)
    assert land.camps >= 0
    assert land.camps == 0 or trait.camps
    assert not land.marks & HOLE or trait.holes
    assert not land.marks & HERO or trait.heroes
    assert not land.marks & DRAGON or trait.dragons
    assert not land.marks & FORTRESS or trait.fortresses or folk.declined


def check_player(s: SmallWorld, seat: int) -> None:
    """A seat has coins, at most one declined race beside a Spirit one, no race without tokens, and honest pacts."""
    player = s.players[seat]
    assert player.coins >= 0
    assert sum(1 for past in player.past if past.power == NONE) <= 1
    assert all(
        past.declined and (past.power == NONE or s.tiles.badges[past.power].outside_limit) for past in player.past
    )
    assert len(player.past) <= 2
    assert all(s.lives(past) for past in player.past)
    folk = player.folk
    if folk is not None:
        assert not folk.declined
        assert folk.power != NONE
        assert s.lives(folk)
        assert 0 <= folk.holes <= s.trait(folk).holes
    if player.pact != NOBODY:
        assert player.pact != seat
        assert folk is not None
        assert s.trait(folk).pacts


def check_hands(s: SmallWorld) -> None:
    """As a turn begins, only races without a region have tokens in hand, and the Amazons that attack are set aside."""
    asks = waiting(s)
    if s.acted or not asks or not isinstance(asks[0], Begin | Pick):
        return
    for _, folk in folks(s):
        assert folk.hand == 0 or not s.held(folk.race)
        assert folk.raiders == s.trait(folk).raiders
