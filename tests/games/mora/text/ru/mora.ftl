name = Мора
about = Положите карту втайне; самая старшая, если она одна, берёт банк.

decision-lay = Положить { $card }
decision-take_back = Забрать свою карту

fact-dealt = { $cards ->
    [unknown] { $seat } получает три карты.
   *[other] { $seat } получает карты: { $cards }.
}
fact-shown = { $seat } показывает { $card }.
fact-won = { $seat } берёт банк.

option-pot = Очков в банке

reason-rounds = Сыграны все три круга.

part-points = Очки
