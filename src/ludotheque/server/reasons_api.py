"""Why something is not possible, over the JSON API: all causes, the nearest to being mended first."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get
from litestar.openapi.spec import Example
from litestar.params import QueryParameter

from ludotheque.errors import NotYourTurn
from ludotheque.game import Refusal
from ludotheque.kernel import SPECTATOR
from ludotheque.server.api import TableId, open_for
from ludotheque.server.people import AnyRequest
from ludotheque.server.scene import Scene
from ludotheque.server.site import look, scene
from ludotheque.wish import ANY

Element = Annotated[str, QueryParameter(max_length=60, examples=[Example(value="region-3")])]
Way = Annotated[str, QueryParameter(max_length=60)]
Argument = Annotated[int, QueryParameter(ge=ANY, le=10**6)]


class ReasonInfo(msgspec.Struct):
    """One cause: its name, the sentence that a player reads, the figures in it, and the clause it rests on."""

    reason: str
    text: str
    clause: str
    figures: list[int]


class WhyInfo(msgspec.Struct):
    """Whether something can be chosen now, and if not, all that stands in the way."""

    possible: bool
    reasons: list[ReasonInfo]


class ReasonsApi(Controller):
    """What stands in the way of an option, for the seat of the token."""

    path = "/api/tables/{id:str}"
    tags = ("tables",)

    @get("/why", summary="Why something is not possible")
    async def why(
        self, request: AnyRequest, id: TableId, element: Element, verb: Way = "", arg: Argument = ANY
    ) -> WhyInfo:
        """Return all causes that keep the seat from an element, or from one verb and argument there."""
        live = await open_for(request, id)
        seen = scene(live, live.position, look(request, live.position))
        if live.position.begun is None or seen.viewer.seat == SPECTATOR:
            raise NotYourTurn("only a seat of a game that runs can ask why", "seule une place en jeu peut le demander")
        refusals = seen.match.reasons(seen.viewer.seat, element, verb, arg)
        return WhyInfo(not refusals, [reason_info(seen, refusal) for refusal in refusals])


def reason_info(seen: Scene, refusal: Refusal) -> ReasonInfo:
    """Return one cause for programs."""
    text = seen.words.refusal(seen.talk, refusal)
    return ReasonInfo(refusal.reason, text, refusal.clause, list(refusal.figures))
