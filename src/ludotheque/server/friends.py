"""Friends on the local network: links and codes that reach the server, and the button that opens it to them."""

from __future__ import annotations

from io import StringIO

import segno
from litestar import Response, get, post
from litestar.response import Redirect

from ludotheque.server.network import is_here, own_addresses
from ludotheque.server.people import AnyRequest, NotAllowed
from ludotheque.server.site import check_rate, html, site

ONLY_HERE = (
    "only a browser on the machine of the server opens it to the network",
    "seul un navigateur sur la machine du serveur l'ouvre au réseau",
)


def is_on_machine(request: AnyRequest) -> bool:
    """Tell whether a request comes from the machine of the server, and not through a proxy."""
    here = request.client is not None and is_here(request.client.host)
    return here and is_here(request.base_url.hostname)


@get("/friends", include_in_schema=False)
async def friends(request: AnyRequest) -> Response[str]:
    """Say how friends reach the server, with a code for their phones."""
    around = site(request).neighbourhood
    may_open = not around.addresses and is_on_machine(request) and around.server is not None and bool(own_addresses())
    here = [] if is_here(request.base_url.hostname) else [str(request.base_url)]
    codes = {address: drawn(address) for address in around.addresses or here}
    return html(request, "friends.html", codes=codes, may_open=may_open)


@post("/friends", include_in_schema=False)
async def open_to_friends(request: AnyRequest) -> Redirect:
    """Open the server to the local network, at the wish of whoever sits at its machine."""
    check_rate(request)
    if not is_on_machine(request):
        raise NotAllowed(*ONLY_HERE)
    await site(request).neighbourhood.open()
    return Redirect("/friends", status_code=303)


# A camera wants so many modules of white around a code.
QUIET = 4


def drawn(address: str) -> str:
    """Return an address as a QR code, an SVG of its own size."""
    text: str = segno.make(address, error="m", micro=False).svg_inline(
        scale=7, border=QUIET, dark="#000000", light="#ffffff"
    )
    return text


def in_characters(address: str) -> str:
    """Return an address as a QR code for a terminal."""
    out = StringIO()
    segno.make(address, error="l", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
