"""The installed games, as a form and a client need to know them."""

from __future__ import annotations

from functools import cache

from ludoteca.core import options as declared
from ludoteca.core.decisions import Kind
from ludoteca.core.game import Game
from ludoteca.core.registry import game as find_game
from ludoteca.core.registry import game_names
from ludoteca.site import wire
from ludoteca.site.house import packs_of
from ludoteca.site.seating import bot_names


@cache
def games_info() -> wire.GamesInfo:
    return wire.GamesInfo([_game_info(find_game(name)) for name in game_names()])


def _game_info(game: Game) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        least_seats=game.seats[0],
        most_seats=game.seats[-1],
        options=[_option_info(spec) for spec in game.options.specs.values()],
        decisions=[_decision_info(kind) for kind in game.decisions.kinds],
        packs=packs_of(game),
        parts=list(game.parts),
        reasons=list(game.reasons),
        bots=bot_names(),
    )


def _option_info(spec: declared.OptionSpec) -> wire.OptionInfo:
    per_seat = isinstance(spec, declared.PerSeat)
    one = spec.each if isinstance(spec, declared.PerSeat) else spec
    info = wire.OptionInfo(spec.name, "choice", per_seat, [], None, None, spec.default)
    if isinstance(one, declared.Choice):
        info.values = list(one.values)
        info.kind = "flag" if one.values == ("off", "on") else "choice"
    elif isinstance(one, declared.Number):
        info.kind, info.least, info.most = "number", one.least, one.most
    elif isinstance(one, declared.SetOf):
        info.kind, info.values, info.most = "set", list(one.words), one.most
    elif isinstance(one, declared.Pick):
        info.kind, info.values = "pick", list(one.words)
        info.least, info.most = one.least, one.most
    else:
        raise TypeError(f"the wire contract has no form for option {spec.name}")
    return info


def _decision_info(kind: Kind) -> wire.DecisionInfo:
    arguments = [
        wire.ArgumentInfo(name, domain.name, list(domain.names) if domain.names else None)
        for name, domain in kind.arguments.items()
    ]
    return wire.DecisionInfo(kind.name, kind.word, kind.free, arguments)
