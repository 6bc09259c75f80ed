### Speed, sound and animated moments of the table, in English.

pace-title = Bot speed
pace-watch = Playback speed
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = instant
pace-skip = Skip to my turn
pace-skip-note = The bots play without pauses until your next decision.
pace-newest = Skip to latest
settings-volume = Volume
error-bad-pace = Unknown speed. Choose one of the speeds in the list.
error-not-alone = Other people are playing at this table too, so the speed of the bots stays the same.

moment-call = { $character }?
moment-nobody = Nobody answers.
