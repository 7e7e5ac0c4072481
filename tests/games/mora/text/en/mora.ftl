name = Mora
about = Lay a card in secret; the highest alone takes the pot.

decision-lay = Lay { $card }
decision-take_back = Take your card back

fact-dealt = { $cards ->
    [unknown] { $seat } is dealt three cards.
   *[other] { $seat } is dealt { $cards }.
}
fact-shown = { $seat } shows { $card }.
fact-won = { $seat } takes the pot.

option-pot = Points in the pot

reason-rounds = All three rounds were played.

part-points = Points
