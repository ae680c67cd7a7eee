import {
  boosts,
  breaks,
  card,
  clicks,
  credits,
  happened,
  on,
  oneOf,
  paid,
  placeCounters,
  removeCounters,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const crypsis = card(
  'crypsis',
  breaks({ cost: [credits(1)], count: 1 }),
  boosts({ cost: [credits(1)], strength: 1 }),
  paid([clicks()], [placeCounters('virus', 1)]),
  when(
    on(
      { what: ['encounterEnded'] },
      happened('thisEncounter', { what: ['subroutineBroken'], because: 'self' }),
    ),
    oneOf([[removeCounters('virus', 1)], [trash('self')]], { must: true }),
  ),
)
