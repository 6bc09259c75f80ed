"""Settings of a server, from a TOML file, environment variables and command-line options.

Every setting is declared here once, with its description; `docs/settings.md` is generated from it.
The environment overrides the file, and options override the environment.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta

from citadella.rules import MalformedError
from citadella.rules.errors import Words, shortened
from citadella.server.tables.pace import BOT_DELAY

T = TypeVar("T")
PREFIX = "CITADELLA_"
FILE = f"{PREFIX}SETTINGS"
#: Variables that begin with `PREFIX` but are not settings; the build and tests read them.
TOOL_VARIABLES = {f"{PREFIX}{name}" for name in ("CHROMIUM", "FUZZ", "OPTIMIZE", "PURE")}

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=0)]
PositiveCount = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]
Days = Annotated[float, Meta(ge=0)]


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """All settings of a server; the defaults suit a server at home."""

    # --- addresses and data ---
    host: Annotated[str, "The address to listen on; `0.0.0.0` or `::` for all interfaces."] = (
        "127.0.0.1"
    )
    port: Annotated[
        Port | None, "The port to listen on. If unset: 8000, or the next free port."
    ] = None
    data: Annotated[
        Path | None, "The folder of the database. If unset: `~/.local/share/citadella`."
    ] = None
    database: Annotated[
        str | None, "The URL of a PostgreSQL database, used instead of a file in the data folder."
    ] = None
    browser: Annotated[bool, "Whether to open a browser when the server starts."] = True
    url: Annotated[
        str,
        "The public URL of the server, such as `https://citadella.example`; used for links in"
        " e-mails and for passkeys.",
    ] = ""
    proxies: Annotated[
        str,
        "The reverse proxies in front of the server: addresses and networks (CIDR), separated by"
        " commas. The client addresses that they report are trusted.",
    ] = "127.0.0.1,::1"

    # --- processes ---
    workers: Annotated[
        PositiveCount, "The number of server processes; more than one needs a PostgreSQL database."
    ] = 1
    inside: Annotated[
        str,
        "The address at which other server processes reach those of this machine; the system"
        " chooses the ports. If several machines share a database, an address in the network"
        " between them.",
    ] = "127.0.0.1"

    # --- connections ---
    connections: Annotated[
        PositiveCount,
        "The maximum number of open connections; the system's limit of open files can lower it.",
    ] = 10_000
    connections_per_address: Annotated[
        PositiveCount,
        "The maximum number of connections from one address (for IPv6, from one /64 network)."
        " Connections through `proxies` count for the client's address.",
    ] = 200
    first_byte_seconds: Annotated[
        Seconds,
        "The time limit in seconds for a client to send the headers of a request, and then for"
        " its body.",
    ] = 10.0

    # --- limits and moderation ---
    tables_per_guest: Annotated[
        PositiveCount,
        "The maximum number of unfinished tables that one guest hosts or plays at; a table"
        " unchanged for a day does not count.",
    ] = 20
    tables_per_address: Annotated[
        PositiveCount,
        "The maximum number of unfinished tables opened from one address; a table unchanged for"
        " a day does not count.",
    ] = 60
    watchers_per_table: Annotated[
        Count, "The maximum number of spectators at a table; players do not count."
    ] = 1_000
    gone_seconds: Annotated[
        Seconds,
        "The time in seconds after which a disconnected player counts as gone: another player"
        " can become host (with days per move: after a day), and votes do not wait for a player"
        " who is gone.",
    ] = 120.0
    sleep_seconds: Annotated[
        Seconds,
        "The time in seconds without a move after which, at a table without a clock, the other"
        " players can let a bot take over.",
    ] = 180.0
    device_link_minutes: Annotated[
        Seconds,
        "The time in minutes during which a private link can move a seat to another device.",
    ] = 15.0
    forbidden_words: Annotated[
        Path | None, "A file of words, one per line, that names and chat must not contain."
    ] = None

    # --- data retention ---
    keep_waiting_days: Annotated[
        Days, "The days after which a table that has not started is deleted (0: never)."
    ] = 7.0
    keep_playing_days: Annotated[
        Days, "The days without a move after which a game is deleted (0: never)."
    ] = 180.0
    keep_over_days: Annotated[
        Days, "The days after which a finished game is deleted (0: never)."
    ] = 0.0
    keep_guests_days: Annotated[
        Days,
        "The days of absence after which a guest without tables is deleted (two days for a guest"
        " who has not chosen a name; 0: never).",
    ] = 60.0
    keep_reports_days: Annotated[Days, "The days after which a report is deleted (0: never)."] = (
        90.0
    )

    # --- operation ---
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], "The minimum level of messages to log."
    ] = "warning"
    log_format: Annotated[
        Literal["readable", "json"], "The format of log lines: readable text or JSON."
    ] = "readable"
    access_log: Annotated[bool, "Whether to log every request."] = False
    metrics: Annotated[
        Literal["local", "open", "off"],
        "Who can read `/metrics`: this machine and clients with the token (`local`), everyone"
        " (`open`), or nobody (`off`).",
    ] = "local"
    metrics_token: Annotated[
        str, "The token that gives access to `/metrics` (`Authorization: Bearer TOKEN`)."
    ] = ""
    drain_seconds: Annotated[
        Seconds,
        "The time in seconds for which the server keeps running after a request to stop, while"
        " `/readyz` fails, so that a load balancer can send clients elsewhere.",
    ] = 0.0

    # --- bots ---
    bot_workers: Annotated[
        PositiveCount, "The number of worker processes that compute the moves of bots."
    ] = 2
    bot_delay: Annotated[
        Seconds, "The pause in seconds before a bot moves, at the normal pace."
    ] = BOT_DELAY
    unattended_moves: Annotated[
        Count,
        "The burst quota of bot moves, per host, at tables that everybody has left; it refills"
        " by one move every five seconds.",
    ] = 500
    pool_secret: Annotated[
        Path | None,
        "The file with the secret shared with bot pools on other machines (`citadella bots`). If"
        " unset, no pool is accepted.",
    ] = None

    # --- cards and notifications ---
    changed_cards: Annotated[
        bool,
        "Whether games can continue if their homebrew card files have changed since the start.",
    ] = False
    push_key: Annotated[
        Path | None,
        "The file with the VAPID key for push notifications (`citadella push-key`). If unset,"
        " none are sent.",
    ] = None
    push_contact: Annotated[
        str, "The operator's contact address for push services: a `mailto:` or `https:` URL."
    ] = ""

    # --- e-mail ---
    smtp_host: Annotated[
        str,
        "The SMTP server for outgoing e-mail (sign-in links, turn notifications). If unset, no"
        " e-mail is sent. Requires `mail_from` and `url`.",
    ] = ""
    smtp_port: Annotated[Port, "The port of the SMTP server."] = 587
    smtp_security: Annotated[
        Literal["starttls", "tls", "none"],
        "The encryption of the connection to the SMTP server: `starttls`, `tls` or `none`.",
    ] = "starttls"
    smtp_user: Annotated[str, "The user name for the SMTP server, if it needs one."] = ""
    smtp_password: Annotated[str, "The password for the SMTP server."] = ""
    mail_from: Annotated[
        str, "The sender's address of outgoing e-mail, such as `citadella@example.org`."
    ] = ""


class SettingError(MalformedError):
    """An unknown setting, or an invalid value."""


def fields() -> dict[str, Any]:
    """Return the type of every setting, annotated with its description."""
    return get_type_hints(Settings, include_extras=True)


def description(name: str) -> str:
    return next(note for note in fields()[name].__metadata__ if isinstance(note, str))


def read_settings(
    environment: Mapping[str, str], file: Path | None = None, **options: object
) -> Settings:
    """Return the settings from a file, the environment and options; raise SettingError if invalid.

    If `file` is None, the environment variable `FILE` may name a file. Options whose value
    is None are ignored.
    """
    if file is None and (named := environment.get(FILE)):
        file = Path(named)
    found: dict[str, Any] = {}
    if file is not None:
        for name, value in _read_file(file).items():
            found[name] = _convert(name, value, Words("in '{file}'", file=file))
    for variable, text in environment.items():
        if variable.startswith(PREFIX) and variable != FILE and variable not in TOOL_VARIABLES:
            name = variable.removeprefix(PREFIX).lower()
            if text:
                found[name] = _convert(
                    name, text, Words("in the variable {variable}", variable=variable)
                )
    for name, value in options.items():
        if value is not None:
            found[name] = _convert(name, value, Words("in the options"))
    return Settings(**found)


def _read_file(file: Path) -> dict[str, Any]:
    text = ""
    try:
        text = file.read_text("utf-8")
        return tomllib.loads(text)
    except OSError as error:
        raise SettingError(
            "The settings file '{file}' cannot be read: {why}.", file=file, why=error
        ) from None
    except UnicodeDecodeError:
        raise SettingError("The settings file '{file}' is not a text file.", file=file) from None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise SettingError(
            "The settings file '{file}' is not valid TOML: line {line}: {english}.",
            file=file,
            line=int(line[1]) if line else len(text.splitlines()),
            english=str(error).partition(" (at ")[0],
        ) from None


def _convert(name: str, value: object, where: Words) -> object:
    """Return a value converted to the type of a setting; raise SettingError if that fails."""
    known = Settings.__struct_fields__
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        if close:
            raise SettingError(
                "Unknown setting '{name}' {where}; did you mean '{near}'?",
                name=name,
                where=where,
                near=close[0],
            )
        raise SettingError("Unknown setting '{name}' {where}.", name=name, where=where)
    try:
        return msgspec.convert(value, fields()[name], strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        why = _out_of_range(name, value) or _mismatch(name, str(error), value)
        raise SettingError(
            "Invalid value for the setting '{name}' {where}: {why}.",
            name=name,
            where=where,
            why=why,
        ) from None


def _metadata(kind: Any) -> list[Meta]:
    mine = [note for note in getattr(kind, "__metadata__", ()) if isinstance(note, Meta)]
    return mine + [note for part in get_args(kind) for note in _metadata(part)]


def _mismatch(name: str, message: str, value: object) -> Words:
    """Return why a setting cannot have a value; `message` is msgspec's error message."""
    types = re.fullmatch(r"[Ee]xpected (.+), got (.+)", message.partition(" - at ")[0])
    if types is None:
        known = ", ".join(get_args(get_args(fields()[name])[0]))
        return Words("'{value}' is not one of {known}", value=shortened(value), known=known)
    kind, given = (word.replace("`", "") for word in types.groups())
    return Words("expected {kind}, got {given}", kind=kind, given=given)


def _out_of_range(name: str, value: object) -> Words | None:
    """Return why a number is out of range for a setting; None for other errors."""
    bounds = _metadata(fields()[name])
    least = next((note.ge for note in bounds if note.ge is not None), None)
    most = next((note.le for note in bounds if note.le is not None), None)
    try:
        float(str(value))
    except ValueError:
        return None
    if least is None:
        return None
    if most is None:
        return Words("expected a number of at least {least}, got {value}", least=least, value=value)
    return Words(
        "expected a number between {least} and {most}, got {value}",
        least=least,
        most=most,
        value=value,
    )


def _path(kind: type[T], value: object) -> T:
    if kind is not Path or not isinstance(value, str | Path):
        raise TypeError(f"Expected a path, got {type(value).__name__}")
    return Path(value)  # type: ignore[return-value]


def as_table() -> str:
    """Return all settings as a Markdown table."""
    lines = ["| setting | variable | default | description |", "| --- | --- | --- | --- |"]
    plain = Settings()
    for name in Settings.__struct_fields__:
        value = getattr(plain, name)
        shown = "" if value is None or value == "" else f"`{msgspec.json.encode(value).decode()}`"
        lines.append(f"| `{name}` | `{PREFIX}{name.upper()}` | {shown} | {description(name)} |")
    return "\n".join(lines) + "\n"
