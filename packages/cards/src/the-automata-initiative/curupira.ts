import {
  boosts,
  breaks,
  bypass,
  card,
  counters,
  credits,
  encountered,
  mayPay,
  on,
  placeCounters,
  subtype,
  when,
} from '@paydata/engine/vocabulary'

export const curupira = card(
  'curupira',
  when(encountered([subtype('barrier')]), mayPay([counters('power', 3)], { then: [bypass()] })),
  when(on({ what: ['iceFullyBroken'], because: 'self' }), placeCounters('power', 1)),
  breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' }),
  boosts({ cost: [credits(1)], strength: 1 }),
)
