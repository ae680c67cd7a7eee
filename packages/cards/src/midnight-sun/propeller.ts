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

export const propeller = card(
  'propeller',
  when(installed('self'), placeCounters('power', 4)),
  breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' }),
  boosts({ cost: [counters('power')], strength: 2 }),
)
