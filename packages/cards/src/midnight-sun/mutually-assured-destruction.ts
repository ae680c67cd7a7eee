import {
  additionalCost,
  always,
  anyNumber,
  bound,
  card,
  clicks,
  from,
  giveTags,
  isRezzed,
  ownedBy,
  play,
  trash,
} from '@paydata/engine/vocabulary'

export const mutuallyAssuredDestruction = card(
  'mutually_assured_destruction',
  always(additionalCost('play', [clicks(2)], { cards: 'self' })),
  play(
    trash(anyNumber(from('installed', ownedBy('corp'), isRezzed)), 'you', { as: 'trashed' }),
    giveTags(bound('trashed')),
  ),
)
