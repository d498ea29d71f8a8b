"""A bot that joins a table over HTTP and plays any option: `python http_bot.py http://127.0.0.1:8017 TABLE`."""

import json
import random
import sys
from urllib.request import Request, urlopen


def call(url: str, data: dict | None = None, token: str = "") -> dict:
    """Send JSON, or nothing, and return the JSON that comes back."""
    body = None if data is None else json.dumps(data).encode()
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(url, body, headers), timeout=60) as answer:
        return json.load(answer)


def play(server: str, table: str, name: str = "HTTP bot") -> list[int]:
    """Take a free seat of a table and play it to the end; return the winners."""
    here = f"{server}/api/tables/{table}"
    token = call(f"{here}/join", {"name": name})["token"]
    while (view := call(f"{here}/view", token=token))["table"]["state"] != "over":
        if view["question"] is None:
            call(f"{here}/events?since={view['number']}&wait=20", token=token)
            continue
        option = random.choice(view["question"]["options"])
        option.pop("text")
        call(f"{here}/answer", {"number": view["question"]["number"], **option}, token)
    return view["table"]["winners"]


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2]))
