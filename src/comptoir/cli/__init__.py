"""The command line: `comptoir` and its commands.

Every sentence comes from `locales/*/cli.ftl`.  A mistake of the user ends in one sentence on the error output and exit
code 2, never in a traceback.
"""

import os
import sys

from comptoir.core.errors import ComptoirError
from comptoir.locales import speaker

USER_ERROR = 2  # the exit code after a mistake of the user
INTERRUPTED = 130  # and after Ctrl-C


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
    except ComptoirError as error:
        print(say("cli-error", message=say(error.key, **error.arguments)), file=sys.stderr)
        return USER_ERROR
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # nobody reads the output any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def entry() -> None:
    """The program `comptoir`."""
    sys.exit(main())
