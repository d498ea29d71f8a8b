"""Assaults on a city together: proposal, shares, agreement, fights in turn, and what comes of them."""

from ludotheque.games.mageknight import GAME
from ludotheque.games.mageknight.rules.turn.assault import gates
from ludotheque.games.mageknight.rules.turn.proposal import Agree, Share, in_order, invitable
from tests.games.mageknight.positions import smite
from tests.games.mageknight.scenario import Table
from tests.rules import rule

THREE = ("tovak", "goldyx", "norowas")
GARRISON = ("guardsmen", "swordsmen", "crossbowmen")


def land(*heroes: str, garrison: tuple[str, ...] = GARRISON, **options: str) -> Table:
    """Heroes around the green city, whose orcs are gone."""
    chosen = {"scenario": "conquest", "joint_assaults": "yes", **options}
    t = Table(*(heroes or THREE), **chosen).land("3", "1", "c5").source()
    for space in ("c5:e", "c5:sw", "1:nw"):
        t.enemy(space)
    t.garrison("c5:c", *garrison).stand("c5:se").stand("c5:ne", seat=1).fame(99)
    t.hand("march", "rage").hand("march", "stamina", "rage", seat=1).fame(99, seat=1)
    # It stands in a village that has nothing more to give.
    t.give(1, plundered=True)
    if len(t.players) > 2:
        t.stand("c5:nw", seat=2).hand("march", "stamina", "rage", seat=2).fame(99, seat=2)
    return t


def ready(t: Table) -> Table:
    """The turn of the one who proposes, with the points to enter."""
    t.begin().skip_to("March")
    t.effort.move = 5
    return t


def proposed(t: Table, *invited: int, shares: tuple[int, ...]) -> Table:
    ready(t).do("propose", "c5:c")
    for seat in invited:
        t.do("invite", seat)
    return split(t.do("done"), *shares)


def split(t: Table, *shares: int) -> Table:
    """Step to these shares of the first ones, and propose them."""
    for place, share in enumerate(shares):
        ask = t.question.ask
        assert isinstance(ask, Share)
        while (now := ask.split(t.s)[place]) != share:
            ask = t.do("more" if now < share else "less", ask.seats[place]).question.ask
            assert isinstance(ask, Share)
    return t.do("share")


def launched(t: Table, *invited: int, shares: tuple[int, ...]) -> Table:
    proposed(t, *invited, shares=shares)
    for _ in invited:
        t.do("agree")
    return t


def enter(t: Table) -> Table:
    """Let whoever's turn it is go into the city and block and strike all."""
    seat = t.question.seat
    t.s.effort(seat).move = 5
    return t.do("move", "c5:c")


@rule("MK-COOP-01", "MK-TEAM-05")
def test_rivals_assault_together_only_where_the_table_wants_it():
    assert ready(land()).offers("propose", "c5:c")
    assert ready(land(joint_assaults="no")).refused("propose")
    assert ready(land(*THREE[:2], scenario="full_cooperation", joint_assaults="no")).offers("propose")
    four = land(*THREE, "arythea", teams="yes", joint_assaults="no")
    assert invitable(four.s, 0, 0) == [2]


@rule("MK-COOP-02", "MK-COOP-03")
def test_it_is_too_late_after_the_announcement_or_an_action():
    assert ready(land().announced(1)).refused("propose")
    t = land()
    t.s.countdown = 2
    assert ready(t).refused("propose")
    t = ready(land())
    t.s.turn.done = True
    assert t.refused("propose")


@rule("MK-COOP-04")
def test_who_proposes_stands_next_to_the_city():
    assert ready(land().stand("3:c")).refused("propose")


def tunnelling() -> Table:
    """Far from the city, with Underground Attack played."""
    t = land(garrison=("swordsmen", "crossbowmen", "golems")).stand("1:c").hand("underground_travel", "rage").night()
    t.source()
    t.begin().tokens("green", "black").skip_to("March").powered("underground_travel")
    assert t.asked == "TravelTo"
    assert gates(t.s, 0, 0) == []
    return t


def invited_from_below(t: Table) -> Table:
    return split(t.do("propose", "c5:c").do("invite", 1).do("done"), 1)


@rule("MK-COOP-04", "MK-COOP-16", "MK-COOP-22")
def test_underground_attack_reaches_the_city_from_afar():
    t = invited_from_below(tunnelling()).do("agree")
    assert (t.asked, t.targets("travel")) == ("EnterCity", ["c5:c"])
    t.do("travel", "c5:c")
    assert t.s.walls(0, t.foe(t.foes()[0])) == 0
    while t.s.combat is not None:
        t.passively()
    enter(t)
    while t.s.combat is not None:
        t.passively()
    assert [t.where(seat) for seat in (0, 1)] == ["1:c", "c5:ne"]


@rule("MK-COOP-04")
def test_only_whoever_proposes_comes_from_below():
    t = tunnelling().meddle()
    t.hand("underground_travel", "march", seat=1)
    invited_from_below(t).do("agree").do("stay")
    t.s.effort(1).tokens = [9] * 6
    assert (t.asked, t.question.seat) == ("EnterCity", 1)
    assert t.refused("strong", "underground_travel")
    assert t.refused("basic", "underground_travel")
    assert t.refused("travel")


@rule("MK-COOP-04", "MK-COOP-08", "MK-COOP-09")
def test_an_attack_from_below_that_nobody_joins_can_be_made_alone_or_left():
    t = invited_from_below(tunnelling()).do("refuse")
    assert t.asked == "TravelAlone"
    assert t.offers("propose", "c5:c")
    alone = t.copy().do("travel", "c5:c")
    assert len(alone.foes()) == 3
    assert t.do("skip").asked == "March"
    assert not t.s.turn.below


@rule("MK-COOP-05", "MK-COOP-06")
def test_who_is_invited_stands_there_too_with_a_turn_to_give():
    t = land()
    t.player(2).ahead = True
    assert invitable(t.s, 0, 0) == [1]
    assert invitable(land().stand("3:c", seat=1).s, 0, 0) == [2]
    assert invitable(land().hand("wound", seat=1).s, 0, 0) == [2]
    t = ready(land()).do("propose", "c5:c")
    assert t.targets("invite") == [1, 2]
    assert t.refused("done")
    assert t.do("invite", 2).offers("done")


@rule("MK-COOP-07")
def test_everybody_faces_one_defender_at_least():
    t = ready(land()).do("propose", "c5:c").do("invite", 1).do("done")
    assert (t.targets("more"), t.targets("less")) == ([1], [0])
    assert (t.do("less", 0).targets("more"), t.targets("less")) == ([0], [1])
    t = ready(land(garrison=GARRISON[:2])).do("propose", "c5:c").do("invite", 1)
    assert t.refused("invite")
    assert t.do("done").verbs == {"share"}


@rule("MK-COOP-07")
def test_shares_begin_even_and_every_split_of_the_garrison_can_be_proposed():
    t = ready(land(garrison=(*GARRISON, *GARRISON))).do("propose", "c5:c").do("invite", 1).do("invite", 2).do("done")
    found, todo = set(), [t]
    while todo:
        one = todo.pop()
        ask = one.question.ask
        assert isinstance(ask, Share)
        if (shares := tuple(ask.split(one.s))) not in found:
            found.add(shares)
            todo += [one.copy().do(option.verb, option.index) for option in one.options if option.kind == "seat"]
    assert found == {(a, b, 6 - a - b) for a in range(1, 5) for b in range(1, 6 - a)}
    assert t.do("share").question.seat == 1
    proposal = t.question.ask
    assert isinstance(proposal, Agree)
    assert proposal.shares == [2, 2, 2]


@rule("MK-COOP-08", "MK-COOP-09")
def test_one_refusal_and_nothing_happens():
    t = proposed(land(), 1, 2, shares=(1, 1)).do("agree")
    assert t.question.seat == 2
    t.do("refuse")
    assert (t.asked, t.question.seat) == ("March", 0)
    assert not t.s.turn.done
    assert [player.ahead for player in t.s.players] == [False] * 3
    assert t.offers("propose", "c5:c")


@rule("MK-COOP-07")
def test_the_invited_see_their_share():
    t = proposed(land(), 1, shares=(1,))
    ask = t.question.ask
    assert GAME.words["en"].situation(t.match.talk(1), ask).startswith("Your share: 2 of 3 defenders")
    assert GAME.words["fr"].situation(t.match.talk(1), ask).startswith("Votre part")


@rule("MK-COOP-10")
def test_who_agrees_gives_up_the_next_turn():
    t = launched(land(), 1, shares=(1,))
    assert [player.ahead for player in t.s.players] == [False, True, False]
    while t.s.turn.seat == 0 and t.match.question() is not None:
        t.passively()
    assert t.s.turn.seat == 2
    assert not t.player(1).ahead


@rule("MK-COOP-11")
def test_defenders_are_dealt_at_random():
    seen = set()
    for seed in range(8):
        t = land()
        t.s.dice = type(t.s.dice)(seed * 7919)
        launched(t, 1, shares=(2,))
        assert [len(player.lot) for player in t.s.players] == [2, 1, 0]
        seen.add(t.s.box.enemy(t.player(1).lot[0]).id)
    assert len(seen) > 1


@rule("MK-COOP-12")
def test_they_fight_in_the_order_of_the_round_from_the_first():
    t = land()
    t.s.order = [2, 0, 1]
    assert in_order(t.s, 0, [1, 2]) == [0, 1, 2]


@rule("MK-COOP-12", "MK-COOP-13", "MK-COOP-16", "MK-COOP-20")
def test_each_finishes_a_fight_before_the_next_begins():
    t = launched(land(), 1, shares=(1,))
    assert (t.asked, t.question.seat) == ("EnterCity", 0)
    assert t.refused("explore")
    enter(t)
    assert len(t.foes()) == 1
    while t.s.combat is not None:
        assert t.question.seat == 0
        t.passively()
    assert (t.asked, t.question.seat) == ("EnterCity", 1)
    enter(t)
    assert len(t.foes()) == 2


@rule("MK-COOP-14", "MK-COOP-15")
def test_each_has_a_die_that_comes_back_at_the_end():
    t = land()
    t.s.source = [0, 0, 1, 2, 3][: len(t.s.source)]
    launched(t, 1, shares=(1,))
    assert [t.s.effort(seat).dice for seat in (0, 1)] == [1, 1]
    t.s.effort(0).marks |= 1
    assert t.s.taken_dice() & 1


@rule("MK-COOP-15")
def test_who_joins_may_first_do_what_is_possible_before_a_turn():
    t = land().night(2).source().tactic("midnight_meditation", seat=1)
    proposed(t, 1, shares=(1,)).do("agree").do("stay")
    assert (t.asked, t.question.seat) == ("Meanwhile", 1)
    assert t.do("meditate").do("give", "rage").do("done").asked == "EnterCity"


@rule("MK-COOP-17", "MK-COOP-18")
def test_rampaging_enemies_join_only_the_fight_of_who_meets_them():
    t = land().enemy("c5:e", "diggers")
    launched(t, 1, shares=(1,))
    t.s.effort(0).move = 5
    t.do("move", "c5:c")
    # From the south-east the orc beside both spaces is provoked.
    while t.asked == "Join":
        t.do("fight")
    assert "diggers" in t.foes()
    assert len(t.foes()) == 2


@rule("MK-COOP-19", "MK-COOP-21", "MK-COOP-23", "MK-COOP-24")
def test_the_city_falls_when_all_its_defenders_are_gone():
    t = launched(land(), 1, shares=(1,))
    for _ in range(2):
        enter(t)
        smite(t, *t.foes())
        while t.s.combat is not None:
            t.passively()
    city = t.city("c5:c")
    assert (city.tokens, sorted(city.shields), city.leader) == ([], [0, 1, 1], 1)
    assert [t.player(seat).reputation for seat in (0, 1)] == [-1, -1]
    assert [t.where(seat) for seat in (0, 1)] == ["c5:c", "c5:c"]
    # Whoever began it finishes first, then the others.
    assert (t.asked, t.question.seat) == ("Quiet", 0)
    t.skip_to("DiscardSome")
    assert t.question.seat == 0
    while t.asked != "Quiet":
        t.passively()
    assert t.question.seat == 1


@rule("MK-COOP-22")
def test_all_go_back_if_the_city_holds():
    t = launched(land(), 1, shares=(1,))
    enter(t)
    while t.s.combat is not None:
        t.passively()
    enter(t)
    while t.s.combat is not None:
        t.passively()
    assert [t.where(seat) for seat in (0, 1)] == ["c5:se", "c5:ne"]
    assert len(t.city("c5:c").tokens) == 3


@rule("MK-COOP-16")
def test_who_stays_behind_loses_the_turn_only():
    t = launched(land(), 1, shares=(1,))
    enter(t)
    while t.s.combat is not None:
        t.passively()
    t.do("stay")
    assert t.player(1).reputation == 0
    assert t.player(1).ahead


@rule("MK-VAR-31")
def test_a_megapolis_is_assaulted_from_both_sides():
    t = land(megapolis="two", cities="2")
    city = t.s.cities[0]
    assert city.right == t.at("c5:e")
    assert invitable(t.s, 0, 0) == [1, 2]
    launched(t, 1, shares=(1,))
    assert len(t.player(0).lot) + len(t.player(1).lot) == len(city.tokens)
