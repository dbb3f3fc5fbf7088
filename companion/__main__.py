"""Starts Companion; a checkout runs it in an environment of its own, which is installed at once."""

import sys

if __name__ == "__main__" and not __package__:
    # `python3 companion` puts this folder on the path, where locale/ hides Python's own locale.
    sys.path.pop(0)
    from os.path import abspath, dirname

    sys.path.insert(0, dirname(dirname(abspath(__file__))))
    from companion.bootstrap import start

    sys.exit(start(sys.argv[1:]))

if __name__ == "__main__":
    try:
        from companion.cli import main

        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
