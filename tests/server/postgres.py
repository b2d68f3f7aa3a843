"""A PostgreSQL of our own, started as another user where we are root, and gone when the tests are over."""

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from harness import free_port


class NoPostgres(Exception):
    """There is none here, and none can be had."""


def binaries() -> Path:
    """Where initdb is; it is installed when that is possible."""
    for attempt in range(2):
        found = shutil.which("initdb")
        folders = [Path(found).parent] if found else []
        folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        for folder in folders:
            if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
                return folder
        if attempt == 0:
            install()
    raise NoPostgres("PostgreSQL is not here: install it (Debian: apt-get install postgresql) to run these tests")


def install() -> None:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise NoPostgres(
            "PostgreSQL is not here and cannot be installed without being root: apt-get install postgresql"
        )
    done = subprocess.run(
        ["apt-get", "install", "-y", "-q", "postgresql"], capture_output=True, timeout=300, check=False
    )
    if done.returncode:
        raise NoPostgres(f"apt-get could not install PostgreSQL: {done.stderr.decode()[-300:]}")


def as_somebody_else() -> list[str]:
    """PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return []
    names = {user.pw_name for user in pwd.getpwall()}
    return ["runuser", "-u", "postgres" if "postgres" in names else "nobody", "--"]


@contextmanager
def running() -> Iterator[str]:
    """The address of a fresh server, without a database name."""
    folder = binaries()
    home = Path(tempfile.mkdtemp(prefix="comptoir-pg-"))
    home.chmod(0o777)
    port = free_port()
    user = as_somebody_else()

    def run(*words: str) -> None:
        subprocess.run([*user, *words], check=True, capture_output=True, cwd="/", timeout=600)

    try:
        run(
            str(folder / "initdb"),
            "-D",
            f"{home}/data",
            "-U",
            "comptoir",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "-N",
        )
        options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c max_connections=60"
        run(str(folder / "pg_ctl"), "-D", f"{home}/data", "-o", options, "-l", f"{home}/log", "-w", "start")
        try:
            yield f"postgresql://comptoir@127.0.0.1:{port}"
        finally:
            run(str(folder / "pg_ctl"), "-D", f"{home}/data", "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def fresh(server: str) -> str:
    """The address of a new, empty database."""
    name = "t" + secrets.token_hex(6)
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f'create database "{name}"')  # type: ignore[arg-type]
    return f"{server}/{name}"
