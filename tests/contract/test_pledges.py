"""A game whose chance was pledged: it replays from its record, and no view, guess or snapshot of a view has its key."""

import msgspec
import pytest

from ludotheque import bots, codec, games, record
from ludotheque.chance import Pledge, commitment_to, pledge
from ludotheque.errors import BadRecord
from ludotheque.kernel import SPECTATOR, Dice, KeyedDice
from ludotheque.match import Match, new, replay
from ludotheque.verify import check

SECRET = "5e" * 32
PLEDGE = Pledge(commitment_to(SECRET), SECRET, ("ab", ""), "a-table")


def played(name: str, answers: int) -> Match:
    game = games.load(name)
    match = Match(game, game.setup(game.usual_seats()), PLEDGE)
    bot = bots.make("random", game, 7)
    while len(match.moves) < answers and (question := match.question()):
        match.answer(bot.choose(match.view(question.seat), question.seat), question.seat)
    return match


@pytest.fixture(params=games.names())
def match(request: pytest.FixtureRequest) -> Match:
    return played(request.param, 40)


def test_no_view_and_no_guess_has_the_key(match: Match):
    key, rules = PLEDGE.key(), match.game.rules
    assert key in codec.dump(match.game, match.state)
    for seat in (SPECTATOR, *range(match.setup.players)):
        view = match.view(seat)
        guess = rules.guess(view, max(seat, 0), Dice(3))
        for state in (view, guess, *match.trail(seat)):
            assert type(state.dice) is Dice
            assert key not in codec.dump(match.game, state)
            assert SECRET not in repr(codec.dump(match.game, state))


def test_a_snapshot_goes_on_with_the_same_chance(match: Match):
    again = codec.load(match.game, match.setup, codec.dump(match.game, match.state))
    assert isinstance(again.dice, KeyedDice)
    assert codec.dump(match.game, again) == codec.dump(match.game, match.state)
    assert [again.dice.below(1000) for _ in range(200)] == [match.state.dice.below(1000) for _ in range(200)]


def test_it_replays_from_its_file_and_from_a_fork(match: Match):
    match.fork(pledge("another"))
    if question := match.question():
        match.answer(question.options[0], question.seat)
    again = record.decode(record.encode(match.record()))
    assert replay(again).record() == match.record()
    assert all(line.is_good for line in check(again))


def test_what_is_printed_gives_nothing_away():
    assert SECRET not in f"{PLEDGE} {PLEDGE!r} {[PLEDGE]} {new('smallworld', seed=PLEDGE).record().seed}"


def test_the_key_depends_on_secret_additions_and_table():
    others = [
        msgspec.structs.replace(PLEDGE, secret="5f" * 32),
        PLEDGE.with_added(["", "ab"]),
        PLEDGE.with_added(["abab", ""]),
        msgspec.structs.replace(PLEDGE, table="b-table"),
    ]
    assert len({seed.key() for seed in (PLEDGE, *others)}) == 5


def test_without_a_seed_a_game_is_that_of_a_table():
    assert isinstance(new("smallworld").seed, Pledge)
    assert isinstance(new("smallworld", seed=7).state.dice, Dice)
    assert not isinstance(new("smallworld", seed=7).state.dice, KeyedDice)


@pytest.mark.parametrize(
    "change",
    [{"secret": "5e"}, {"secret": "xy" * 32}, {"added": ["abc"]}, {"added": ["ab"] * 30}, {"table": "a table"}],
)
def test_a_pledge_that_is_none_is_refused(change: dict[str, object]):
    told = msgspec.json.decode(record.encode(new("smallworld", seed=PLEDGE).record()))
    told["seed"].update(change)
    with pytest.raises(BadRecord):
        record.decode(msgspec.json.encode(told))


def changed(**values: object) -> record.Record:
    told = played("smallworld", 30).record()
    return msgspec.structs.replace(told, **values)


def test_another_secret_than_was_pledged_is_found_out():
    lines = check(changed(seed=msgspec.structs.replace(PLEDGE, secret="5f" * 32)))
    assert [line.is_good for line in lines if "SHA-256" in line.en] == [False]
    assert not lines[-1].is_good


def test_another_addition_and_another_result_are_found_out():
    assert not check(changed(seed=PLEDGE.with_added(["ac", ""])))[-1].is_good
    assert not check(changed(chance=[1, 2, 3]))[-1].is_good


def test_the_fingerprint_that_somebody_noted_is_compared():
    told = changed()
    assert all(line.is_good for line in check(told, PLEDGE.commitment.upper()))
    assert not all(line.is_good for line in check(told, "0" * 64))
