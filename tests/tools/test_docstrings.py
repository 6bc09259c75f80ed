"""Putting the docstrings of the sources into the C code of mypyc."""

from __future__ import annotations

from pathlib import Path

from tools.packaging.docstrings import document, with_docstrings

SOURCE = '''"""A toy."""

class Top:
    """It "spins"; 100 % — really?"""

    def spin(self, times):
        """Spin.

        Until it falls.
        """

    @property
    def falls(self):
        """Return whether it falls."""

    def plain(self):
        pass

def play(top):
    """Play with it."""
'''
CODE = r"""
static PyGetSetDef toy___Top_getseters[] = {
    {"speed",
     (getter)toy___Top_get_speed, (setter)toy___Top_set_speed,
     NULL, NULL},
    {"falls",
     (getter)toy___Top_get_falls,
    NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL}
};
static PyMethodDef toy___Top_methods[] = {
    {"spin",
     (PyCFunction)CPyPy_toy___Top___spin,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("spin($self, times)\n--\n\n")},
    {"plain",
     (PyCFunction)CPyPy_toy___Top___plain,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {NULL}  /* Sentinel */
};
static PyTypeObject CPyType_toy___Top_template_ = {
    .tp_doc = PyDoc_STR("Top()\n--\n\n"),
};
static PyMethodDef toymodule_methods[] = {
    {"play", (PyCFunction)CPyPy_toy___play, METH_KEYWORDS, PyDoc_STR(NULL) /* docstring */},
    {NULL, NULL, 0, NULL}
};
static struct PyModuleDef toymodule = {
    PyModuleDef_HEAD_INIT,
    "citadella.toy",
    NULL, /* docstring */
};
"""


def test_each_docstring_is_attached_to_its_definition() -> None:
    code = with_docstrings(CODE, SOURCE)

    assert r'PyDoc_STR("spin($self, times)\n--\n\n" "Spin.\n\nUntil it falls.")' in code
    assert 'NULL, PyDoc_STR("Return whether it falls."), NULL}' in code
    assert r'PyDoc_STR("Top()\n--\n\n" "It \042spins\042; 100 % \342\200\224 really\077")' in code
    assert 'METH_KEYWORDS, PyDoc_STR("Play with it.") /* docstring */' in code
    assert 'PyDoc_STR("A toy."), /* docstring */' in code
    assert "(setter)toy___Top_set_speed,\n     NULL, NULL}" in code
    assert code.count("PyDoc_STR(NULL)") == 1


def test_unexpected_code_is_not_changed() -> None:
    assert with_docstrings("int main;", SOURCE) == "int main;"


def test_a_copy_is_written_only_when_it_changes(tmp_path: Path) -> None:
    source = tmp_path / "src" / "citadella" / "toy.py"
    source.parent.mkdir(parents=True)
    source.write_text(SOURCE, encoding="utf-8")
    c_file = tmp_path / "__native_citadella___toy.c"
    c_file.write_text(CODE, encoding="utf-8")

    copy = document(c_file, tmp_path / "src")
    assert copy != c_file
    assert "Until it falls." in copy.read_text(encoding="utf-8")
    before = copy.stat().st_mtime_ns
    assert document(c_file, tmp_path / "src").stat().st_mtime_ns == before
    source.write_text(SOURCE.replace("Spin.", "Turn."), encoding="utf-8")
    assert '"Turn.' in document(c_file, tmp_path / "src").read_text(encoding="utf-8")


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    for name in ("init.c", "__native_citadella___gone.c"):
        assert document(tmp_path / name, tmp_path / "src") == tmp_path / name
