"""Count the refusals of random games: how many are proved by removing their cause, how many hide it; or read some.

python tools/reasons.py smallworld --games 200                   # the table
python tools/reasons.py smallworld --games 200 --out kept.jsonl  # goes on where it was cut off
python tools/reasons.py smallworld --read 60 --lang fr           # refusals to read, with their clauses
"""

import json
import random
import textwrap
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import click

from ludotheque import bots, games, proof, rulebook
from ludotheque.errors import BadSetup
from ludotheque.game import Game
from ludotheque.kernel import waiting

# A number of players with table options.
Table = tuple[int, Mapping[str, str]]
# The columns of an account, as they are kept in a file.
COLUMNS = ("met", "named", "proved", "foretold", "opened", "generic")


def is_allowed(game: Game, players: int, options: Mapping[str, str]) -> bool:
    """Tell whether there can be such a table."""
    try:
        game.setup(players, options)
    except BadSetup:
        return False
    return True


def bases(game: Game) -> Iterator[Table]:
    """Give all sizes with all values of the first option, each with the one other option that it may need (teams)."""
    main, *others = game.rules.table
    needed = [{}, *({option.name: value} for option in others for value in option.values)]
    for value, players in product(main.values, game.seats):
        wanted = ({main.name: value, **more} for more in needed)
        allowed = next((options for options in wanted if is_allowed(game, players, options)), None)
        if allowed is not None:
            yield players, allowed


def tables(game: Game, count: int, first: int) -> Iterator[tuple[int, Table]]:
    """Give tables of all sizes with all values of the first option, every other round with all options by lot."""
    sorts = list(bases(game))
    for seed in range(first, first + count):
        chance = random.Random(seed)
        players, options = sorts[seed % len(sorts)]
        for option in game.rules.table[1:] if seed // len(sorts) % 2 else ():
            more = {**options, option.name: chance.choice(option.values)}
            options = more if is_allowed(game, players, more) else options
        yield seed, (players, options)


def kept(out: Path | None) -> dict[int, proof.Account]:
    """Return what a file has kept of earlier games, by seed."""
    found: dict[int, proof.Account] = {}
    for line in out.read_text(encoding="utf-8").splitlines() if out and out.exists() else ():
        row = json.loads(line)
        found[row["seed"]] = proof.Account(**{column: Counter(row[column]) for column in COLUMNS})
    return found


def keep(out: Path | None, seed: int, table: Table, found: proof.Account) -> None:
    """Add what one game refused to a file."""
    if out is not None:
        columns = dict(zip(COLUMNS, found.columns(), strict=True))
        row = {"seed": seed, "players": table[0], "options": dict(table[1]), **columns}
        with out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")


@click.command()
@click.argument("name")
@click.option("--games", "count", default=200)
@click.option("--seed", default=1)
@click.option("--each", default=3, help="wishes in a position")
@click.option("--every", default=30, help="positions between two that are looked at, about")
@click.option("--out", type=click.Path(path_type=Path), help="file that keeps each game, so that none is played twice")
@click.option("--read", default=0, help="print so many refusals instead")
@click.option("--bot", default="", help="who plays, where refusals are read; at random if nobody")
@click.option("--lang", multiple=True, default=("en",))
@click.option("--faults", default=5)
def main(
    name: str,
    count: int,
    seed: int,
    each: int,
    every: int,
    out: Path | None,
    read: int,
    bot: str,
    lang: tuple[str, ...],
    faults: int,
) -> None:
    """Print the table of one game, or refusals to read."""
    game = games.load(name)
    setups = dict(tables(game, count, seed))
    if read:
        player = bots.make(bot, game, seed).choose if bot else None
        met = [case for one, table in setups.items() for case in proof.cases(game, *table, one, 1, every, player)]
        for case in random.Random(seed).sample(met, min(read, len(met))):
            show(game, case, lang)
        return
    total, done = proof.Account(), kept(out)
    for one, table in setups.items():
        found = done.get(one)
        if found is None:
            found = proof.account(game, {one: table}, each, every)
            keep(out, one, table, found)
        total.add(found)
    report(name, count, total)
    for what, case in total.faults[:: max(1, len(total.faults) // faults)][:faults] if faults else ():
        click.echo(f"--- {what}")
        show(game, case, lang)


def report(name: str, count: int, found: proof.Account) -> None:
    """Print the reasons with what came of them, and the sum."""
    click.echo(f"{'reason':24} {'met':>7} {'proved':>7} {'foretold':>8} {'opened':>7} {'generic':>7}")
    for reason, met in found.met.most_common():
        numbers = (found.proved[reason], found.foretold[reason], found.opened[reason], found.generic[reason])
        click.echo(f"{reason:24} {met:7} {''.join(f'{number:8}' for number in numbers)}")
    total = found.met.total()
    click.echo(
        f"{name}: {total} refusals in {count} games, {len(found.met)} reasons; {found.share():.1%} proved, "
        f"{found.foretold.total() / max(1, total):.1%} with all that was left named before, "
        f"{found.opened.total() / max(1, total):.1%} opened in the end, {found.generic.total()} generic"
    )


def show(game: Game, case: proof.Case, languages: tuple[str, ...]) -> None:
    """Print a refusal with the question that is open and the clause it rests on."""
    talk = case.talk(game)
    asks = waiting(talk.view)
    asked = next((ask for ask in asks if ask.seat == case.seat), None)
    asked_for = f"{type(asked).__name__}" if asked else f"not asked ({[(a.seat, type(a).__name__) for a in asks]})"
    things = {thing.element: thing.name for thing in game.show.text_board(talk, languages[0]).things()}
    element = case.wished.element()
    click.echo(
        f"[{asked_for}] seat {case.seat}: {case.wished.verb or 'click'} {element} = {things.get(element, '')}"
        f" arg {case.wished.arg}"
    )
    for refusal in case.given:
        clause = rulebook.clause(refusal.clause).text(languages[0])
        for language in languages:
            click.echo(f"    {refusal.reason}: {game.words[language].refusal(talk, refusal)}")
        click.echo(f"        {refusal.clause}: {textwrap.shorten(clause, 260)}")


if __name__ == "__main__":
    main()
