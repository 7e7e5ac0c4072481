name = Mora
about = Giocate una carta in segreto; la più alta, se è sola, prende il piatto.

decision-lay = Gioca { $card }
decision-take_back = Riprendi la carta

fact-dealt = { $cards ->
    [unknown] { $seat } riceve tre carte.
   *[other] { $seat } riceve { $cards }.
}
fact-shown = { $seat } mostra { $card }.
fact-won = { $seat } prende il piatto.

option-pot = Punti nel piatto

reason-rounds = Sono state giocate tutte e tre le mani.

part-points = Punti
