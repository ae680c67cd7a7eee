import {
  accessMore,
  card,
  clicks,
  countersOn,
  happened,
  lasting,
  may,
  on,
  paid,
  placeCounters,
  run,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

export const conduit = card(
  'conduit',
  when(
    on({ what: ['runEnded'], server: ['rnd'] }, happened('thisRun', { what: ['runSuccessful'] })),
    may([placeCounters('virus', 1)]),
  ),
  paid([clicks()], [run(['rnd'], [lasting(untilRunEnds, [accessMore('rnd', countersOn('virus'))])])]),
)
