name = Mora
about = Posez une carte en secret ; la plus forte, si elle est seule, prend le pot.

decision-lay = Poser { $card }
decision-take_back = Reprendre sa carte

fact-dealt = { $cards ->
    [unknown] { $seat } reçoit trois cartes.
   *[other] { $seat } reçoit { $cards }.
}
fact-shown = { $seat } montre { $card }.
fact-won = { $seat } prend le pot.

option-pot = Points dans le pot

reason-rounds = Les trois manches ont été jouées.

part-points = Points
