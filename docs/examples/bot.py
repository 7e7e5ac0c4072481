"""A program that plays one seat over the network: python bot.py http://127.0.0.1:8400 SECRET

The host of a table gets the secret for an open seat from POST /api/tables/{id}/seats/{n}/secret.
"""

import asyncio
import itertools
import json
import random
import sys

from websockets.asyncio.client import connect


async def play(address: str, secret: str) -> None:
    table, headers = secret.partition(".")[0], {"Authorization": f"Bearer {secret}"}
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    for seat in range(8):  # a program may only enter its own seat
        try:
            async with connect(f"{url}?seat={seat}", additional_headers=headers) as socket:
                return await decide(socket, seat)
        except Exception as error:
            if "404" not in str(error):
                raise


async def decide(socket, seat: int) -> None:
    for number in itertools.count():
        message = json.loads(await socket.recv())
        play = message.get("play")
        if play and play["result"]:
            print("places:", play["result"]["places"])
            return
        if play and seat in play["waiting"]:
            choice = random.choice([o for o in play["options"] if not o["free"]])
            command = {"type": "decide", "id": f"bot-{seat}-{number:06d}", "seq": message["seq"]}
            await socket.send(json.dumps({**command, "code": choice["code"]}))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
