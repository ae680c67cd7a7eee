import {
  always,
  canAdvance,
  card,
  counters,
  draw,
  gainCredits,
  mayPay,
  paid,
  together,
  trashThis,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const charlotteCacador = card(
  'charlotte_cacador',
  always(canAdvance),
  when(turnBegins('you'), mayPay([counters('advancement')], { then: [together(gainCredits(4), draw(1))] })),
  paid([trashThis, counters('advancement')], [gainCredits(3)]),
)
