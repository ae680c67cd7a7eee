import {
  boosts,
  breaks,
  card,
  counters,
  credits,
  eitherCost,
  installed,
  placeCounters,
  trashThis,
  when,
} from '@paydata/engine/vocabulary'

export const revolver = card(
  'revolver',
  when(installed('self'), placeCounters('power', 6)),
  breaks({ cost: eitherCost([trashThis], [counters('power')]), count: 1, subtype: 'sentry' }),
  boosts({ cost: [credits(2)], strength: 3 }),
)
