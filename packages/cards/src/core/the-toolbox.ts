import { always, card, link, memory, recurring, subtype, usingOf } from '@paydata/engine/vocabulary'

export const theToolbox = card(
  'the_toolbox',
  always(memory(2), link(2)),
  recurring(2, usingOf(subtype('icebreaker'))),
)
