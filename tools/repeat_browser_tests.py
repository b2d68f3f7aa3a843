"""The browser tests again and again beside a busy process on each core: `python tools/repeat_browser_tests.py`.

Every round is dealt other games.  Nothing may fail: a test that depends on the speed of the machine does so here.  The
exit code is the number of rounds that failed.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUSY = [sys.executable, "-c", "while True: pass"]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--deal", type=int, default=1, help="the deal of the first round; each round adds one")
    parser.add_argument("--quiet", action="store_true", help="without the busy processes")
    parser.add_argument("tests", nargs="*", default=["tests/e2e"], help="what pytest is to run")
    arguments = parser.parse_args()
    cores = 0 if arguments.quiet else os.cpu_count() or 1
    busy = [subprocess.Popen(BUSY) for _ in range(cores)]
    failed = 0
    try:
        for deal in range(arguments.deal, arguments.deal + arguments.times):
            began = time.monotonic()
            command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments.tests]
            code = subprocess.run(command, cwd=ROOT, env=os.environ | {"COMPTOIR_DEAL": str(deal)}).returncode
            failed += code != 0
            result = "FAILED" if code else "passed"
            print(f"deal {deal}: {result} in {time.monotonic() - began:.0f} s", flush=True)
    finally:
        for process in busy:
            process.kill()
            process.wait()
    print(f"{arguments.times - failed} of {arguments.times} rounds passed")
    return failed


if __name__ == "__main__":
    sys.exit(main())
