import {
  always,
  card,
  handSize,
  installed,
  memory,
  on,
  sabotage,
  suffer,
  when,
} from '@paydata/engine/vocabulary'

export const marrow = card(
  'marrow',
  always(memory(1)),
  always(handSize(3)),
  when(installed('self'), suffer('core', 1)),
  when(on({ what: ['scored'], by: 'corp' }), sabotage(1)),
)
