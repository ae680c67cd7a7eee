import {
  atLeast,
  card,
  counters,
  ifSo,
  loseCredits,
  mayPay,
  on,
  placeCounters,
  timesSince,
  trashThis,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const ameliaEarhart = card(
  'amelia_earhart',
  when(
    on({ what: ['runEnded'], server: ['hq', 'rnd'] }),
    ifSo(atLeast(timesSince('thisRun', { what: ['accessed'] }), 3), [placeCounters('power', 1)]),
  ),
  when(turnBegins('you'), mayPay([counters('power', 3), trashThis], { then: [loseCredits(10, 'corp')] })),
)
