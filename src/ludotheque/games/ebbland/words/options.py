"""Names the options of Ebbland, with their price and effect."""

from typing import Any

from ludotheque.game import Talk
from ludotheque.games.ebbland.rules import odds
from ludotheque.games.ebbland.rules.combat.announcement import PayLone, standard_cost
from ludotheque.games.ebbland.rules.effects.resolve import ChooseOne
from ludotheque.games.ebbland.rules.effects.standing import ability_of
from ludotheque.games.ebbland.rules.enlistment import Help, Raise
from ludotheque.games.ebbland.rules.state import Ebbland
from ludotheque.games.ebbland.rules.terms import GEAR_EACH, SITES_EACH
from ludotheque.games.ebbland.rules.traits import Card
from ludotheque.games.ebbland.rules.turn import Equip
from ludotheque.games.ebbland.words.voice import Voice
from ludotheque.kernel import Ask, Option

# Verbs whose argument is another fighter.
WITH_FIGHTER = ("pair", "support", "shoot")


class Options(Voice):
    """The options of one language."""

    def option(self, talk: Talk, ask: Ask[Any], option: Option) -> str:
        """Name an option, with its price and effect."""
        key = f"{option.verb}-{option.kind}"
        asked, numbered = f"{key}@{type(ask).__name__}", f"{key}-{option.index}"
        known = self.words.options
        key = asked if asked in known else numbered if option.kind == "button" and numbered in known else key
        fields = getattr(self, f"_of_{option.kind}")(talk, ask, option)
        return self.finish(known[key].format(**fields))

    def _text(self, card: Card, option: Option) -> str:
        """Return the text that an option uses."""
        said = card.abilities[option.arg] if option.arg < len(card.abilities) else None
        return "" if said is None else self.ability(said, card)

    def _of_card(self, talk: Talk, ask: Ask[Any], option: Option) -> dict[str, str]:
        view: Ebbland = talk.view
        card = view.box.cards[option.index]
        price = self.price(view, ask.seat, option.index)
        return {
            "card": self.names.card(option.index),
            "price": f" ({price})" if price else "",
            "text": self._text(card, option),
        }

    def _of_fighter(self, talk: Talk, ask: Ask[Any], option: Option) -> dict[str, str]:
        view: Ebbland = talk.view
        fields = {"fighter": self.fighter(view, option.index)}
        if option.verb in WITH_FIGHTER:
            fields["other"] = self.fighter(view, option.arg)
        elif option.verb == "use":
            fields["text"] = self._text(view.card_of(option.index), option)
        elif option.verb == "commit":
            cost = ask.cost if isinstance(ask, PayLone) else standard_cost(view, option.index)
            fields["price"] = self.texts.price(cost, 0) or self.words.options["free"]
        elif isinstance(ask, Equip):
            fields["price"] = self.price(view, ask.seat, ask.card, option.index) or self.words.options["free"]
            fields["card"] = self.names.card(ask.card)
        return fields

    def _of_gear(self, talk: Talk, ask: Ask[Any], option: Option) -> dict[str, str]:
        view: Ebbland = talk.view
        slot, place = divmod(option.index, GEAR_EACH)
        bearer = view.fighter(slot)
        text = self._text(view.box.cards[bearer.gear[place]], option)
        return {"card": self.gear(view, option.index), "text": text, "rival": self.who(talk, bearer.seat)}

    def _of_site(self, talk: Talk, ask: Ask[Any], option: Option) -> dict[str, str]:
        view: Ebbland = talk.view
        seat, place = divmod(option.index, SITES_EACH)
        site = view.box.sites[view.sides[seat].sites[place]]
        return {"card": self.site(view, option.index), "text": self._text(site, option)}

    def _of_artifact(self, talk: Talk, ask: Ask[Any], option: Option) -> dict[str, str]:
        view: Ebbland = talk.view
        seat, place = divmod(option.index, SITES_EACH)
        return self._laid(view, view.sides[seat].artifacts[place], option)

    def _of_logistics(self, talk: Talk, ask: Ask[Any], option: Option) -> dict[str, str]:
        view: Ebbland = talk.view
        seat, place = divmod(option.index, SITES_EACH)
        fields = self._laid(view, view.sides[seat].logistics[place], option)
        return {**fields, "rival": self.who(talk, seat)}

    def _of_leader(self, talk: Talk, ask: Ask[Any], option: Option) -> dict[str, str]:
        view: Ebbland = talk.view
        fields = self._laid(view, view.sides[option.index].leader, option)
        return {**fields, "rival": self.who(talk, option.index)}

    def _laid(self, view: Ebbland, card: int, option: Option) -> dict[str, str]:
        return {"card": self.names.card(card), "text": self._text(view.box.cards[card], option)}

    def _of_button(self, talk: Talk, ask: Ask[Any], option: Option) -> dict[str, str]:
        fields = {"n": str(option.index), "com": str(1 + option.index)}
        if isinstance(ask, Raise):
            faces = odds.enlisting_faces(talk.view, ask.card, option.index)
            fields["chance"] = self.words.language.percent(len(faces) / odds.FACES)
            fields["faces"] = ", ".join(map(str, faces)) or self.words.situations["none"]
        if isinstance(ask, Help) and option.verb == "marker-roll":
            total, control = (
                1 + ask.weigh.die + talk.view.roll_at.bonus,
                talk.view.box.cards[talk.view.enlisting].control,
            )
            fields |= {"total": str(total), "control": str(control)}
            fields["end"] = self.words.options["enough" if total >= control else "too-little"]
        if isinstance(ask, ChooseOne):
            deeds = ability_of(talk.view, ask.play).choices[option.index - 1]
            fields["text"] = self.texts.deeds(deeds)
        return fields
