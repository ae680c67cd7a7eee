import { always, card, costChange, installed, suffer, type, when } from '@paydata/engine/vocabulary'

export const ghosttongue = card(
  'ghosttongue',
  when(installed('self'), suffer('core', 1)),
  always(costChange('play', [type('event')], -1)),
)
