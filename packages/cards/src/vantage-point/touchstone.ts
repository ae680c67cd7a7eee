import {
  card,
  firstTime,
  placeCounters,
  running,
  spendHosted,
  type,
  when,
  whileSo,
} from '@paydata/engine/vocabulary'

export const touchstone = card(
  'touchstone',
  when(firstTime('turn', { what: ['played'], by: 'you', card: [type('event')] }), placeCounters('credit', 1)),
  whileSo(running(), spendHosted),
)
