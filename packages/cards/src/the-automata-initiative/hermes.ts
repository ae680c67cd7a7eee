import {
  addTo,
  always,
  card,
  chosen,
  from,
  isUnrezzed,
  memory,
  scoredOrStolen,
  when,
} from '@paydata/engine/vocabulary'

export const hermes = card(
  'hermes',
  always(memory(1)),
  when(scoredOrStolen(), addTo(chosen(from('installed', isUnrezzed)), 'hand')),
)
