"""A bot that plays at a table of a Citadella server over the network.

    python examples/remote_bot.py http://127.0.0.1:8000 CODE --bot builder --name "My bot"

CODE is the last part of the table's link; the table needs an open seat and must not have started.
Replace `make(...)` with your own bot: any object with a method `choose(view, actions)`.
docs/bot-api.md describes the protocol.
"""

from __future__ import annotations

import argparse
import json
import secrets
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from citadella.bots import Bot, make
from citadella.knowledge import view_from_json
from citadella.rules import Action

# WebSocket close codes: the client no longer has the seat, or the table no longer exists.
LOST_SEAT = (4403, 4404)


def join(server: str, code: str, name: str) -> str:
    """Take an open seat and return its access token."""
    body = json.dumps({"code": code, "name": name}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/bots/join", body, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["token"])
    except urllib.error.HTTPError as refused:
        raise SystemExit(json.load(refused)["message"]) from None


def play(server: str, code: str, token: str, bot: Bot) -> dict[str, Any]:
    """Play until the game is over and return the result."""
    address = f"{server.replace('http', 'ws', 1)}/ws/{code}?view=full"
    headers = {"Authorization": f"Bearer {token}"}
    answered = -1
    while True:
        try:
            with connect(address, additional_headers=headers) as socket:
                for text in socket:
                    message = json.loads(text)
                    if message["type"] != "state":
                        print(message.get("message"))
                        continue
                    if message["result"] is not None:
                        result: dict[str, Any] = message["result"]
                        return result
                    version = message["version"]
                    if message["actions"] and version != answered:
                        action = choose(bot, message)
                        # The id lets the server recognise a repeated message.
                        act = {"type": "act", "id": f"v{version}", "version": version}
                        socket.send(json.dumps(act | {"action": action}))
                        answered = version
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in LOST_SEAT:
                raise SystemExit("The table is closed, or the bot has lost its seat.") from None
        except OSError:
            pass
        # The server may be restarting; the game continues when the server is back.
        answered = -1
        time.sleep(1)


def choose(bot: Bot, state: dict[str, Any]) -> str:
    """Return the action that the bot chooses in a state of the table."""
    actions = [Action.parse(text) for text in state["actions"]]
    return bot.choose(view_from_json(state["full_view"]), actions).text


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Let a bot play at a table of a server.")
    parser.add_argument("server", help="address of the server, such as http://127.0.0.1:8000")
    parser.add_argument("code", help="last part of the table's link")
    parser.add_argument("--bot", default="builder", help="name of a bot (default: builder)")
    parser.add_argument("--name", default="Remote bot", help="name shown at the table")
    options = parser.parse_args()
    bot = make(options.bot, seed=secrets.token_hex(8))
    token = join(options.server, options.code, options.name)
    result = play(options.server, options.code, token, bot)
    print(f"Points: {result['totals']}")


if __name__ == "__main__":
    main()
