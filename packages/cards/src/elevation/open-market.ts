import {
  always,
  card,
  emptied,
  installed,
  load,
  spendFor,
  subtype,
  takeCredits,
  trash,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const openMarket = card(
  'open_market',
  when(installed('self'), load(6, 'credit')),
  when(emptied, trash('self')),
  always(spendFor({ to: ['install'], where: [type('resource'), subtype('connection', 'job')] })),
  when(turnBegins('you'), takeCredits(1)),
)
