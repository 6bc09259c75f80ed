"""What the operator of a server can set: in a TOML file, by environment variables, by options.

Every setting stands here once, with the sentence that explains it; `docs/settings.md` is written
from it. A file is overruled by the environment, and that by the options of the command line.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Meta

from citadella.rules import MalformedError
from citadella.server.tables.pace import BOT_DELAY

T = TypeVar("T")
PREFIX = "CITADELLA_"
FILE = f"{PREFIX}SETTINGS"
#: Variables with the prefix that are read by the build and the tests, not by the server.
OF_THE_TOOLS = {f"{PREFIX}{name}" for name in ("CHROMIUM", "FUZZ", "PURE")}

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=0)]
Most = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]
Days = Annotated[float, Meta(ge=0)]


class Settings(msgspec.Struct, kw_only=True, frozen=True):
    """All settings of a server; what is not set is as for a server at home."""

    # --- where ---
    host: Annotated[
        str,
        Meta(
            description="The address at which the server listens; `0.0.0.0` or `::` lets others in."
        ),
    ] = "127.0.0.1"
    port: Annotated[
        Port | None, Meta(description="The port; not set: 8000, or the next one that is free.")
    ] = None
    data: Annotated[
        Path | None,
        Meta(description="The folder where games are kept; not set: `~/.local/share/citadella`."),
    ] = None
    database: Annotated[
        str | None,
        Meta(description="The URL of a PostgreSQL database, instead of a file in the data folder."),
    ] = None
    browser: Annotated[
        bool, Meta(description="Whether a browser is opened when the server starts.")
    ] = True
    url: Annotated[
        str,
        Meta(
            description="The address by which people reach the server, as in"
            " `https://citadella.example`; it stands in what is sent to them."
        ),
    ] = ""
    proxies: Annotated[
        str,
        Meta(
            description="The addresses and networks (CIDR), separated by commas, of proxies in"
            " front of the server: what they say about the client's address is believed."
        ),
    ] = "127.0.0.1,::1"

    # --- processes ---
    workers: Annotated[
        Most,
        Meta(
            description="The number of processes that serve; more than one needs a PostgreSQL"
            " database."
        ),
    ] = 1
    inside: Annotated[
        str,
        Meta(
            description="The address of this machine at which the other processes of the hall"
            " reach its processes, at ports that the system chooses: where several machines share"
            " a database, one of the network between them."
        ),
    ] = "127.0.0.1"

    # --- connections ---
    connections: Annotated[
        Most,
        Meta(
            description="How many connections there can be at once, as far as the system's limit"
            " of open files allows."
        ),
    ] = 10_000
    connections_per_address: Annotated[
        Most,
        Meta(
            description="How many of them can come from one address (IPv6: one /64); those that"
            " `proxies` pass on are counted for whom they come from."
        ),
    ] = 200
    first_byte_seconds: Annotated[
        Seconds,
        Meta(description="The seconds that whoever connects has to ask for something."),
    ] = 10.0

    # --- among strangers ---
    tables_per_guest: Annotated[
        Most, Meta(description="How many tables in play or waiting one guest can have opened.")
    ] = 20
    tables_per_address: Annotated[
        Most, Meta(description="How many of them can have been opened from one address.")
    ] = 60
    watchers_per_table: Annotated[
        Count,
        Meta(
            description="How many can watch a table; whoever has a seat there gets in all the same."
        ),
    ] = 1_000
    gone_seconds: Annotated[
        Seconds,
        Meta(
            description="After how many seconds away the host can be replaced by another player"
            " (a day where moves may take days)."
        ),
    ] = 120.0
    sleep_seconds: Annotated[
        Seconds,
        Meta(
            description="After how many seconds without a move, at a table without a clock, the"
            " others can let a bot play on."
        ),
    ] = 180.0
    device_link_minutes: Annotated[
        Seconds, Meta(description="For how long a private link moves a seat to another device.")
    ] = 15.0
    forbidden_words: Annotated[
        Path | None,
        Meta(description="A file with words, one on a line, that names and talk must not hold."),
    ] = None

    # --- keeping ---
    keep_waiting_days: Annotated[
        Days, Meta(description="After how many days a table that has not started is deleted.")
    ] = 7.0
    keep_playing_days: Annotated[
        Days, Meta(description="After how many days without a move a game is deleted (0: never).")
    ] = 180.0
    keep_over_days: Annotated[
        Days, Meta(description="After how many days a finished game is deleted (0: never).")
    ] = 0.0
    keep_guests_days: Annotated[
        Days,
        Meta(
            description="After how many days away a guest is deleted who sits at no table any more"
            " (after two if there is not even a name; 0: never)."
        ),
    ] = 60.0
    keep_reports_days: Annotated[
        Days, Meta(description="After how many days what was reported is deleted (0: never).")
    ] = 90.0

    # --- operating ---
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="What is logged: this and what is graver."),
    ] = "warning"
    log_format: Annotated[
        Literal["readable", "json"],
        Meta(description="How a line of the log is written: for people, or as JSON."),
    ] = "readable"
    access_log: Annotated[bool, Meta(description="Whether every request is logged.")] = False
    metrics: Annotated[
        Literal["local", "open", "off"],
        Meta(
            description="Who can read `/metrics`: this machine and whoever has the token, everyone,"
            " or nobody."
        ),
    ] = "local"
    metrics_token: Annotated[
        str, Meta(description="The token for `/metrics` (`Authorization: Bearer TOKEN`).")
    ] = ""
    drain_seconds: Annotated[
        Seconds,
        Meta(
            description="How long a server that has been asked to stop goes on while `/readyz`"
            " already says so, for a proxy to send people elsewhere."
        ),
    ] = 0.0

    # --- bots ---
    bot_workers: Annotated[
        Most, Meta(description="The number of processes in which bots think.")
    ] = 2
    bot_delay: Annotated[
        Seconds, Meta(description="The seconds for which a bot pauses at the normal pace.")
    ] = BOT_DELAY
    unattended_moves: Annotated[
        Count,
        Meta(
            description="How many moves the bots of a host play at once at tables that everybody"
            " has left; one more comes every five seconds."
        ),
    ] = 500
    pool_secret: Annotated[
        Path | None,
        Meta(
            description="The file with the secret of pools (`citadella bots`) that let bots think"
            " on other machines; not set: there are none."
        ),
    ] = None

    # --- cards and notices ---
    changed_cards: Annotated[
        bool, Meta(description="Whether tables go on whose card files have changed since.")
    ] = False
    push_key: Annotated[
        Path | None, Meta(description="The file with the key for notices to browsers.")
    ] = None
    push_contact: Annotated[
        str, Meta(description="Who answers for these notices: a `mailto:` or `https:` address.")
    ] = ""

    # --- e-mail ---
    smtp_host: Annotated[
        str,
        Meta(
            description="The mail server through which letters go (links to sign in); not set: no"
            " e-mail. It needs `mail_from` and `url`."
        ),
    ] = ""
    smtp_port: Annotated[Port, Meta(description="Its port.")] = 587
    smtp_security: Annotated[
        Literal["starttls", "tls", "none"],
        Meta(description="How the connection to it is secured: `starttls`, `tls` or `none`."),
    ] = "starttls"
    smtp_user: Annotated[str, Meta(description="The name to sign in with there, if needed.")] = ""
    smtp_password: Annotated[str, Meta(description="The password to sign in with there.")] = ""
    mail_from: Annotated[
        str, Meta(description="The address from which letters come, as in `hall@example.org`.")
    ] = ""


class SettingError(MalformedError):
    """A setting that does not exist or cannot be what it is set to."""


def fields() -> dict[str, Any]:
    """Return the type of every setting, with its sentence."""
    return get_type_hints(Settings, include_extras=True)


def sentence(name: str) -> str:
    """Return what a setting is about."""
    meta = [note for note in fields()[name].__metadata__ if isinstance(note, Meta)]
    return next(note.description for note in meta if note.description)


def read_settings(
    environment: Mapping[str, str], file: Path | None = None, **options: object
) -> Settings:
    """Return the settings of a file (named, or by the environment), the environment, and options.

    An option that is None has not been given. Raises SettingError, with one sentence.
    """
    named = environment.get(FILE)
    if file is None and named:
        file = Path(named)
    found: dict[str, Any] = {}
    if file is not None:
        for name, value in _in_file(file).items():
            found[name] = _as_set(name, value, f"in '{file}'")
    for variable, text in environment.items():
        if variable.startswith(PREFIX) and variable != FILE and variable not in OF_THE_TOOLS:
            name = variable.removeprefix(PREFIX).lower()
            if text:
                found[name] = _as_set(name, text, f"by {variable}")
    for name, value in options.items():
        if value is not None:
            found[name] = _as_set(name, value, "here")
    return Settings(**found)


def _in_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise SettingError(f"The settings '{file}' cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingError(f"The settings '{file}' are not TOML: {error}.") from None


def _as_set(name: str, value: object, where: str) -> object:
    """Return a value as a setting takes it; refuse a setting or a value that cannot be."""
    known = Settings.__struct_fields__
    if name not in known:
        close = difflib.get_close_matches(name, known, 1)
        hint = f"; is '{close[0]}' meant?" if close else "."
        raise SettingError(f"There is no setting '{name}' {where}{hint}")
    try:
        return msgspec.convert(value, fields()[name], strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        why = str(error).partition(" - at ")[0].replace("`", "")
        why = _out_of_range(name, value) or why[:1].lower() + why[1:]
        raise SettingError(f"The setting '{name}' is wrong {where}: {why}.") from None


def _notes(kind: Any) -> list[Meta]:
    """Return what is noted about a type and its parts."""
    mine = [note for note in getattr(kind, "__metadata__", ()) if isinstance(note, Meta)]
    return mine + [note for part in get_args(kind) for note in _notes(part)]


def _out_of_range(name: str, value: object) -> str:
    """Return how a number is too small or too great for a setting; nothing if it is neither."""
    bounds = _notes(fields()[name])
    least = next((note.ge for note in bounds if note.ge is not None), None)
    most = next((note.le for note in bounds if note.le is not None), None)
    try:
        float(str(value))
    except ValueError:
        return ""
    if least is None:
        return ""
    range_ = f"at least {least}" if most is None else f"from {least} to {most}"
    return f"{value} does not fit, it is {range_}"


def _path(kind: type[T], value: object) -> T:
    if kind is not Path or not isinstance(value, str | Path):
        raise TypeError(f"expected a path, got {type(value).__name__}")
    return Path(value)  # type: ignore[return-value]


def as_table() -> str:
    """Return all settings as a table in Markdown."""
    lines = ["| setting | variable | unless set | what it is |", "| --- | --- | --- | --- |"]
    plain = Settings()
    for name in Settings.__struct_fields__:
        value = getattr(plain, name)
        shown = "" if value is None or value == "" else f"`{msgspec.json.encode(value).decode()}`"
        lines.append(f"| `{name}` | `{PREFIX}{name.upper()}` | {shown} | {sentence(name)} |")
    return "\n".join(lines) + "\n"
