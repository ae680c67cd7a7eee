import {
  boosts,
  breaks,
  card,
  counters,
  credits,
  installed,
  placeCounters,
  when,
} from '@paydata/engine/vocabulary'

export const hantu = card(
  'hantu',
  when(installed('self'), placeCounters('virus', 2)),
  breaks({ cost: [credits(1)], count: 1, subtype: 'sentry' }),
  boosts({ cost: [counters('virus')], strength: 2 }),
)
