"""Write all vectors anew: `python -m tests.vectors.generate`."""

from pathlib import Path

from tests.vectors.generate import files

if __name__ == "__main__":
    files.write(Path(__file__).parents[1])
