# Pace, sounds and moments of the table.

pace-title = Bots play
pace-watch = How fast you watch
pace-slow = slowly
pace-normal = normally
pace-fast = fast
pace-at-once = at once
pace-skip = To my turn
pace-skip-note = The bots play on at once until you are asked.
pace-newest = To the newest
settings-volume = Volume
error-bad-pace = There is no such pace.
error-not-alone = Others are playing at this table, too: the bots keep their pace.

moment-call = { $character }?
moment-nobody = Nobody answers.
