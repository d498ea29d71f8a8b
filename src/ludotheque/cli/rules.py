"""`ludotheque rules`: a game's rulebook, clause by clause, with the tests that show each."""

import json
from collections import Counter
from difflib import get_close_matches
from itertools import groupby
from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludotheque import rulebook
from ludotheque.cli.language import Language, language_option, say
from ludotheque.errors import UnknownClause
from ludotheque.rulebook import Clause

KINDS_FR = {"must": "règle", "setup": "mise en place", "example": "exemple", "optional": "option", "note": "note"}


@click.command(
    help=say(
        "Show the rules of GAME: all, one clause or chapter (CLAUSE), or those that contain a text.",
        "Montre les règles de GAME : toutes, un article ou chapitre (CLAUSE), ou celles qui contiennent un texte.",
    )
)
@click.argument("game")
@click.argument("clause", required=False)
@click.option(
    "--search", metavar="TEXT", help=say("Only clauses that contain this.", "Seulement ce qui contient ceci.")
)
@click.option("--json", "as_json", is_flag=True, help="JSON.")
@language_option
def rules(game: str, clause: str | None, search: str | None, as_json: bool, lang: Language) -> None:
    """Print the clauses asked for, and how many of the game's are accounted for."""
    every = rulebook.clauses(game)
    shown = [found for found in _named(every, clause, game) if search is None or found.holds(search)]
    if as_json:
        click.echo(json.dumps(_as_json(game, every, shown), ensure_ascii=False, indent=1))
        return
    console = Console(highlight=False)
    for section, members in groupby(shown, key=lambda found: found.section):
        console.print(Text(f"\n{rulebook.section_title(game, section, lang)}", style="bold underline"))
        for found in members:
            _print_clause(console, found, lang, in_detail=clause is not None)
    _print_account(console, every, lang)


def is_accounted(clause: Clause) -> bool:
    """Tell whether a clause that the game carries out is shown by a test or has nothing that must be shown."""
    return not clause.is_later and (not clause.needs_test or bool(rulebook.tests_of(clause.id)))


def _named(every: list[Clause], name: str | None, game: str) -> list[Clause]:
    if name is None:
        return every
    wanted = name.upper()
    found = [clause for clause in every if clause.id == wanted or clause.id.startswith(f"{wanted}-")]
    if not found:
        near = get_close_matches(wanted, [clause.id for clause in every], n=3) or [every[0].id]
        raise UnknownClause(
            f"no clause {name!r} in {game}; perhaps {', '.join(near)}",
            f"aucun article {name!r} dans {game} ; peut-être {', '.join(near)}",
        )
    return found


def _as_json(game: str, every: list[Clause], shown: list[Clause]) -> dict[str, Any]:
    kinds, tested = _count(every)
    return {
        "game": game,
        "clauses": [
            {
                "id": clause.id,
                "kind": clause.kind,
                "section": clause.section,
                "fr": clause.fr,
                "en": clause.en,
                "ruling": clause.ambiguous,
                "later": clause.is_later,
                "tests": rulebook.tests_of(clause.id),
            }
            for clause in shown
        ],
        "kinds": {kind: {"clauses": kinds[kind], "tested": tested[kind]} for kind in rulebook.KINDS if kinds[kind]},
        "accounted": sum(map(is_accounted, every)),
        "later": sum(clause.is_later for clause in every),
        "total": len(every),
    }


def _count(every: list[Clause]) -> tuple[Counter[str], Counter[str]]:
    kinds: Counter[str] = Counter(clause.kind for clause in every)
    tested: Counter[str] = Counter(clause.kind for clause in every if rulebook.tests_of(clause.id))
    return kinds, tested


def _print_clause(console: Console, clause: Clause, lang: Language, in_detail: bool) -> None:
    kind = say(clause.kind, KINDS_FR[clause.kind], lang)
    console.print(Text.assemble((clause.id, "bold cyan"), "  ", (kind, "dim")))
    lines = [Text(clause.text(lang))]
    if in_detail and clause.ambiguous:
        heading = say("Gap and ruling:", "Lacune et décision (en anglais) :", lang)
        lines.append(Text(f"{heading} {clause.ambiguous}", style="italic"))
    tests = rulebook.tests_of(clause.id)
    lines += [Text(f"✓ {test}", style="green", overflow="fold") for test in tests]
    if clause.is_later:
        lines.append(Text(say("… for a later part", "… pour une partie suivante", lang), style="yellow"))
    elif not tests and clause.needs_test:
        lines.append(Text(say("✗ no test yet", "✗ pas encore de test", lang), style="red"))
    for line in lines:
        console.print(Padding(line, (0, 0, 0, 4), expand=False))


def _print_account(console: Console, every: list[Clause], lang: Language) -> None:
    kinds, tested = _count(every)
    table = Table(
        say("kind", "genre", lang),
        say("clauses", "articles", lang),
        say("shown by a test", "montrés par un test", lang),
    )
    for kind in rulebook.KINDS:
        if kinds[kind]:
            table.add_row(say(kind, KINDS_FR[kind], lang), str(kinds[kind]), str(tested[kind]))
    console.print()
    console.print(table)
    later = sum(clause.is_later for clause in every)
    if later:
        line = say(f"{later} clauses are for a later part", f"{later} articles sont pour une partie suivante", lang)
        console.print(Text(line, style="yellow"))
    done, total = sum(map(is_accounted, every)), len(every) - later
    if not total:
        return
    line = say(f"{done} of {total} clauses accounted for", f"{done} articles sur {total} pris en compte", lang)
    console.print(Text(line, style="bold green" if done == total else "bold yellow"))
