"""What a seat may see, and how a bot fills in the rest."""

from ludotheque.games.smallworld.rules.state import SmallWorld
from ludotheque.kernel import UNKNOWN, Dice


def sight(s: SmallWorld, seat: int) -> SmallWorld:
    """Return the position without what this seat may not know: piles and, until the end, other purses."""
    view = s.copy()
    view.veil(seat)
    # The visible tiles say which ones are left; their order in the piles is the secret.
    view.race_pile = [UNKNOWN] * len(s.race_pile)
    view.power_pile = [UNKNOWN] * len(s.power_pile)
    if not s.house.open_coins and not s.is_over():
        for other, player in enumerate(view.players):
            if other != seat:
                player.coins = UNKNOWN
    return view


def guess(view: SmallWorld, seat: int, dice: Dice) -> SmallWorld:
    """Return a full position that fits a view: unseen tiles shuffled, purses near what turns bring."""
    s = view.copy()
    s.unveil(dice)
    s.race_pile = unseen_races(s)
    s.power_pile = unseen_powers(s)
    s.dice.shuffle(s.race_pile)
    s.dice.shuffle(s.power_pile)
    for player in s.players:
        if player.coins == UNKNOWN:
            player.coins = 5 + (s.turn - 1) * (6 + s.dice.below(4))
    return s


def redraw(s: SmallWorld, dice: Dice) -> SmallWorld:
    """Return the position with other dice, and the piles in another order."""
    fresh = s.copy()
    fresh.dice = dice
    dice.shuffle(fresh.race_pile)
    dice.shuffle(fresh.power_pile)
    return fresh


def unseen_races(s: SmallWorld) -> list[int]:
    """Return the banners that lie in the pile: neither offered nor with a player."""
    seen = {combo.race for combo in s.column}
    for player in s.players:
        seen |= {folk.race for folk in player.past}
        if player.folk is not None:
            seen.add(player.folk.race)
    return [race for race in races_in_play(s) if race not in seen]


def unseen_powers(s: SmallWorld) -> list[int]:
    """Return the badges that lie in the pile: neither offered, spent, nor with a player."""
    seen = {combo.power for combo in s.column} | set(s.spent_powers)
    for player in s.players:
        seen |= {folk.power for folk in player.past}
        if player.folk is not None:
            seen.add(player.folk.power)
    return [power for power in range(len(s.tiles.badges)) if power not in seen]


def races_in_play(s: SmallWorld) -> list[int]:
    """Return all races of the table, the Ratmen only if it wants them."""
    return [race for race in range(len(s.tiles.banners)) if s.house.ratmen or not s.tiles.optional[race]]
