"""A whole review: the same each time, from one seat's eyes, and its parts add up."""

import re
from dataclasses import replace

import msgspec
import pytest

from ludotheque import match as matches
from ludotheque.bots.bot import question
from ludotheque.game import Outcome
from ludotheque.kernel import BUTTON, Option, State, answer, waiting
from ludotheque.match import Match
from ludotheque.review import CHOICE, NoReview, Pains, review
from ludotheque.review.flights import flight
from ludotheque.review.lines import Lines
from ludotheque.review.report import LUCK, MERIT, RIVAL, Turning, decode, encode
from ludotheque.review.reviewing import assembled, survey_of
from ludotheque.review.survey import Survey
from ludotheque.review.told import Story
from ludotheque.review.turnings import chosen, lasting, of_turns
from tests.review.games import TABLES, finished

TINY = Pains(guesses=1, redraws=2, choices=2, iterations=8, lines=2)


def taken(match: Match, after: int) -> tuple[str, str, int, int]:
    option = match.moves[after].option
    return option.verb, option.kind, option.index, option.arg


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_review_adds_up_and_is_told(language: str):
    match = finished("smallworld", 2)
    found = review(match, 0, TINY)
    end = found.points[-1].chances[0]
    assert end == float(0 in found.winners)
    assert found.began + found.luck + found.play == pytest.approx(end)
    assert found.points[-1].after == len(match.moves)
    assert all(sum(point.chances) == pytest.approx(1.0) for point in found.points)
    story = Story(match, match.positions(), found, language)
    assert len(story.summary()) >= 3
    assert [one.turning for one in story.turnings()] == found.turnings
    assert all(one.title and one.figure and one.text for one in story.turnings())
    # What was played is told beside what else there was: two figures with an arrow would lie along the curve.
    instead = {"fr": " au lieu de ", "en": " instead of "}[language]
    assert all((instead in one.figure) == (one.turning.kind != LUCK) for one in story.turnings())
    assert {one.turning.kind for one in story.turnings()} - {LUCK}


@pytest.mark.parametrize(("began", "luck", "end"), [(0.364, -0.714, 1.0), (0.335, 0.215, 0.0), (0.5, 0.004, 0.0)])
def test_the_figures_that_are_told_add_up(began: float, luck: float, end: float):
    match = finished("smallworld", 2)
    found = review(match, 0, TINY)
    last = msgspec.structs.replace(found.points[-1], chances=[end, 1.0 - end])
    changed = msgspec.structs.replace(
        found, points=[*found.points[:-1], last], began=began, luck=luck, play=end - began - luck
    )
    lines = Story(match, match.positions(), changed, "en").summary()
    start, to, by_luck, by_play = (int(figure.replace("−", "-")) for figure in re.findall(r"[+−]?\d+", lines[1]))
    assert start + by_luck + by_play == to
    assert any(line.startswith("Luck gives and takes") for line in lines) == (abs(luck) > 0.4)


def test_the_same_game_is_reviewed_the_same():
    match = finished("smallworld", 2)
    assert encode(review(match, 1, TINY)) == encode(review(match, 1, TINY))


def test_a_review_is_also_json():
    found = review(finished("smallworld", 2), 0, TINY)
    assert decode(encode(found)) == found
    assert msgspec.json.decode(encode(found))["seat"] == 0


def test_whoever_plays_alone_is_told_of_scores():
    match = finished("mageknight", 1)
    survey = survey_of(match, 0, TINY)
    assert survey.model.alone
    last = survey.step(len(match.moves) - 1)
    outcome = match.outcome()
    assert outcome is not None
    assert last.chances == [outcome.scores[0]]


def test_what_turned_a_game_that_came_to_nothing_is_measured_by_what_could_be_expected(monkeypatch: pytest.MonkeyPatch):
    match = finished("mageknight", 1)
    survey = survey_of(match, 0, TINY)
    step = survey.step(next(number for number, move in enumerate(match.moves) if move.chance))
    little = msgspec.structs.replace(step, chances=[51.0], luck=[3.0])
    monkeypatch.setattr(match, "outcome", lambda: Outcome((0,), ()))
    assert assembled(survey, [50.0], [little], []).turnings == []
    much = msgspec.structs.replace(little, luck=[9.0])
    assert [one.kind for one in assembled(survey, [50.0], [much], []).turnings] == [LUCK]


def test_luck_is_only_where_chance_was():
    match = finished("smallworld", 2)
    survey = survey_of(match, 0, replace(TINY, redraws=8))
    quiet = next(number for number, move in enumerate(match.moves) if not move.chance)
    assert survey.step(quiet).luck == [0.0, 0.0]
    rolled = [survey.step(number) for number, move in enumerate(match.moves) if move.chance][:6]
    assert any(step.luck[0] for step in rolled)
    assert all(step.luck[0] == pytest.approx(-step.luck[1]) for step in rolled)


def test_every_other_chance_is_another(monkeypatch: pytest.MonkeyPatch):
    match = finished("smallworld", 2)
    survey = survey_of(match, 0, TINY)
    number = next(number for number, move in enumerate(match.moves) if move.option.verb == "attempt" and not move.seat)
    before, option = survey.states[number], match.moves[number].option
    redrawn = [survey._after(before, 0, option, n) for n in range(12)]
    assert len({str(s.chance) for s in redrawn}) > 2
    lines = Lines(match.game, survey.model, survey.eyes.view(before), 0, [option], 5)
    rolled: list[int] = []
    monkeypatch.setattr(lines, "played", lambda s, *_: rolled.append(s.dice.copy().below(6)) or s)
    for _ in range(12):
        lines.round()
    assert len(set(rolled)) > 2


def test_no_margin_is_claimed_that_nobody_measured():
    match = finished("mageknight", 1)
    found = msgspec.structs.replace(review(match, 0, TINY), fitted=0, width=0.0)
    told = Story(match, match.positions(), found, "en").summary()[0]
    assert "could expect about" in told
    assert "give or take" not in told
    measured = msgspec.structs.replace(found, fitted=40, width=12.0)
    assert "give or take 12" in Story(match, match.positions(), measured, "en").summary()[0]


def test_the_last_answer_of_a_game_has_no_merit_in_what_the_count_says():
    match = finished("immortals", 3)
    found = review(match, 0, Pains(guesses=1, redraws=1, choices=0, iterations=1, lines=1))
    last = len(match.moves) - 1
    answers = [
        Turning(after, 1, RIVAL, match.moves[after].seat, taken(match, after), 0.4, later=1.0)
        for after in (last - 1, last)
    ]
    story = Story(match, match.positions(), msgspec.structs.replace(found, turnings=answers), "en")
    before, after = story.turnings()
    assert "play of" in before.text[0]
    assert after.text == ("The game ended here: it was the final count that decided.",)
    assert after.title.startswith("Round ")


def test_a_rival_is_credited_with_a_choice_only_where_another_would_have_led_elsewhere():
    match = finished("immortals", 3)
    survey = survey_of(match, 0, TINY)
    forced = next(n for n, move in enumerate(match.moves) if move.seat and is_forced(survey.states[n], move.seat))
    assert survey.effect(forced) == 0.0
    # What the others plan is laid face down: nobody can tell what it changes.
    hidden = next(n for n, move in enumerate(match.moves) if move.seat and len(waiting(survey.states[n])) > 1)
    assert survey.effect(hidden) == pytest.approx(0.0, abs=0.02)
    rivals = [one for one in of_turns(survey, survey.steps(300, 420), survey.first()) if one.seat]
    assert rivals
    assert all(not is_forced(survey.states[one.after], one.seat) for one in rivals)


def is_asked(s: State, seat: int, option: Option | None = None) -> bool:
    asks = [ask for ask in waiting(s) if ask.seat == seat]
    return bool(asks) and (option is None or option in asks[0].options(s))


def passed(match: Match, survey: Survey) -> int:
    """The first time somebody passed who was asked no more then, and could have done something else before."""
    for number, move in enumerate(match.moves):
        if move.option.kind != BUTTON or is_asked(survey.states[number + 1], move.seat):
            continue
        found = []
        for other in question(survey.states[number], move.seat).options(survey.states[number]):
            after = survey.states[number].copy()
            answer(after, question(after, move.seat), other)
            found += [is_asked(after, move.seat, move.option)] if other != move.option else []
        if any(found):
            return number
    raise AssertionError("nobody passed")


def test_passing_is_told_against_what_could_have_been_done_before_passing(monkeypatch: pytest.MonkeyPatch):
    match = finished("ebbland", 2)
    survey = survey_of(match, 0, TINY)
    number = passed(match, survey)
    move = match.moves[number]
    monkeypatch.setattr(survey.eyes, "chances", lambda s: [float(is_asked(s, move.seat, move.option))] * 2)
    assert survey.effect(number) == 0.0


def test_what_nothing_tells_of_is_told_as_the_answer_it_was():
    match = finished("smallworld", 2)
    states = match.positions()
    number, move = next((n, move) for n, move in enumerate(match.moves) if move.seat == 1)
    event = next(event for event in match.moves[number - 1].events if event.seat == 0 and event.is_seen_by(0))
    match.moves[number] = replace(move, events=[event])
    taken = (move.option.verb, move.option.kind, move.option.index, move.option.arg)
    one = Turning(number, 1, RIVAL, move.seat, taken, 0.5, later=0.6)
    story = Story(match, states, review(match, 0, TINY), "en")
    assert story.happened(one).startswith(f"P{move.seat} plays “")


def test_what_one_did_well_is_told_and_never_as_more_than_its_turn_changed():
    match = finished("smallworld", 2, "greedy")
    survey = survey_of(match, 0, TINY)
    steps, first = survey.steps(0, len(match.moves)), survey.first()
    found = of_turns(survey, steps, first)
    assert {one.kind for one in found} == {MERIT, RIVAL}
    assert all((one.kind == MERIT) == (one.seat == 0) for one in found)
    assert all(one.swing > 0 for one in found if one.kind == MERIT)
    assert all(0 < one.before < 1 and 0 < one.later < 1 for one in found)


def test_turning_points_are_what_changed_most_whatever_it_was():
    match = finished("smallworld", 2)
    survey = survey_of(match, 0, TINY)
    kinds = {
        2: (LUCK, 0.30),
        10: (LUCK, 0.12),
        20: (MERIT, 0.25),
        30: (RIVAL, 0.20),
        40: (RIVAL, 0.16),
        50: (LUCK, 0.05),
    }
    others = [
        Turning(after, after, kind, 0, taken(match, after), 0.4, later=0.4 + swing)
        for after, (kind, swing) in kinds.items()
    ]
    assert [one.after for one in chosen(survey, [], others, 1.0)] == [2, 10, 20, 30, 40]
    assert [one.after for one in chosen(survey, [], others[1::4], 1.0)] == [10]


@pytest.mark.parametrize("seed", [28, 35])
def test_the_routine_roll_at_the_end_of_a_turn_turns_nothing(seed: int):
    match = finished("ebbland", 2, "greedy", seed)
    survey = survey_of(match, 0, Pains())
    ends = [n for n, move in enumerate(match.moves) if move.option.verb in ("keep", "roll")]
    assert len(ends) > 10
    for number in ends:
        step, before = survey.step(number), survey.eyes.chances(survey.states[number])
        assert abs(step.chances[0] - step.luck[0] - before[0]) < 0.09, number


def test_a_throw_counts_as_a_whole_with_the_answer_that_led_to_it():
    match = finished("ebbland", 2, "greedy", 28)
    survey = survey_of(match, 0, TINY)
    flights = {flight(match.game, survey.states, number) for number in range(len(match.moves))}
    first, later = max(flights, key=lambda pair: pair[1] - pair[0])
    assert later - first > 2
    steps = survey.steps(first, later)
    assert all(step.chances == survey.eyes.chances(survey.states[later]) for step in steps)
    assert steps[0].luck[0]
    assert all(step.luck == [0.0, 0.0] for step in steps[1:])
    assert not any(match.game.ledger.is_thrown(survey.states[place]) for place in (first, later))


def test_what_is_undone_before_the_round_is_over_is_no_turning_point():
    match = finished("smallworld", 2)
    survey = survey_of(match, 0, TINY)
    step = survey.step(10)
    end = step.chances[0]
    up, down = (
        Turning(5, step.round, LUCK, 0, taken(match, 5), end + way * 0.1, later=end + way * 0.3) for way in (-1, 1)
    )
    kept = Turning(6, step.round, RIVAL, 1, taken(match, 6), end - 0.1, later=end + 0.1)
    assert lasting(survey, [step], [up, down, kept]) == [kept]


def test_a_chance_that_is_not_yet_gone_is_not_called_nothing():
    match = finished("smallworld", 2)
    story = Story(match, match.positions(), review(match, 0, TINY), "en")
    assert [story.value(chance) for chance in (0.0, 0.002, 0.42, 0.998, 1.0)] == [
        "0%",
        "under 1%",
        "42%",
        "over 99%",
        "100%",
    ]


def is_forced(state: State, seat: int) -> bool:
    return len(question(state, seat).options(state)) == 1


def test_progress_is_told_from_nothing_to_all():
    told: list[tuple[int, int]] = []
    review(finished("smallworld", 2), 0, TINY, lambda done, of: told.append((done, of)))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_a_choice_is_thought_about_from_what_the_seat_saw():
    found = review(finished("smallworld", 2), 0, TINY)
    assert found.thought == 2
    assert all(one.seat == 0 and len(one.lines) == 2 for one in found.turnings if one.kind == CHOICE)


def test_a_game_that_goes_on_is_not_reviewed():
    with pytest.raises(NoReview, match="not over"):
        review(matches.new("smallworld", 2, seed=1), 0, TINY)


def test_a_seat_that_is_none_is_refused():
    with pytest.raises(NoReview, match="seat 3"):
        review(finished("smallworld", 2), 2, TINY)


@pytest.mark.parametrize("game", ["immortals", "ebbland"])
def test_any_part_of_any_game_can_be_surveyed(game: str):
    match = finished(game, TABLES[game])
    survey = survey_of(match, 0, TINY)
    steps = survey.steps(10, 14)
    assert [step.number for step in steps] == [10, 11, 12, 13]
    assert all(sum(step.chances) == pytest.approx(1.0) for step in steps)
