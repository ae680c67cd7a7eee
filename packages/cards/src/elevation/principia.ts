import {
  always,
  boosts,
  breaks,
  card,
  costChange,
  countOf,
  credits,
  from,
  isOther,
  subtype,
  times,
} from '@paydata/engine/vocabulary'

export const principia = card(
  'principia',
  always(
    costChange('install', 'self', times(-1, countOf(from('installed', subtype('icebreaker'), isOther)))),
  ),
  breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' }),
  boosts({ cost: [credits(2)], strength: 2 }),
)
