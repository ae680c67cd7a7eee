import {
  bound,
  card,
  chooseNumber,
  countersOn,
  damage,
  leastOf,
  placeCounters,
  removeCounters,
  sum,
  turnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const phatGioanBaotixita = card(
  'phat_gioan_baotixita',
  when(turnEnds('you'), placeCounters('power', 1)),
  when(
    { on: { what: ['scored', 'stolen'] }, first: 'turn' },
    chooseNumber('most', leastOf(2, countersOn('power'))),
    removeCounters('power', bound('most'), 'self', { as: 'removed' }),
    damage('net', sum(1, bound('removed'))),
  ),
)
