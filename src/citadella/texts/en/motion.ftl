# Pace, sounds and moments of the table.

pace-title = Bots play
pace-watch = How fast you watch
pace-slow = slowly
pace-normal = normally
pace-fast = fast
pace-at-once = at once
pace-skip = To my turn
pace-skip-note = The bots play without pauses until it is your turn to decide.
pace-newest = To the latest
settings-volume = Volume
error-bad-pace = There is no such pace.
error-not-alone = Others are playing at this table too, so the bots keep their pace.

moment-call = { $character }?
moment-nobody = Nobody answers.
