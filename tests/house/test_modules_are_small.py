"""A module that outgrows one sitting of reading is split."""

from companion.bootstrap import ROOT

LIMIT = 400


def test_no_module_has_more_lines_than_one_sitting_can_read() -> None:
    modules = [
        path for room in ("companion", "screens", "tests") for path in ROOT.glob(f"{room}/**/*.py")
    ]
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in modules}
    assert lengths
    assert {path: length for path, length in lengths.items() if length > LIMIT} == {}
