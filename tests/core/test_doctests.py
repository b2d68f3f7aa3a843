"""The examples in docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import comptoir

PACKAGE = Path(comptoir.__file__).parent
MODULES = sorted(
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in PACKAGE.rglob("*.py")
    if ">>> " in path.read_text(encoding="utf-8")
)


@pytest.mark.skipif(comptoir.compiled(), reason="compiled functions have no source to find examples in")
@pytest.mark.parametrize("name", MODULES)
def test_examples(name):
    result = doctest.testmod(import_module(name))
    assert result.attempted > 0
    assert result.failed == 0


def test_the_public_interface_has_examples():
    for name in ("comptoir", "comptoir.core.state", "comptoir.core.record", "comptoir.bots.spec"):
        assert name in MODULES
