import {
  always,
  card,
  installed,
  memory,
  placeCounters,
  subtype,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const grimoire = card(
  'grimoire',
  always(memory(2)),
  when(installed([type('program'), subtype('virus')], 'you'), placeCounters('virus', 1, 'it')),
)
