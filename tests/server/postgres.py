"""A PostgreSQL of our own, started as another user where we are root, and gone when the tests are over."""

import os
import pwd
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from harness import free_port

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import provide

Missing = provide.Missing


def as_somebody_else() -> list[str]:
    """PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return []
    names = {user.pw_name for user in pwd.getpwall()}
    return ["runuser", "-u", "postgres" if "postgres" in names else "nobody", "--"]


@contextmanager
def running() -> Iterator[str]:
    """The address of a fresh server, without a database name."""
    folder = provide.provided("postgresql")
    home = Path(tempfile.mkdtemp(prefix="comptoir-pg-"))
    home.chmod(0o777)
    port = free_port()
    user = as_somebody_else()

    def run(*words: str) -> None:
        subprocess.run([*user, *words], check=True, capture_output=True, cwd="/", timeout=600)

    try:
        words = f"-D {home}/data -U comptoir -A trust -E UTF8 --no-locale -N"
        run(str(folder / "initdb"), *words.split())
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
        connection.execute(f'create database "{name}"')
    return f"{server}/{name}"


@contextmanager
def wanted(db: str | None) -> Iterator[str]:
    """The database a tool was told to use: a fresh file, a fresh PostgreSQL (`postgresql`), or one at an address."""
    if db == "postgresql":
        with running() as server:
            yield fresh(server)
    elif db:
        yield db
    else:
        with tempfile.TemporaryDirectory(prefix="comptoir-") as folder:
            yield f"sqlite:///{folder}/comptoir.db"
