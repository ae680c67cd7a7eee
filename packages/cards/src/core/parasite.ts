import {
  always,
  card,
  cardIs,
  countersOn,
  installOnlyOn,
  isRezzed,
  placeCounters,
  printedInEditions,
  state,
  strength,
  strengthAtMost,
  times,
  trash,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const parasite = card(
  'parasite',
  installOnlyOn(type('ice'), isRezzed),
  when(turnBegins('you'), placeCounters('virus', 1)),
  always(strength('host', times(-1, countersOn('virus')))),
  when(state(cardIs('host', isRezzed, strengthAtMost(0))), trash('host')),
  printedInEditions(['2012', '2013', '2017', '1.4', '1.6'], { subtypes: ['virus'] }),
)
