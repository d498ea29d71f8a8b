"""What everything on the table is called in one language, told apart from its like."""

from ludotheque.game import Talk
from ludotheque.games.mageknight.rules.pieces import DUMMY, NONE
from ludotheque.games.mageknight.rules.state import MageKnight
from ludotheque.games.mageknight.words.lexicon import Lexicon
from ludotheque.games.mageknight.words.texts import Texts, finish
from ludotheque.games.mageknight.words.whereabouts import coordinate, heading
from ludotheque.words import FR, french


class Voice:
    """One language, with what it calls players, spaces, enemies and units."""

    def __init__(self, words: Lexicon) -> None:
        self.words = words
        self.names = words.names
        self.texts = Texts(words)

    def who(self, talk: Talk, seat: int) -> str:
        """Return who a seat is, to the listener."""
        if seat == DUMMY:
            return self.words.options["dummy"]
        return talk.names[seat] if 0 <= seat < len(talk.names) else self.words.options["spectator"]

    def space(self, view: MageKnight, space: int, origin: int = NONE) -> str:
        """Return what a space is called: where it lies, what is there, and how it is reached from another."""
        site = self.names.site(view.layout.site[space])
        terrain = self.names.terrain(view.layout.terrain[space])
        said = [*([site] if site and site != terrain else []), terrain, self.heading(view, origin, space)]
        what = ", ".join(part for part in said if part)
        return self.words.options["space"].format(n=coordinate(view.layout, space), what=what)

    def heading(self, view: MageKnight, origin: int, space: int) -> str:
        """Return how far a space is and in which direction; nothing from nowhere."""
        far, where = heading(view.layout, origin, space)
        if not far:
            return ""
        name = "next" if far == 1 else "away"
        return self.words.options[name].format(n=far, where=self.words.options[f"direction-{where}"])

    def enemy(self, view: MageKnight, token: int) -> str:
        """Return what an enemy is called, told apart from its like in the fight by its token."""
        kind = view.box.tokens[token]
        name = self.names.enemy(kind)
        foes = view.combat.foes if view.combat is not None else []
        is_one = sum(view.box.tokens[foe.token] == kind for foe in foes) < 2
        return name if is_one else self.words.options["enemy"].format(name=name, n=token + 1)

    def the_enemy(self, view: MageKnight, token: int) -> str:
        """Return what an enemy is called inside a sentence."""
        return f"{self.names.article_of(view.box.tokens[token])} {self.enemy(view, token)}"

    def of(self, phrase: str) -> str:
        """Return what belongs to something called with its article."""
        return french.merged("de", phrase) if self.words.language is FR else f"of {phrase}"

    def unit(self, view: MageKnight, seat: int, place: int) -> str:
        """Return what a unit is called, told apart from its like by its place."""
        kinds = [unit.kind for unit in view.players[seat].units]
        return self.one_of("unit", kinds, place) if place < len(kinds) else ""

    def one_of(self, pattern: str, kinds: list[int], place: int) -> str:
        """Return what a unit among others is called, with its place if there is another one of its kind."""
        name = self.names.unit(kinds[place])
        return name if kinds.count(kinds[place]) < 2 else self.words.options[pattern].format(name=name, n=place + 1)

    def blow(self, how: int, element: int, amount: int) -> str:
        """Return an attack or block in words."""
        return self.words.effects.fights[how].format(n=amount, e=self.words.effects.elements[element])

    def finish(self, text: str) -> str:
        """Return a sentence ready to be read."""
        return finish(self.words.language, text)
