"""An editable install runs the sources, even if modules were compiled before."""

from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from tests.build.project import TOY, Project, holds_extension

SENTENCE = "citadella: an editable install runs the sources as plain Python."
# A script that puts the paths of the editable install first in `sys.path` and prints a price.
PRICE = (
    "import os, site, sys; before = list(sys.path); site.addsitedir(os.environ['PYTHONPATH'])\n"
    "sys.path[:0] = [path for path in sys.path if path not in before]\n"
    "from citadella.rules import card; print(card.Card().price(), card.__file__)"
)


def test_edits_of_the_sources_take_effect_without_reinstalling(toy: Project) -> None:
    wheel = toy.build("editable")
    source = toy.package / "rules" / "card.py"

    assert toy.sentences() == [SENTENCE]
    assert not holds_extension(wheel)
    assert toy.run(wheel, PRICE) == f"1 {source}"
    toy.write({"rules/card.py": TOY["rules/card.py"].replace("return 1", "return 20")})
    assert toy.run(wheel, PRICE) == f"20 {source}"


def test_a_compiled_module_left_beside_its_source_is_removed_and_reported(toy: Project) -> None:
    hiding = toy.package / "rules" / f"card{EXTENSION_SUFFIXES[0]}"
    hiding.write_bytes(b"an earlier build")

    toy.build("editable")

    name = hiding.relative_to(toy.folder)
    assert toy.sentences() == [f"citadella: removed {name}, which hid its source.", SENTENCE]
    assert toy.extensions_left() == []


def test_compiling_in_place_is_rejected(toy: Project) -> None:
    with pytest.raises(AssertionError, match="in the source folder would hide edits"):
        toy.python("setup.py", "build_ext", "--inplace")

    assert toy.extensions_left() == []
