"""Installing a game of another distribution into a folder of its own, and running Comptoir with it.

The folder is put on the path of a new process: so the game is there for that process alone, and the environment of the
tests stays as it is.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import comptoir

COMPTOIR = Path(comptoir.__file__).parent.parent


def install(project: Path, work: Path) -> Path:
    """Build and install a distribution without any network; the folder it was installed into."""
    source, site = work / "source", work / "site"
    shutil.copytree(project, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    options = ["--quiet", "--no-build-isolation", "--no-deps", "--target", str(site), str(source)]
    uv = Path(sys.executable).with_name("uv")
    if uv.exists():
        command = [str(uv), "pip", "install", "--offline", "--python", sys.executable, *options]
    else:
        assert find_spec("pip"), "neither uv nor pip is here"
        command = [sys.executable, "-m", "pip", "install", "--no-index", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return site


def python(site: Path, *arguments: str, cwd: Path | None = None, said: str = "", code: int = 0) -> str:
    """What a Python that has the installed game prints; it must end with this exit code."""
    path = os.pathsep.join([str(site), str(COMPTOIR)])
    done = subprocess.run(
        [sys.executable, *arguments],
        input=said,
        capture_output=True,
        text=True,
        cwd=cwd or site,
        timeout=120,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "200", "LC_ALL": "C.UTF-8"},
    )
    assert done.returncode == code, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout + done.stderr if code else done.stdout


def run(site: Path, *words: str, said: str = "", code: int = 0) -> str:
    """What `comptoir` prints with the installed game; the errors too, where it is to fail."""
    return python(site, "-m", "comptoir", *words, said=said, code=code)
