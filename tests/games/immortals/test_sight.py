"""What seats see of each other, and guesses that fit it."""

from ludotheque import codec, contract
from ludotheque.games.immortals.rules.events import CardReturned, CardTaken
from ludotheque.games.immortals.rules.state import DARK, LIGHT, NONE, SPACES, Immortals, card_realm
from ludotheque.kernel import SPECTATOR, UNKNOWN, Dice, Event
from ludotheque.match import Match
from tests.games.immortals.table import ANI, DIRK, GAME, MIKE, Table, card
from tests.rules import rule


def seen(t: Table, seat: int) -> Immortals:
    view = GAME.rules.sight(t.s, seat)
    assert isinstance(view, Immortals)
    return view


def test_decks_and_other_hands_are_hidden():
    t = Table(3).give(DIRK, "Foothold dark", "Windward light")
    for seat in (MIKE, SPECTATOR):
        view = seen(t, seat)
        assert set(view.deck) == {UNKNOWN}
        assert view.players[DIRK].conflicts == [UNKNOWN] * 2
    assert seen(t, DIRK).players[DIRK].conflicts == [card("Foothold dark"), card("Windward light")]


def test_both_decks_of_the_starting_round_and_all_other_hands_are_hidden():
    walk = contract.begin(GAME, GAME.setup(3), 3)
    while not walk.match.state.lanes:
        walk.step()
    for seat in (DIRK, MIKE, SPECTATOR):
        view = walk.match.view(seat)
        assert isinstance(view, Immortals)
        assert {held for pile in view.piles for held in pile} == {UNKNOWN}
        hidden = [set(player.draft) == {UNKNOWN} for player in view.players]
        assert hidden == [other != seat for other in range(3)]


@rule("IM-PLAN-01")
def test_a_sealed_plan_is_in_nobodys_view():
    t = Table(3).armies(DIRK, light={"Treehome": 1}).give(DIRK, "Treehome", "Foothold dark").plan()
    others = (MIKE, ANI, SPECTATOR)
    before = [codec.dump(GAME, GAME.rules.sight(t.s, seat)) for seat in others]
    for text in ("pick Foothold dark", "lay attack_light_half", "pick Treehome", "back", "lift attack_light_half"):
        t.do(text, seat=DIRK)
        assert [codec.dump(GAME, GAME.rules.sight(t.s, seat)) for seat in others] == before


def test_secret_answers_of_a_whole_game_are_in_nobodys_view():
    walk = contract.begin(GAME, GAME.setup(3, {"rounds": "2"}), 11)
    compared = 0
    while walk.match.outcome() is None:
        together, views = walk.match.state.together, seen_by_all(walk.match)
        walk.step()
        seat, after = walk.match.moves[-1].seat, walk.match.state
        if views and after.together is together and after.lanes[seat]:
            compared += 1
            del views[seat]
            assert views.items() <= seen_by_all(walk.match).items()
    assert compared > 50


def seen_by_all(match: Match) -> dict[int, bytes]:
    seats = (SPECTATOR, DIRK, MIKE, ANI) if match.state.lanes else ()
    return {seat: codec.dump(GAME, match.view(seat)) for seat in seats}


# What everybody may be told that names a card: it was laid open, or it is a Region card that changes hands.
OPEN = {"show", "card_taken", "card_returned", "card_lost", "reveal", "impossible"}


def names_a_card(event: Event) -> bool:
    return "card" in event.details() or isinstance(event, CardTaken | CardReturned)


def test_nobody_else_is_told_which_card_was_drawn():
    t = Table(3).reinforce().do("draw")
    heard = {seat: [event.name for event in t.s.events if event.is_seen_by(seat)] for seat in (DIRK, MIKE, SPECTATOR)}
    assert heard == {DIRK: ["draw", "drawn"], MIKE: ["draw"], SPECTATOR: ["draw"]}


@rule("IM-START-31")
def test_the_news_of_a_whole_game_name_no_hidden_card():
    walk = contract.begin(GAME, GAME.setup(3, {"rounds": "2"}), 11)
    while walk.step() is not None:
        pass
    own = [event for seat in range(3) for event in walk.match.news(seat) if names_a_card(event)]
    assert {"drawn", "kept", "show", "card_taken"} <= {event.name for event in own} <= OPEN | {"drawn", "kept"}
    for seat in (DIRK, MIKE, ANI, SPECTATOR):
        told = [event for event in walk.match.news(seat) if names_a_card(event) and event.name not in OPEN]
        assert all(event.seat == seat for event in told)


@rule("IM-START-31")
def test_kept_conflict_cards_show_only_their_number():
    t = Table(3).give(ANI, "Foothold dark")
    assert seen(t, DIRK).players[ANI].conflicts == [UNKNOWN]


def test_a_guess_deals_every_hand_and_deck_of_the_starting_round_from_its_realm():
    walk = contract.begin(GAME, GAME.setup(4), 5)
    for number in range(30):
        walk.step()
        guess = GAME.rules.guess(walk.match.view(MIKE), MIKE, Dice(number))
        assert isinstance(guess, Immortals)
        for player in guess.players:
            assert {card_realm(held) for held in player.draft} <= {player.draft_realm}
        assert [{card_realm(held) for held in pile} for pile in guess.piles if pile] in ([{LIGHT}, {DARK}], [])


def test_a_guess_fills_every_space_that_holds_a_card():
    t = Table(3).armies(DIRK, light={"Treehome": 1})
    t.lay(DIRK, gold="Treehome", energy="blank", magic_light="muster", attack_light_half="Foothold dark").resolve()
    for number in range(20):
        guess = GAME.rules.guess(GAME.rules.sight(t.s, MIKE), MIKE, Dice(number * 7919))
        assert isinstance(guess, Immortals)
        filled = [space != NONE for space in guess.players[DIRK].spaces]
        assert filled == [space != NONE for space in t.player(DIRK).spaces]
        assert UNKNOWN not in guess.players[DIRK].spaces
        assert len(set(guess.deck)) == len(guess.deck)


def test_a_guess_never_lays_a_card_twice():
    t = Table(5).give(DIRK, "Treehome", "Foothold", "Heartwood dark", "Windward dark")
    t.player(DIRK).spaces = [UNKNOWN] * SPACES
    for number in range(20):
        guess = GAME.rules.guess(t.s, MIKE, Dice(number * 104729))
        assert isinstance(guess, Immortals)
        laid = [space for space in guess.players[DIRK].spaces if space != card("blank")]
        assert len(set(laid)) == len(laid)
