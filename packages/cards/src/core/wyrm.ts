import {
  boosts,
  breaks,
  card,
  credits,
  encountering,
  interfaceFor,
  lasting,
  strength,
  strengthAtMost,
  the,
  untilEncounterEnds,
} from '@paydata/engine/vocabulary'

export const wyrm = card(
  'wyrm',
  breaks({ cost: [credits(3)], count: 1, onlyIf: encountering(strengthAtMost(0)) }),
  interfaceFor(
    [credits(1)],
    [lasting(untilEncounterEnds, [strength(the('chosen'), -1)], { on: 'encountered' })],
  ),
  boosts({ cost: [credits(1)], strength: 1 }),
)
