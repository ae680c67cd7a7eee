import {
  additionalCost,
  always,
  card,
  chosen,
  damage,
  from,
  isOther,
  ownedBy,
  scored,
  trashOf,
  when,
} from '@paydata/engine/vocabulary'

export const azefProtocol = card(
  'azef_protocol',
  always(
    additionalCost('score', [trashOf(chosen(from('installed', ownedBy('corp'), isOther)))], {
      cards: 'self',
    }),
  ),
  when(scored, damage('meat', 2)),
)
