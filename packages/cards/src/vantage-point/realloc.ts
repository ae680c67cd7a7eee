import {
  additionalCost,
  always,
  card,
  chosen,
  clicks,
  derez,
  forEach,
  from,
  gainCredits,
  isRezzed,
  play,
  propertyOf,
  the,
  type,
} from '@paydata/engine/vocabulary'

export const realloc = card(
  'realloc',
  always(additionalCost('play', [clicks()], { cards: 'self' })),
  play(
    forEach(
      chosen(from('installed', type('ice'), isRezzed), 'chosen', 2),
      'each',
      gainCredits(propertyOf('printedCost', the('each'))),
      derez(the('each')),
    ),
  ),
)
