"""Installs what the tests need beside Python and Node: `python tools/provide.py`.

Chromium, for the page, and PostgreSQL, for the store, come from Debian's packages.  What is not there is installed
where that is allowed (root, or sudo without a password); where it is not, a message says what to do, and the tests that
need it are skipped.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path


class Missing(Exception):
    """A package that is not installed, and cannot be."""


def chromium() -> Path | None:
    """The program of the browser."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return Path(program) if program else None


def postgresql() -> Path | None:
    """The folder of initdb and pg_ctl: the newest of Debian's, or what is on the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    initdb = shutil.which("initdb")
    folders += [Path(initdb).parent] if initdb else []
    return next((one for one in folders if (one / "initdb").exists() and (one / "pg_ctl").exists()), None)


PACKAGES: dict[str, Callable[[], Path | None]] = {"chromium": chromium, "postgresql": postgresql}


def provided(package: str) -> Path:
    """Where a package is; it is installed first when it is not there."""
    find = PACKAGES[package]
    path = find()
    if path is None:
        install(package)
        path = find()
    if path is None:
        raise Missing(f"{package} was installed, but cannot be found")
    return path


def install(package: str) -> None:
    """Install a package of Debian, or raise `Missing`."""
    advice = f"{package} is not here; to run the tests that need it: apt-get install {package}"
    if not shutil.which("apt-get"):
        raise Missing(f"{package} is not here and there is no apt-get to install it with")
    allowed = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if allowed and (not shutil.which("sudo") or subprocess.run([*allowed, "true"], capture_output=True).returncode):
        raise Missing(advice)
    print(f"Installing {package} ...", file=sys.stderr, flush=True)
    apt = [*allowed, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=120"]
    command = [*apt, "install", "--no-install-recommends", package]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:  # the lists of packages may be old, or not there at all
        subprocess.run([*apt, "update"], capture_output=True)
        result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise Missing(f"{advice} (apt-get: {result.stderr.strip()[-300:]})")


def main(packages: list[str]) -> int:
    for package in packages or PACKAGES:
        try:
            provided(package)
        except Missing as missing:
            print(f"Some tests will be skipped: {missing}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
