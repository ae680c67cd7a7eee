import {
  boosts,
  breakSubroutines,
  card,
  credits,
  interfaceFor,
  later,
  on,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const mayfly = card(
  'mayfly',
  interfaceFor([credits(1)], [breakSubroutines(1), later(when(on({ what: ['runEnded'] }), trash('self')))]),
  boosts({ cost: [credits(1)], strength: 1 }),
)
