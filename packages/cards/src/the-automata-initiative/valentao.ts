import {
  additionalCost,
  always,
  atLeast,
  card,
  eitherCost,
  endRun,
  gainCredits,
  has,
  ifSo,
  isNot,
  loseCredits,
  removeTagsAsCost,
  subroutine,
} from '@paydata/engine/vocabulary'

export const valentao = card(
  'valentao',
  always(
    additionalCost('rez', eitherCost([{ pay: 'takeBadPublicity', amount: 1 }], [removeTagsAsCost(1)]), {
      cards: 'self',
    }),
  ),
  subroutine(gainCredits(2)),
  subroutine(loseCredits(2, 'runner')),
  subroutine(ifSo(isNot(atLeast(has('runner', 'credits'), has('corp', 'credits'))), [endRun()])),
)
