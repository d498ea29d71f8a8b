"""`ludotheque review`: where a saved game turned, what luck and choices did, and what a strong bot would have done."""

from pathlib import Path

import click
import msgspec
from rich.console import Console

from ludotheque.cli.language import Language, language_option, say
from ludotheque.cli.replay import eyes_of
from ludotheque.cli.terminal.sitting import reopen
from ludotheque.cli.terminal.voice import Voice
from ludotheque.cli.train import progress_bar
from ludotheque.match import Match
from ludotheque.record import HUMAN
from ludotheque.review import Pains, Review
from ludotheque.review import review as reviewed
from ludotheque.review.told import Story, Told

# The curve in the terminal: so many columns for a whole chance.
WIDTH = 40


@click.command(
    help=say(
        "Review the finished game that FILE holds: chances over its course, luck and choices, turning points.",
        "Analyse la partie finie que contient FILE : les chances au fil du jeu, hasard et choix, tournants.",
    )
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, metavar="N", help=say("With the eyes of this seat.", "Avec les yeux de cette place."))
@click.option(
    "--choices",
    type=click.IntRange(0, 200),
    default=Pains().choices,
    show_default=True,
    help=say("Choices to think about.", "Choix à examiner de près."),
)
@click.option(
    "--iterations",
    type=click.IntRange(1, 100_000),
    default=Pains().iterations,
    show_default=True,
    help=say("How hard the strong bot thinks.", "Combien le robot fort réfléchit."),
)
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def review(file: Path, seat: int | None, choices: int, iterations: int, as_json: bool, lang: Language) -> None:
    """Review a record."""
    match = reopen(file)
    eyes = usual_eyes(match) if seat is None else eyes_of(match, seat)
    with progress_bar() as progress:
        task = progress.add_task(say("thinking", "réflexion"), total=None)
        found = reviewed(
            match,
            eyes,
            Pains(choices=choices, iterations=iterations),
            lambda done, of: progress.update(task, completed=done, total=of),
        )
    story = Story(match, match.positions(), found, lang)
    if as_json:
        click.echo(msgspec.json.encode(as_dict(story)))
        return
    _print(Voice(match, lang), story)


def usual_eyes(match: Match) -> int:
    """Return whose game it was: the first person's, or the winner's among bots."""
    people = [seat for seat, kind in enumerate(match.kinds) if kind == HUMAN]
    outcome = match.outcome()
    return next(iter([*people, *(outcome.winners if outcome else ())]), 0)


def as_dict(story: Story) -> dict[str, object]:
    """Return a review as values, with its sentences."""
    found: dict[str, object] = msgspec.to_builtins(story.review)
    found["summary"] = story.summary()
    found["told"] = [
        {"title": one.title, "figure": one.figure, "text": one.text, "played": one.played, "better": one.better}
        for one in story.turnings()
    ]
    return found


def _print(voice: Voice, story: Story) -> None:
    click.echo(voice.result())
    click.echo()
    for line in story.summary():
        click.echo(line)
    click.echo()
    for line in curve(story.review, story):
        click.echo(line)
    told = story.turnings()
    if told:
        click.echo(f"\n{story.say('turnings')}")
    for one in told:
        for line in _lines(one):
            click.echo(line)


def _lines(one: Told) -> list[str]:
    how = f"ludotheque replay FILE --at {one.turning.after}"
    return [f"{one.number}. {one.title} ({one.figure})", *(f"   {line}" for line in one.text), f"   {how}"]


def curve(review: Review, story: Story) -> list[str]:
    """Return the curve of the seat that looks: a line for the start, then one for the end of each round."""
    ends = {point.round: point.chances[review.seat] for point in review.points[1:]}
    rows = [(story.say("start"), review.points[0].chances[review.seat]), *((str(n), end) for n, end in ends.items())]
    top = max([1e-9, *(abs(chance) for _, chance in rows)]) if review.is_score else 1.0
    width = min(WIDTH, Console().width - 20)
    return [
        f"{label:>6} {'█' * max(0, int(width * chance / top)):<{width}} {story.value(chance)}" for label, chance in rows
    ]
