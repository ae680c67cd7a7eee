import {
  accessMore,
  breachOf,
  card,
  ifSo,
  lasting,
  may,
  mayAccess,
  on,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const prettyMaryDaSilva = card(
  'pretty_mary_da_silva',
  when(
    on(breachOf(['rnd'])),
    ifSo(mayAccess(2, 'rnd'), [may([lasting(untilBreachEnds, [accessMore('rnd', 1)])])]),
  ),
)
