import {
  always,
  card,
  chosen,
  from,
  mayPay,
  memory,
  on,
  placeCounters,
  running,
  spendHosted,
  trashOf,
  type,
  when,
  whileSo,
} from '@paydata/engine/vocabulary'

export const methuselah = card(
  'methuselah',
  always(memory(1)),
  when(
    on({ what: ['runBegan'] }),
    mayPay([trashOf(chosen(from('grip', type('hardware'))))], { then: [placeCounters('credit', 2)] }),
  ),
  whileSo(running(), spendHosted),
)
