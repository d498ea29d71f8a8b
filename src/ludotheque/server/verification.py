"""The chance of a finished game, checked for everybody to read."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from ludotheque.chance import Pledge, fingerprint
from ludotheque.server.people import AnyRequest
from ludotheque.server.replay import finished, positions, record_of
from ludotheque.server.site import html, site
from ludotheque.verify import check


@get("/t/{id:str}/verify", include_in_schema=False)
async def verify(request: AnyRequest, id: FromPath[str]) -> Response[Any]:
    """Check secret, additions and every result of chance of a finished game, and say what was checked."""
    live = await site(request).hall.open(id)
    position = finished(request, live)
    if live.checks is None:
        past = await positions(site(request).hall, live, position)
        live.checks = await asyncio.to_thread(lambda: check(record_of(position, past)))
    seed = position.table.last_seed
    return html(
        request,
        "verify.html",
        table=position.table,
        lines=live.checks,
        is_good=all(line.is_good for line in live.checks),
        commitment=fingerprint(seed),
        added=" ".join(filter(None, seed.added)) if isinstance(seed, Pledge) else "",
    )
