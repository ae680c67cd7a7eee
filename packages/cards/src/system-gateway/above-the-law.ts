import { card, chosen, from, may, scored, trash, type, when } from '@paydata/engine/vocabulary'

export const aboveTheLaw = card(
  'above_the_law',
  when(scored, may([trash(chosen(from('installed', type('resource'))))])),
)
