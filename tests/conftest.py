"""Shared by all tests."""

import signal

# Started in the background, a shell lets its programs ignore Ctrl-C; what the tests start and
# interrupt must not inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
