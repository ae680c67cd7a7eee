import {
  arrange,
  card,
  draw,
  exists,
  from,
  ifSo,
  isNot,
  may,
  protecting,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const federalFundraising = card(
  'federal_fundraising',
  when(
    turnBegins('you'),
    may([arrange(3, 'rnd')]),
    ifSo(isNot(exists(from('installed', type('ice'), protecting(['here'])))), [may([draw(1)])]),
  ),
)
