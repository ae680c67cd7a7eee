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

export const risingTide = card(
  'rising_tide',
  always(strength('self', countOf(from('heap', subtype('fracter'))))),
  breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' }),
  boosts({ cost: [credits(1)], strength: 1 }),
)
