"""Write completion and the man page anew from the declared commands."""

from pathlib import Path

from companion.bootstrap import ROOT
from tests.shell.completion import bash, fish, zsh
from tests.shell.declared import program
from tests.shell.man import page

FILES = {
    "companion/cli/shell/bash/companion": bash,
    "companion/cli/shell/zsh/_companion": zsh,
    "companion/cli/shell/fish/companion.fish": fish,
    "companion/cli/shell/man/companion.1": page,
}


def written() -> dict[Path, str]:
    """Give each file with its text."""
    found = program()
    return {ROOT / name: write(found) for name, write in FILES.items()}


if __name__ == "__main__":
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
