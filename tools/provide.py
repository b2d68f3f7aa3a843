"""What the tests need beside Python and Node: `python tools/provide.py`.

Chromium, for the page, and PostgreSQL, for the store, come from Debian's packages.  What is not there is installed
where that is allowed (root, or sudo without a password); where it is not, what to do is said, and the tests that need
it are skipped and say so too.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path


class Missing(Exception):
    """Something is not here, and cannot be had."""


def chromium() -> Path | None:
    """The browser."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return Path(found) if found else None


def postgresql() -> Path | None:
    """The folder of initdb and pg_ctl: the newest of Debian's, or what is on the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    found = shutil.which("initdb")
    folders += [Path(found).parent] if found else []
    return next((one for one in folders if (one / "initdb").exists() and (one / "pg_ctl").exists()), None)


WANTED: dict[str, Callable[[], Path | None]] = {"chromium": chromium, "postgresql": postgresql}


def provided(package: str) -> Path:
    """Where it is; installed first when it is not there."""
    find = WANTED[package]
    found = find()
    if found is None:
        install(package)
        found = find()
    if found is None:
        raise Missing(f"{package} was installed, but cannot be found")
    return found


def install(package: str) -> None:
    advice = f"{package} is not here; to run the tests that need it: apt-get install {package}"
    if not shutil.which("apt-get"):
        raise Missing(f"{package} is not here and there is no apt-get to install it with")
    allowed = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if allowed and (not shutil.which("sudo") or subprocess.run([*allowed, "true"], capture_output=True).returncode):
        raise Missing(advice)
    print(f"Installing {package} ...", file=sys.stderr, flush=True)
    apt = [*allowed, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=120"]
    wish = [*apt, "install", "--no-install-recommends", package]
    done = subprocess.run(wish, capture_output=True, text=True)
    if done.returncode:  # the lists of packages may be old, or not there at all
        subprocess.run([*apt, "update"], capture_output=True)
        done = subprocess.run(wish, capture_output=True, text=True)
    if done.returncode:
        raise Missing(f"{advice} (apt-get says: {done.stderr.strip()[-300:]})")


def main(packages: list[str]) -> int:
    for package in packages or WANTED:
        try:
            provided(package)
        except Missing as missing:
            print(f"Some tests will be skipped: {missing}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
