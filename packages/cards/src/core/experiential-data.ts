import { always, card, from, protecting, strength, type } from '@paydata/engine/vocabulary'

export const experientialData = card(
  'experiential_data',
  always(strength(from('installed', type('ice'), protecting(['here'])), 1)),
)
