"""What a seat may see, and how a bot fills in the rest."""

from ludotheque.games.immortals.rules.rounds.planning import takes
from ludotheque.games.immortals.rules.start.drafting import choices, chooses
from ludotheque.games.immortals.rules.state import (
    BLANK,
    BLANKS,
    CAST,
    CONFLICT,
    DARK,
    LIGHT,
    MAGIC,
    NONE,
    REGIONS,
    SPACES,
    Immortals,
    Player,
    card_realm,
)
from ludotheque.kernel import UNKNOWN, Dice


def sight(s: Immortals, seat: int) -> Immortals:
    """Return the position without what this seat may not know: decks, other hands, other plans."""
    view = s.copy()
    view.veil(seat)
    view.deck = [UNKNOWN] * len(s.deck)
    view.piles = [[UNKNOWN] * len(pile) for pile in s.piles]
    for other, player in enumerate(view.players):
        if other != seat:
            hide(view, other, player)
    return view


def hide(view: Immortals, seat: int, player: Player) -> None:
    """Turn a player's cards face down; while choices are sealed, not even their number on the board shows."""
    player.conflicts = [UNKNOWN] * len(player.conflicts)
    player.draft = [UNKNOWN] * len(player.draft)
    if not view.is_planning():
        player.spaces = [card if card == NONE else UNKNOWN for card in player.spaces]
    elif view.round == 0:
        player.chosen = UNKNOWN if chooses(view, player) and not view.lanes[seat] else NONE
    else:
        player.spaces = [UNKNOWN] * SPACES


def guess(view: Immortals, seat: int, dice: Dice) -> Immortals:
    """Return a full position that fits a view: unseen cards dealt at random, others' plans made up."""
    s = view.copy()
    s.unveil(dice)
    unseen = unseen_cards(s)
    s.dice.shuffle(unseen)
    if s.round == 0:
        deal_drafts(s, unseen)
    for player in s.players:
        player.conflicts = [unseen.pop() if card == UNKNOWN else card for card in player.conflicts]
    s.deck = [unseen.pop() for _ in s.deck]
    for other, player in enumerate(s.players):
        if player.chosen == UNKNOWN:
            offered = choices(s, other)
            player.chosen = offered[s.dice.below(len(offered))]
        if UNKNOWN in player.spaces:
            make_up_plan(s, other, bool(s.lanes and s.lanes[other]))
    return s


def redraw(s: Immortals, dice: Dice) -> Immortals:
    """Return the position with other dice, and the decks in another order."""
    fresh = s.copy()
    fresh.dice = dice
    for pile in (fresh.deck, *fresh.piles):
        dice.shuffle(pile)
    return fresh


def unseen_cards(s: Immortals) -> list[int]:
    """Return the Conflict cards whose place a view does not show."""
    seen = {*s.discard, *s.discards[LIGHT], *s.discards[DARK]}
    for player in s.players:
        seen.update(player.conflicts, player.draft, [player.chosen])
    return [card for card in range(CONFLICT, MAGIC) if card not in seen]


def deal_drafts(s: Immortals, unseen: list[int]) -> None:
    """Deal drafting hands and the two decks, each from the cards of its realm; what is left was kept by somebody."""
    by_realm = [[card for card in unseen if card_realm(card) == realm] for realm in (LIGHT, DARK)]
    for player in s.players:
        player.draft = [by_realm[player.draft_realm].pop() if card == UNKNOWN else card for card in player.draft]
    for realm in (LIGHT, DARK):
        s.piles[realm] = [by_realm[realm].pop() for _ in s.piles[realm]]
    unseen[:] = by_realm[LIGHT] + by_realm[DARK]
    s.dice.shuffle(unseen)


def make_up_plan(s: Immortals, seat: int, is_open: bool) -> None:
    """Fill the unknown spaces of a board with cards its player may have laid; a plan still open begins anew."""
    player = s.players[seat]
    sealed = s.is_planning()
    spaces = [NONE] * SPACES if sealed else player.spaces
    player.spaces = [NONE if card == UNKNOWN else card for card in spaces]
    if is_open:
        return
    cards = [region for region in range(REGIONS) if s.holder[region] == seat] + player.conflicts
    spells = list(range(MAGIC, BLANK))
    s.dice.shuffle(cards)
    s.dice.shuffle(spells)
    blanks = BLANKS
    for space in range(SPACES):
        if not sealed and spaces[space] == NONE:
            continue
        pool = spells if s.deed(seat, space).action == CAST else cards
        card = next((card for card in pool if takes(s, seat, space, card)), BLANK)
        if card != BLANK:
            pool.remove(card)
        elif blanks == 0:
            card = pool.pop() if pool else NONE
        blanks -= card == BLANK
        player.spaces[space] = card
