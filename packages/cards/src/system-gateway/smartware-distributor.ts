import { card, clicks, paid, placeCounters, takeCredits, turnBegins, when } from '@paydata/engine/vocabulary'

export const smartwareDistributor = card(
  'smartware_distributor',
  paid([clicks()], [placeCounters('credit', 3)]),
  when(turnBegins('you'), takeCredits(1)),
)
