"""`citadella serve --lan`: the address for friends on the same network, and its QR code."""

from __future__ import annotations

import io
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
import segno

from citadella.cli import address
from citadella.texts import LANGUAGES, Texts
from tests.cli.test_process import COMMAND, ENGLISH

LINK = "http://127.0.0.1:8001"


def code_of(link: str) -> str:
    out = io.StringIO()
    segno.make_qr(link).terminal(out, compact=True)
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_friends_on_the_network_get_a_link_and_a_qr_code(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(address, "network_host", lambda _: "192.168.7.5")
    address.tell_address(Texts(language), True, LINK)
    said = capsys.readouterr().out
    assert LINK in said
    assert "http://192.168.7.5:8001" in said
    assert code_of("http://192.168.7.5:8001") in said


def test_on_a_machine_without_a_network_the_server_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(address, "network_host", lambda _: "")
    texts = Texts("en")
    address.tell_address(texts, True, LINK)
    assert capsys.readouterr().out.splitlines() == [
        texts("serving", link=LINK),
        texts("serving-alone"),
    ]


def answers(host: str, port: int, seconds: float) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return True
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of 127.0.0.0/8")
@pytest.mark.parametrize("lan", [False, True])
def test_other_machines_can_connect_only_with_the_lan_option(lan: bool, tmp_path: Path) -> None:
    options = ["--no-browser", "--data", str(tmp_path), *(["--lan"] if lan else [])]
    with subprocess.Popen(
        [*COMMAND, "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENGLISH,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None
            first = process.stdout.readline()
            port = int(first.partition("127.0.0.1:")[2].split()[0])
            assert answers("127.0.0.1", port, 60)
            # 127.0.0.2 is this machine too, but reaches only a server listening on all addresses.
            assert answers("127.0.0.2", port, 1) == lan
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert errors.strip() == "Stopped."
