"""Views, menus and sentences of short random games, as JSON, for the tests of the page."""

import json
import random
import sys
from pathlib import Path
from typing import Any

import comptoir
from comptoir.locales import LANGUAGES, catalogue, translate

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "core"))
from sealed_bids import AUCTION

LOOKS = 4  # views taken of one game
TURNS = 2  # views taken of each verb on a menu, for the games that are looked at closer
CLOSER = ("hermagor",)  # games whose tests want to see every verb
LONGEST = 700  # decisions; a game that takes longer is left there


def scene(game: Any, state: Any, seat: int | None) -> dict[str, Any]:
    """What a seat sees, with its menu as the server words it."""
    menu = []
    for action in state.menu(seat) if seat is not None else []:
        verb = game.vocabulary.verb(action)
        key, arguments = game.describe_action(state, seat, action)
        entry = {"word": game.word(action), "verb": verb.name, "about": verb.arguments(action)}
        menu.append(entry | {"key": key, "arguments": arguments, "idle": False, "final": False})
    return {
        "game": game.name,
        "players": int(state.players),
        "seat": seat,
        "view": state.view(seat),
        "manner": game.message_context(state),
        "menu": menu,
    }


def main() -> None:
    scenes: list[dict[str, Any]] = []
    turns: list[dict[str, Any]] = []
    said: dict[str, tuple[str, dict[str, Any]]] = {}
    for name in comptoir.game_names():
        game = comptoir.game(name)
        shown: dict[str, int] = {}
        for players in (game.least_players, game.most_players):
            dice = random.Random(players)
            state = game.new(players, seed=players, journal=True)
            look = dice.randrange(1, 20)
            taken = [scene(game, state, 0), scene(game, state, None)]
            while not state.over and state.decisions < LONGEST:
                seat = dice.choice(state.asked)
                for action in state.menu(seat):
                    described = game.describe_action(state, seat, action)
                    said.setdefault(repr(described), described)
                prompt = game.prompt(state, seat)
                assert prompt is not None
                said.setdefault(repr(prompt), prompt)
                verbs_on_menu = {game.vocabulary.verb(action).name for action in state.menu(seat)}
                if name in CLOSER and any(shown.get(verb, 0) < TURNS for verb in verbs_on_menu):
                    turns.append(scene(game, state, seat))
                    shown |= {verb: shown.get(verb, 0) + 1 for verb in verbs_on_menu}
                if state.decisions >= look and len(taken) < LOOKS:
                    taken.append(scene(game, state, seat))
                    look = state.decisions + dice.randrange(20, 60)
                state.play(seat, dice.choice(state.menu(seat)))
            scenes += [*taken, scene(game, state, 0)]
            said |= {repr(note): note for note in state.journal_for(0)[:150]}
    strange = unknown_game()
    names = {seat: f"Zoé {seat}" for seat in range(5)}
    sentences = []
    for key, arguments in list(said.values())[:: max(1, len(said) // 2500)]:
        known = arguments | ({"player": names[arguments["seat"]]} if "seat" in arguments else {})
        told = {language: translate(language, key, **known) for language in LANGUAGES}
        sentences.append({"key": key, "args": arguments} | told)
    games = [comptoir.game(name) for name in comptoir.game_names()]
    verbs = {game.name: [verb.name for verb in game.vocabulary.verbs] for game in games}
    kinds = {kind.name for game in games for verb in game.vocabulary.verbs for kind in (verb.x, verb.y) if kind}
    json.dump(
        {"scenes": scenes, "turns": turns, "sentences": sentences, "verbs": verbs, "kinds": sorted(kinds)}
        | {"strange": strange, "core": {language: catalogue(language, "core") for language in LANGUAGES}},
        sys.stdout,
    )


def unknown_game() -> list[dict[str, Any]]:
    """A whole game that the page was not built with, as a player and as a spectator see it."""
    dice = random.Random(1)
    state = AUCTION.new(3, seed=1)
    scenes = []
    while True:
        scenes += [scene(AUCTION, state, 0), scene(AUCTION, state, None)]
        if state.over:
            return scenes
        seat = dice.choice(state.asked)
        state.play(seat, dice.choice(state.menu(seat)))


def kinds(name: str) -> None:
    """One scene for each question and verb of a game that some forty random games come across."""
    game = comptoir.game(name)
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    for seed in range(40):
        dice = random.Random(seed)
        state = game.new(game.least_players + seed % (game.most_players - game.least_players + 1), seed=seed)
        while not state.over and state.decisions < LONGEST:
            seat = dice.choice(state.asked)
            prompt = game.prompt(state, seat)
            assert prompt is not None
            verbs = {game.vocabulary.verb(action).name for action in state.menu(seat)}
            new = [(prompt[0], verb) for verb in verbs if (prompt[0], verb) not in found]
            if new:
                shown = scene(game, state, seat)
                found |= dict.fromkeys(new, shown)
            state.play(seat, dice.choice(state.menu(seat)))
    scenes = {id(one): one for one in found.values()}
    json.dump(list(scenes.values()), sys.stdout)


if len(sys.argv) > 1:
    kinds(sys.argv[1])
else:
    main()
