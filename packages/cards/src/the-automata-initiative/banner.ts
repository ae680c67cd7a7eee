import {
  cannot,
  card,
  credits,
  encountering,
  interfaceFor,
  lasting,
  same,
  subtype,
  the,
  untilEncounterEnds,
} from '@paydata/engine/vocabulary'

export const banner = card(
  'banner',
  interfaceFor(
    [credits(2)],
    [
      lasting(untilEncounterEnds, [cannot('endRun', { cards: [same(the('chosen'))] })], {
        on: 'encountered',
      }),
    ],
    { onlyIf: encountering(subtype('barrier')) },
  ),
)
