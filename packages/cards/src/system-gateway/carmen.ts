import {
  boosts,
  breaks,
  card,
  costChange,
  credits,
  happened,
  runSuccessful,
  whileSo,
} from '@paydata/engine/vocabulary'

export const carmen = card(
  'carmen',
  whileSo(happened('thisTurn', runSuccessful()), costChange('install', 'self', -2)),
  breaks({ cost: [credits(1)], count: 1, subtype: 'sentry' }),
  boosts({ cost: [credits(2)], strength: 3 }),
)
