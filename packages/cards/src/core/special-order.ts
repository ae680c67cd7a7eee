import { addTo, card, play, search, subtype, the } from '@paydata/engine/vocabulary'

export const specialOrder = card(
  'special_order',
  play(search('stack', [subtype('icebreaker')], 'found'), addTo(the('found'), 'hand', { reveal: true })),
)
