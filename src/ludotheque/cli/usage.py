"""Says in one line, in both languages, what was wrong with a command line."""

import click

from ludotheque.cli.language import Language, say


def describe(error: click.ClickException, lang: Language) -> str:
    """Say what was wrong and where to look, in one line."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    place = context.command_path if context else "ludotheque"
    what = _french(error) if lang == "fr" else error.format_message().rstrip(".")
    return what + say(f" (see `{place} --help`)", f" (voir `{place} --help`)", lang)


def _french(error: click.ClickException) -> str:
    match error:
        case click.MissingParameter(param=click.Parameter() as param):
            return f"il manque {_hint(param, error)}"
        case click.NoSuchOption():
            return f"option inconnue : {error.option_name}{_perhaps(error.possibilities)}"
        case click.BadParameter(param=click.Parameter(type=click.Choice() as choice) as param):
            return f"valeur refusée pour {_hint(param, error)} : choisir parmi {', '.join(map(str, choice.choices))}"
        case click.BadParameter(param=click.Parameter(type=click.IntRange(min=int() as least)) as param):
            return f"valeur refusée pour {_hint(param, error)} : un nombre entier d’au moins {least}"
        case click.BadParameter(param=click.Parameter(type=click.types.IntParamType()) as param):
            return f"valeur refusée pour {_hint(param, error)} : un nombre entier"
        case click.BadParameter(param=click.Parameter() as param):
            return f"valeur refusée pour {_hint(param, error)} : {error.message.rstrip('.')}"
        case click.FileError():
            return f"impossible d'ouvrir {error.ui_filename} : {error.message}"
        case click.exceptions.NoSuchCommand():
            return f"commande inconnue : {error.command_name}{_perhaps(error.possibilities)}"
    return error.format_message().rstrip(".")


def _hint(param: click.Parameter, error: click.ClickException) -> str:
    return param.get_error_hint(error.ctx if isinstance(error, click.UsageError) else None)


def _perhaps(possibilities: list[str] | None) -> str:
    return f" ; peut-être {', '.join(possibilities)} ?" if possibilities else ""
