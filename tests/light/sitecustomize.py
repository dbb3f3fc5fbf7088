"""Keys of PINs are derived lightly in tests, and in the programs that tests start.

Python loads this module by its name wherever its folder stands on the path. What a PIN really costs
has a test of its own, and so have files that were written at that cost: they ask for `full_pins`.
"""

import hashlib
import os
from pathlib import Path

OF_A_PIN, LIGHT = 2**16, 2
ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join((str(Path(__file__).parent), str(ROOT)))
FULL = "FULL_PINS"
derive = hashlib.scrypt


def scrypt(password: bytes, *, n: int, **more: object) -> bytes:
    """Derive a key; that of a PIN costs next to nothing, unless its full cost is asked for."""
    light = n == OF_A_PIN and FULL not in os.environ
    return derive(password, n=LIGHT if light else n, **more)  # type: ignore[arg-type]


hashlib.scrypt = scrypt  # type: ignore[assignment]
