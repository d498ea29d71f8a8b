"""Count the refusals of random games: how many are proved by removing their cause, how many hide it; or read some.

python tools/reasons.py smallworld --games 200          # the table
python tools/reasons.py smallworld --read 60 --lang fr  # refusals to read, with their clauses
"""

import random

import click

from ludotheque import games, proof, rulebook
from ludotheque.errors import BadSetup
from ludotheque.game import Game
from ludotheque.kernel import waiting


def tables(game: Game, count: int, first: int) -> dict[int, tuple[int, dict[str, str]]]:
    """Return tables of all sizes, every other one with options drawn by lot."""
    found: dict[int, tuple[int, dict[str, str]]] = {}
    for seed in range(first, first + count):
        chance = random.Random(seed)
        players, options = game.seats[seed % len(game.seats)], dict[str, str]()
        for option in game.rules.table if seed % 2 else ():
            more = {**options, option.name: chance.choice(option.values)}
            try:
                game.setup(players, more)
            except BadSetup:
                continue
            options = more
        found[seed] = (players, options)
    return found


@click.command()
@click.argument("name")
@click.option("--games", "count", default=200)
@click.option("--seed", default=1)
@click.option("--each", default=6, help="wishes in a position")
@click.option("--every", default=12, help="positions between two that are looked at, about")
@click.option("--read", default=0, help="print so many refusals instead")
@click.option("--lang", default="en")
@click.option("--faults", default=5)
def main(name: str, count: int, seed: int, each: int, every: int, read: int, lang: str, faults: int) -> None:
    """Print the table of one game, or refusals to read."""
    game = games.load(name)
    setups = tables(game, count, seed)
    if read:
        met = [case for one, table in setups.items() for case in proof.cases(game, *table, one, 1, every)]
        for case in random.Random(seed).sample(met, min(read, len(met))):
            show(game, case, lang)
        return
    found = proof.account(game, setups, each, every)
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
    for what, case in found.faults[:: max(1, len(found.faults) // faults)][:faults] if faults else ():
        click.echo(f"--- {what}")
        show(game, case, lang)


def show(game: Game, case: proof.Case, lang: str) -> None:
    """Print a refusal with the question that is open and the clause it rests on."""
    talk = case.talk(game)
    asks = waiting(talk.view)
    asked = next((ask for ask in asks if ask.seat == case.seat), None)
    asked_for = f"{type(asked).__name__}" if asked else f"not asked ({[(a.seat, type(a).__name__) for a in asks]})"
    things = {thing.element: thing.name for thing in game.show.text_board(talk, lang).things()}
    element = case.wished.element()
    click.echo(
        f"[{asked_for}] seat {case.seat}: {case.wished.verb or 'click'} {element} = {things.get(element, '')}"
        f" arg {case.wished.arg}"
    )
    for refusal in case.given:
        clause = rulebook.clause(refusal.clause).text(lang)
        click.echo(
            f"    {refusal.reason}: {game.words[lang].refusal(talk, refusal)}  ({refusal.clause}: {clause[:150]})"
        )


if __name__ == "__main__":
    main()
