import {
  additionalCost,
  always,
  card,
  chosen,
  eitherCost,
  forfeitOf,
  from,
  may,
  playAndRemove,
  revealAndTrash,
  subtype,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const plutus = card(
  'plutus',
  always(
    additionalCost(
      'rez',
      eitherCost(
        [forfeitOf(chosen(from('corpScore', type('agenda')), 'forfeited'))],
        [revealAndTrash(chosen(from('hq'), 'trashed', 3))],
      ),
      { cards: 'self' },
    ),
  ),
  when(
    turnBegins('you'),
    may([playAndRemove(chosen(from('archives', type('operation'), subtype('transaction'))))]),
  ),
)
