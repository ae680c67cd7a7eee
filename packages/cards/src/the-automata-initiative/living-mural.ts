import {
  boosts,
  breaks,
  card,
  credits,
  installed,
  installOnlyOn,
  lasting,
  strength,
  threat,
  type,
  untilTurnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const livingMural = card(
  'living_mural',
  installOnlyOn(type('ice')),
  threat(4, when(installed('self'), lasting(untilTurnEnds, [strength('self', 3)]))),
  breaks({ cost: [credits(1)], count: 1, subtype: 'sentry', protecting: ['here'] }),
  boosts({ cost: [credits(1)], strength: 2 }),
)
