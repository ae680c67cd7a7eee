import { card, installed, may, placeCounters, subtype, type, when } from '@paydata/engine/vocabulary'

export const cookbook = card(
  'cookbook',
  when(installed([type('program'), subtype('virus')], 'you'), may([placeCounters('virus', 1, 'it')])),
)
