import {
  atLeast,
  card,
  countersOn,
  derez,
  ifSo,
  installed,
  installOnlyOn,
  placeCounters,
  printedInEditions,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

const grows = () => [placeCounters('virus', 1), ifSo(atLeast(countersOn('virus'), 3), [derez('host')])]

export const tranquilizer = card(
  'tranquilizer',
  installOnlyOn(type('ice')),
  when(installed('self'), ...grows()),
  when(turnBegins('you'), ...grows()),
  printedInEditions(['1.6'], { subtypes: ['virus'] }),
)
