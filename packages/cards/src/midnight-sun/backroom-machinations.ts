import {
  additionalCost,
  always,
  becomeAgenda,
  card,
  play,
  removeTagsAsCost,
} from '@paydata/engine/vocabulary'

export const backroomMachinations = card(
  'backroom_machinations',
  always(additionalCost('play', [removeTagsAsCost(1)], { cards: 'self' })),
  play(becomeAgenda('self', 1)),
)
