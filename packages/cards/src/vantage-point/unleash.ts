import {
  additionalCost,
  always,
  card,
  chosen,
  from,
  isUnrezzed,
  may,
  play,
  removeTagsAsCost,
  resolveSubroutine,
  rez,
  the,
  type,
} from '@paydata/engine/vocabulary'

export const unleash = card(
  'unleash',
  always(additionalCost('play', [removeTagsAsCost(1)], { cards: 'self' })),
  play(
    rez(chosen(from('installed', type('ice'), isUnrezzed), 'ice'), { ignore: 'all' }),
    may([resolveSubroutine(the('ice'), 'chosen')]),
  ),
)
