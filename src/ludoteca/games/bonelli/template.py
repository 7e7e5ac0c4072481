"""An empty pack with explanations, for an owner of the box to fill in."""

from __future__ import annotations

from ludoteca.games.bonelli import vocabulary as word
from ludoteca.games.bonelli.check import TRIGGERS
from ludoteca.games.bonelli.position import ALBI, DECK

_HEAD = """\
# A pack for Bonelli Kids. Write down what your cards say, then run: ludoteca pack check FILE
# Names may be given in four languages; only it = "..." is needed.

[pack]
id = "my_box"
game = "bonelli"
name = { it = "La mia scatola" }
wow_points = 2  # what a WOW! token is worth at the end

# Two heroes or more, each with a hand limit of 5 to 12 and 1 to 4 Characters.
[[hero]]
id = "zagor"
name = { it = "Zagor" }
hand_limit = 6
characters = [
  { id = "zagor", name = { it = "Zagor" } },
  { id = "cico", name = { it = "Cico" } },
]

[[hero]]
id = "martin"
name = { it = "Martin Mystère" }
hand_limit = 8
characters = [
  { id = "martin", name = { it = "Martin" } },
  { id = "java", name = { it = "Java" } },
]
"""
_CARDS = """
# Cards: {deck} of each hero, copies counted. One entry for all copies of a card.
#
# [[card]]
# id = "Z01"                 # any word, used once
# hero = "zagor"
# copies = 3                 # 1 if left out
# name = {{ it = "..." }}
# type = "character"         # {types}
# character = "zagor"        # for Characters only
# value = 6                  # the stars, -9 to 20
# reinforce = true           # if it has the icon
# tags = ["forest"]          # words of your own, for filters
# effects = [
#   {{ when = "enter", op = "draw", amount = 1 }},
#   {{ when = "active", op = "boost", amount = 2,
#     if = [{{ cards = {{ side = "own", character = ["zagor"] }}, min = 1 }}] }},
#   {{ when = "enter", op = "cancel", optional = true,
#     filter = {{ side = "opponent", type = ["weapon", "object"] }} }},
# ]
# text = {{ it = "..." }}      # instead of the text made from the effects
# source = "box"
#
# Operations, and when they may happen:
"""
_ALBI = """
# Albi: {albi} of them.
#
# [[albo]]
# id = "O1"
# name = {{ it = "..." }}
# colour = "orange"          # {colours}
# cards = {{ min = 1, max = 3 }}
# ban = {{ type = ["weapon"] }}  # cards that may not be played here
# reinforce = true
# score = [{{ rule = "flat", points = 3 }}]
#   also: {{ rule = "series", table = [1, 3, 6] }}, {{ rule = "rainbow", points = 1, max = 4 }},
#   {{ rule = "set", colour = "blue", need = 2, points = 4, otherwise = 1 }},
#   {{ rule = "per", stat = "balloons", each = 2, points = 1, max = 4 }},
#   {{ rule = "most", stat = "albi", points = 3, otherwise = 0 }}
#   stats: {stats}
# effects = [{{ when = "win", op = "wow", amount = 1 }}]
# source = "box"
"""


def template() -> str:
    """The pack as text; it lists the whole vocabulary."""
    operations = "".join(f"#   {op}: {', '.join(TRIGGERS[op])}\n" for op in word.OPS)
    cards = _CARDS.format(deck=DECK, types=", ".join(word.TYPES))
    colours, stats = ", ".join(word.COLOURS), ", ".join(word.STATS)
    return _HEAD + cards + operations + _ALBI.format(albi=ALBI, colours=colours, stats=stats)
