"""The wire is as it was stored: the description of the interface, the structs of the contract, and a real conversation.

A difference that is meant is stored by `python tests/snapshots/write.py wire`.
"""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "snapshots"))

import wire
from stored import check, read


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    return wire.served(tmp_path_factory.mktemp("wire"))


def test_the_messages_have_the_same_fields():
    check(read("messages"), wire.messages())


def test_the_interface_is_described_as_it_was(served):
    check(read("openapi"), served["openapi"])


def test_the_server_says_what_it_said(served):
    assert wire.is_veiled(served["conversation"])
    check(read("conversation"), served["conversation"])
