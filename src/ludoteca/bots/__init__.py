"""Opponents: bots that know what their seat may know, and nothing else.

>>> import ludoteca
>>> from ludoteca.bots import bot, play
>>> match = play(ludoteca.game("corto").new(seats=2), [bot("greedy"), bot("random")])
"""

from ludoteca.bots.levels import LEVELS, bot
from ludoteca.bots.runner import play
from ludoteca.bots.search import Search, Study
from ludoteca.bots.sight import Bot, Sight
from ludoteca.bots.simple import Greedy, Random

__all__ = ["LEVELS", "Bot", "Greedy", "Random", "Search", "Sight", "Study", "bot", "play"]
