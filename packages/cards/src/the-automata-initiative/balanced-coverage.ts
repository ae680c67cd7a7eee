import {
  all,
  card,
  cardIs,
  chooseCardType,
  from,
  gainCredits,
  ifSo,
  look,
  may,
  ofType,
  reveal,
  the,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const balancedCoverage = card(
  'balanced_coverage',
  when(
    turnBegins('you'),
    may([
      chooseCardType('type', 'corp'),
      look(all(from({ top: 1, of: 'rnd' })), { as: 'seen' }),
      ifSo(cardIs(the('seen'), ofType('type')), [may([reveal(the('seen')), gainCredits(2)])]),
    ]),
  ),
)
