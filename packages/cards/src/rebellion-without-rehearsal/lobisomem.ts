import {
  boosts,
  bound,
  breaks,
  card,
  counters,
  credits,
  installed,
  on,
  placeCounters,
  subtype,
  when,
  X,
} from '@paydata/engine/vocabulary'

export const lobisomem = card(
  'lobisomem',
  when(installed('self'), placeCounters('power', 1)),
  when(
    on({ what: ['iceFullyBroken'], card: [subtype('code gate')], because: 'self' }),
    placeCounters('power', 1),
  ),
  breaks({ cost: [credits(1)], count: 1, subtype: 'code gate' }),
  breaks({ cost: [X(), counters('power')], count: bound('X'), subtype: 'barrier' }),
  boosts({ cost: [credits(1)], strength: 2 }),
)
