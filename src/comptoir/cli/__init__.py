"""The command line: `comptoir play`, `simulate`, `arena`, `replay`, `rules`, `box`, `bench`, `check`.

Every sentence comes from `locales/*/cli.ftl`.  Whatever people get wrong ends in one sentence on the error output and
exit code 2, never in a traceback.
"""

import os
import sys

from comptoir.core.errors import ComptoirError
from comptoir.locales import speaker

WRONG = 2


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    from comptoir.cli.parser import chosen_language, parse

    words = sys.argv[1:] if argv is None else argv
    say = speaker(chosen_language(words))
    try:
        arguments = parse(words, say)
        code: int = arguments.run(arguments, say)
        sys.stdout.flush()
        return code
    except ComptoirError as wrong:
        print(say("cli-error", message=say(wrong.key, **wrong.arguments)), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of a pipe has gone; nothing more can be told
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def entry() -> None:
    sys.exit(main())
