"""`comptoir serve` and `comptoir verify` as one types them: what works, and everything one can get wrong."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

import comptoir
from comptoir.cli import main

ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(comptoir.__file__).parent.parent), "PYTHONUNBUFFERED": "1"}


@pytest.fixture
def refused(capsys, monkeypatch, tmp_path):
    """refused("serve", "--port", "x") -> the sentence in English; it is said in French too, and nothing is served."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "500")
    monkeypatch.setattr("comptoir.server.serve.uvicorn.Server.run", lambda *_, **__: pytest.fail("it serves"))

    def call(*words: str) -> str:
        said = {}
        for language in ("en", "fr"):
            assert main([*words, "--lang", language]) == 2
            out, err = capsys.readouterr()
            assert out == ""
            assert len(err.strip().splitlines()) == 1, err
            assert not re.search(r"\b(cli|server|box|unknown|bad)-[a-z-]+\b|Traceback|\{", err), err
            said[language] = err.strip()
        assert said["en"] != said["fr"]
        return said["en"]

    return call


def test_a_box_that_does_not_fit_is_refused_before_anything_is_served(refused, tmp_path):
    ours = comptoir.game("village").box_text
    boxes = {
        "broken.toml": "this is [not toml",
        "empty.toml": "",
        "binary.toml": "\0\1\2",
        "other.toml": comptoir.game("column").box_text,
        "cut.toml": ours[: len(ours) // 2],
        "edited.toml": ours.replace("black_monks = 4", 'black_monks = "four"', 1),
    }
    for name, text in boxes.items():
        (tmp_path / name).write_text(text)
        assert refused("serve", "--box", f"village={name}")
    (tmp_path / "latin.toml").write_bytes("título = 'é'".encode("latin-1"))
    assert refused("serve", "--box", "village=latin.toml")
    assert "nowhere.toml" in refused("serve", "--box", "village=nowhere.toml")
    assert refused("serve", "--box", f"village={tmp_path}")
    (tmp_path / "good.toml").write_text(ours)
    assert "chess" in refused("serve", "--box", "chess=good.toml")
    for text in ("village", "village=", "=good.toml", ""):
        assert refused("serve", "--box", text)


@pytest.mark.parametrize(
    "words",
    [
        "--port 65536",
        "--port -1",
        "--port http",
        "--workers 0",
        "--workers many",
        "--bot-workers 0",
        "--workers 2",
        "--host nowhere.invalid --port 0",
        "--db mysql://localhost/x",
        "--db nonsense",
        "--db sqlite:////dev/null/x.db",
        "--db postgresql://u:geheim@127.0.0.1:1/x",
        "--flags",
    ],
)
def test_what_cannot_be_served_is_told_in_one_sentence(refused, words, tmp_path):
    usual = [] if "--db" in words else ["--db", f"sqlite:///{tmp_path / 'x.db'}"]
    assert "geheim" not in refused("serve", *words.split(), *usual)


def test_a_port_that_is_taken_is_named(refused, tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused("serve", "--port", port, "--db", f"sqlite:///{tmp_path / 'x.db'}")


def test_serve_opens_the_table_with_the_box_that_was_given_and_closes_it_in_good_order(tmp_path):
    box = comptoir.game("village").box_text + "\n# mine\n"
    (tmp_path / "mine.toml").write_text(box)
    words = ["serve", "--port", "0", "--lang", "en", "--box", f"village={tmp_path / 'mine.toml'}"]
    command = [sys.executable, "-m", "comptoir", *words]
    environment = ENVIRONMENT | {"XDG_DATA_HOME": str(tmp_path / "data")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            url = line.split()[4]
            assert line.startswith("Comptoir is open at http://localhost:")
            games = {game["name"]: game for game in patient(url + "/api/games").json()}
            assert games["village"]["box"] == comptoir.game("village", str(tmp_path / "mine.toml")).box_hash
            assert games["village"]["box"] != comptoir.game("village").box_hash
            assert games["orleans"]["box"] == comptoir.game("orleans").box_hash
            assert (tmp_path / "data" / "comptoir" / "comptoir.db").is_file()
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0


def patient(url: str) -> httpx.Response:
    for _ in range(300):
        try:
            return httpx.get(url, timeout=60)
        except httpx.ConnectError:
            time.sleep(0.1)
    return httpx.get(url, timeout=60)


def test_a_file_that_is_no_record_is_refused(refused, tmp_path):
    for name, text in {
        "empty.json": "",
        "list.json": "[]",
        "other.json": '{"a": 1}',
        "deep.json": "[" * 100_000,
    }.items():
        (tmp_path / name).write_text(text)
        assert refused("verify", name)
    assert "nowhere.json" in refused("verify", "nowhere.json")
    running = {"format": "comptoir-running-1", "game": "village"}
    (tmp_path / "running.json").write_text(json.dumps(running))
    assert refused("verify", "running.json")
