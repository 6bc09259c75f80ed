"""A bot that plays at a table of a Citadella server from afar.

    python examples/remote_bot.py http://127.0.0.1:8000 CODE --bot builder --name "My bot"

CODE is the end of the table's link; the table needs an open seat and must not have started.
Put your own bot in the place of `make(...)`: anything with `choose(view, actions)` will do.
What goes over the wire is described in docs/bot-api.md.
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

NOT_OURS = (4403, 4404)


def join(server: str, code: str, name: str) -> str:
    """Take an open seat; gives the key that speaks for it."""
    body = json.dumps({"code": code, "name": name}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/bots/join", body, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["token"])
    except urllib.error.HTTPError as refused:
        raise SystemExit(json.load(refused)["message"]) from None


def play(server: str, code: str, key: str, bot: Bot) -> dict[str, Any]:
    """Play until the game is over; gives the result."""
    address = f"{server.replace('http', 'ws', 1)}/ws/{code}?view=full"
    headers = {"Authorization": f"Bearer {key}"}
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
                        # Sent twice, the same id does no harm.
                        act = {"type": "act", "id": f"v{version}", "version": version}
                        socket.send(json.dumps(act | {"action": action}))
                        answered = version
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in NOT_OURS:
                raise SystemExit("The seat or the table is gone.") from None
        except OSError:
            pass
        # The server has been restarted; it has lost nothing.
        answered = -1
        time.sleep(1)


def choose(bot: Bot, state: dict[str, Any]) -> str:
    """Let the bot choose from what its seat may know and do."""
    actions = [Action.parse(text) for text in state["actions"]]
    return bot.choose(view_from_json(state["full_view"]), actions).text


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Let a bot play at a table from afar.")
    parser.add_argument("server", help="such as http://127.0.0.1:8000")
    parser.add_argument("code", help="the end of the table's link")
    parser.add_argument("--bot", default="builder", help="the name of a bot, such as random")
    parser.add_argument("--name", default="Remote bot")
    wish = parser.parse_args()
    bot = make(wish.bot, seed=secrets.token_hex(8))
    key = join(wish.server, wish.code, wish.name)
    result = play(wish.server, wish.code, key, bot)
    print(f"Points: {result['totals']}")


if __name__ == "__main__":
    main()
