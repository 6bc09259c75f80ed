"""Tables on the network: seats, live updates, storage. Knows no rules and sends no state.

`run` starts a server, and `app` lists its addresses: `http_api` and `live` answer there, after
`security` and `limits`. `hall` holds all tables; a `table` has a game, `seating`, `chat` and a
`clock`, and a `snapshot` of it says what each client may see, in the words of `protocol`.
"""
