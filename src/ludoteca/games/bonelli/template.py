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
# An effect is `when`, `op`, and what else that operation takes; an amount is 1 if left out, 9 at
# most. optional = true: the player may decline. if = [...]: up to four conditions, all must hold.
#
# when: enter (once, from hand onto the contested Albo), active (as long as the card is), win, loss,
# tie (once, when the turn is decided), chosen (Albi only: once, when it is declared).
#
# Operations, what they do, and when they may happen:
"""
_MEANINGS = {
    "draw": "draw amount cards; who",
    "salvage": "take amount cards from the own discard pile; filter",
    "dig": "look at the top amount cards of the own deck and take one; filter",
    "peek_hand": 'see amount random cards of the opponent\'s hand, or "all"',
    "peek_albi": "see the next amount Albi of the deck",
    "discard_hand": 'discard amount hand cards; who, pick = "owner" or "random"',
    "deploy": "put one more hand card here; filter",
    "swap": "exchange a hand card for an own card here; filter",
    "cancel": 'a card is worth nothing this turn; amount or "all", filter, chooser',
    "shunt": "move amount cards to another Albo; filter, chooser",
    "fetch": "bring amount own cards here from other Albi; filter",
    "bounce": 'a card goes back to hand; amount or "all", filter, chooser',
    "destroy": 'a card goes to the discard pile; amount or "all", filter, chooser',
    "copy": "this card takes the value of another one here; filter",
    "boost": "amount to the own total, -9 to 9; per, each, cap",
    "hinder": "amount off the opponent's total; per, each, cap",
    "ward": "the opponent cannot touch own cards here; filter",
    "break_tie": "equal totals are a win",
    "bar_reinforce": "no reinforcements; who (opponent if left out)",
    "balloon": "take amount balloons from the reserve; who",
    "pay": "put amount balloons into the reserve; who",
    "steal": "take amount balloons from the opponent",
    "add_balloon": "put amount balloons on another Albo; chooser",
    "wow": 'amount WOW! tokens; to = "albo" (the one just won) or "player"',
    "lead": "the Protagonist card goes to who",
}
_MORE = """#
# who, chooser: "self" (if left out) or "opponent"; who also "both". draw, balloon, pay and steal
# take per, each and cap too: amount times a count, for every `each` of it, `cap` at most.
#
# Filters, for cards; all tests given must hold:
#   side = "own", "opponent" or "any"      type = ["weapon", "trap"]     character = ["zagor"]
#   entry = ["Z01"]     tag = ["forest"]     reinforce = true     min_value = 2     max_value = 5
#   others = true (not this card)     this = true (only this card)
# Counts, for per: one of
#   cards = FILTER     values = FILTER (the sum of their stars)     types = "own" or "opponent"
#   stat = "..." with of = "own" or "opponent"; for albi also colour = ["blue"]
#   stats: {stats}
# Conditions, for if: a count with min or max or both, or one of
#   lead = true     colour = ["blue"] (of the contested Albo)     as_reinforcement = true
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
# effects = [{{ when = "win", op = "wow", amount = 1 }}]
# source = "box"
"""


def template() -> str:
    """The pack as text; it lists the whole vocabulary."""
    operations = "".join(
        f"#   {op}: {_MEANINGS[op]} ({', '.join(TRIGGERS[op])})\n" for op in word.OPS
    )
    cards = _CARDS.format(deck=DECK, types=", ".join(word.TYPES))
    more = _MORE.format(stats=", ".join(word.STATS))
    return (
        _HEAD + cards + operations + more + _ALBI.format(albi=ALBI, colours=", ".join(word.COLOURS))
    )
