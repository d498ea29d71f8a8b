"""The command line: one group whose commands are loaded only when used."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import IO, Any, NamedTuple

import click

from ludotheque import __version__
from ludotheque.cli.language import Language, say, speak, spoken
from ludotheque.cli.usage import describe
from ludotheque.errors import LudothequeError


class Entry(NamedTuple):
    """Where a command is written, and what it does in a few words."""

    place: str
    en: str
    fr: str


COMMANDS = {
    "arena": Entry("ludotheque.cli.arena:arena", "Let bots play and rate them.", "Fait jouer et classe des robots."),
    "backup": Entry("ludotheque.cli.upkeep:backup", "Write all tables to a file.", "Sauvegarde toutes les tables."),
    "bench": Entry("ludotheque.cli.bench:bench", "Measure the engine's speed.", "Mesure la vitesse du moteur."),
    "board": Entry("ludotheque.cli.board:board", "Draw a position as a picture.", "Dessine une position."),
    "calibrate": Entry(
        "ludotheque.cli.calibrate:calibrate", "Fit chances to win to games.", "Ajuste les chances de gagner."
    ),
    "dataset": Entry("ludotheque.cli.dataset:dataset", "Make data for learners.", "Produit des données à apprendre."),
    "deck": Entry("ludotheque.cli.deck:deck", "Check, show and list decks.", "Vérifie, montre et écrit des paquets."),
    "ladder": Entry("ludotheque.cli.ladder:ladder", "Show how bots stand, or add one.", "Montre l’échelle des robots."),
    "learn": Entry("ludotheque.cli.learn:learn", "Learn a game, step by step.", "Apprend un jeu pas à pas."),
    "migrate": Entry(
        "ludotheque.cli.upkeep:migrate", "Bring the database up to date.", "Met la base de données à jour."
    ),
    "play": Entry("ludotheque.cli.play:play", "Play in the terminal.", "Joue dans le terminal."),
    "puzzle": Entry("ludotheque.cli.puzzle:puzzle", "Solve a puzzle of a game.", "Résout un problème d'un jeu."),
    "replay": Entry("ludotheque.cli.replay:replay", "Step through a saved game.", "Revoit une partie enregistrée."),
    "restore": Entry("ludotheque.cli.upkeep:restore", "Go back to a backup.", "Revient à une sauvegarde."),
    "review": Entry("ludotheque.cli.review:review", "Say where a game turned.", "Dit où une partie a tourné."),
    "rules": Entry("ludotheque.cli.rules:rules", "Show a game's rules and their tests.", "Montre les règles d'un jeu."),
    "serve": Entry("ludotheque.cli.serve:serve", "Play in the browser.", "Ouvre la ludothèque dans le navigateur."),
    "simulate": Entry("ludotheque.cli.simulate:simulate", "Play games by the thousand.", "Joue des parties en série."),
    "train": Entry("ludotheque.cli.train:train", "Let a game's judgement learn.", "Fait apprendre un jugement."),
    "verify": Entry("ludotheque.cli.verify:verify", "Check a game's chance.", "Vérifie le hasard d'une partie."),
    "version": Entry(
        "ludotheque.cli.version:version", "Show versions and engine.", "Montre les versions et le moteur."
    ),
}


class Refused(click.ClickException):
    """Ends the command with one line on the error stream and exit code 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the line."""
        click.echo(f"ludotheque: {' '.join(self.message.split())}", file=file, err=file is None)


@contextmanager
def one_line() -> Iterator[None]:
    """Turn errors that are the user's to mend into one line in the language spoken."""
    try:
        yield
    except LudothequeError as error:
        raise Refused(error.say(spoken())) from error
    except (Refused, click.exceptions.NoArgsIsHelpError):
        raise
    except click.ClickException as error:
        raise Refused(describe(error, spoken())) from error


class LazyGroup(click.Group):
    """A group that imports a command's module only when the command runs or shows its help."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """List the names of all commands."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load a command."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].place.partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands in help without loading them."""
        with formatter.section(say("Commands", "Commandes")):
            formatter.write_dl([(name, say(COMMANDS[name].en, COMMANDS[name].fr)) for name in self.list_commands(ctx)])

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        """Read the options of the group itself."""
        with one_line():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        with one_line():
            return super().invoke(ctx)


def _choose(context: click.Context, parameter: click.Parameter, lang: Language | None) -> None:
    speak(lang)


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--lang",
    type=click.Choice(["fr", "en"]),
    expose_value=False,
    is_eager=True,
    callback=_choose,
    help="Language of help and texts / langue de l'aide et des textes.",
)
@click.version_option(__version__, prog_name="ludotheque")
def main() -> None:
    """Fantasy board games, refereed completely / des jeux de plateau fantastiques, entièrement arbitrés."""
