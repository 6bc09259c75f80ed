"""Settings: their sources, their precedence, and one-sentence error messages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citadella.server.settings import SettingError, Settings, description, read_settings
from tools.generate.settings_page import PAGE, written


def test_the_settings_page_is_up_to_date_and_every_setting_is_described() -> None:
    assert PAGE.read_text("utf-8") == written()
    for name in Settings.__struct_fields__:
        assert re.fullmatch(r"[A-Z].*\.", description(name)), name


def test_options_override_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "citadella.toml"
    file.write_text('port = 1\nhost = "::"\nbot_workers = 5\n')
    environment = {"CITADELLA_SETTINGS": str(file), "CITADELLA_PORT": "2", "CITADELLA_HOST": ""}
    assert read_settings(environment, port=3, host=None) == Settings(
        port=3, host="::", bot_workers=5
    )
    assert read_settings(environment).port == 2
    assert read_settings({"CITADELLA_PORT": "2"}, file).port == 2
    assert read_settings({}, file).port == 1


def test_environment_variables_can_set_booleans_paths_and_numbers() -> None:
    environment = {
        "CITADELLA_BROWSER": "false",
        "CITADELLA_DATA": "/somewhere",
        "CITADELLA_BOT_DELAY": "0.5",
        "CITADELLA_CHROMIUM": "/of/the/tests",
        "PATH": "/bin",
    }
    wanted = Settings(browser=False, data=Path("/somewhere"), bot_delay=0.5)
    assert read_settings(environment) == wanted


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("prot = 1", "Unknown setting 'prot' in '.*'; did you mean 'port'?"),
        (
            "port = 70000",
            "Invalid value for the setting 'port' in '.*': expected a number between 0",
        ),
        ('port = "many"', "Invalid value for the setting 'port' in '.*': expected int"),
        ("data = 3", "Invalid value for the setting 'data' in '.*': expected a path, got int"),
        ("port = ", "The settings file '.*' is not valid TOML: .+"),
    ],
)
def test_an_invalid_settings_file_is_reported_in_one_line(
    tmp_path: Path, text: str, problem: str
) -> None:
    file = tmp_path / "citadella.toml"
    file.write_text(text)
    with pytest.raises(SettingError, match=problem) as caught:
        read_settings({}, file)
    assert "\n" not in str(caught.value)


def test_errors_name_a_missing_file_an_unknown_variable_and_a_wrong_value(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match=r"nothing\.toml' cannot be read: No such file"):
        read_settings({}, tmp_path / "nothing.toml")
    with pytest.raises(
        SettingError, match="Unknown setting 'nonsense' in the variable CITADELLA_NONSENSE"
    ):
        read_settings({"CITADELLA_NONSENSE": "1"})
    with pytest.raises(
        SettingError, match="'browser' in the variable CITADELLA_BROWSER: expected bool"
    ):
        read_settings({"CITADELLA_BROWSER": "perhaps"})
    with pytest.raises(
        SettingError, match="'workers' in the options: expected a number of at least 1, got 0"
    ):
        read_settings({}, workers=0)
