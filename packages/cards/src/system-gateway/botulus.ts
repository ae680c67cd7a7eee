import {
  breakSubroutines,
  card,
  counters,
  installed,
  installOnlyOn,
  paid,
  placeCounters,
  printedInEditions,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const botulus = card(
  'botulus',
  installOnlyOn(type('ice')),
  when(installed('self'), placeCounters('virus', 1)),
  when(turnBegins('you'), placeCounters('virus', 1)),
  paid([counters('virus')], [breakSubroutines(1, { on: 'host' })]),
  printedInEditions(['1.6'], { subtypes: ['virus'] }),
)
