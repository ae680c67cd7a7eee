import {
  card,
  counters,
  firstTime,
  mayPay,
  on,
  ownedBy,
  placeCounters,
  sabotage,
  when,
} from '@paydata/engine/vocabulary'

export const cacophony = card(
  'cacophony',
  when(
    firstTime('turn', { what: ['stolen', 'trashed'], by: 'you', card: [ownedBy('corp')] }),
    placeCounters('power', 1),
  ),
  when(
    on({ what: ['actionPhaseEnded'], by: 'you' }),
    mayPay([counters('power', 2)], { then: [sabotage(3)] }),
  ),
)
