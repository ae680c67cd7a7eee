import {
  always,
  boosts,
  breaks,
  card,
  countOf,
  credits,
  from,
  strength,
  subtype,
} from '@paydata/engine/vocabulary'

export const echelon = card(
  'echelon',
  always(strength('self', countOf(from('installed', subtype('icebreaker'))))),
  breaks({ cost: [credits(1)], count: 1, subtype: 'sentry' }),
  boosts({ cost: [credits(3)], strength: 2 }),
)
