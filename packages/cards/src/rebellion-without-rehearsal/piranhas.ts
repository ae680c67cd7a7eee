import {
  additionalCost,
  always,
  atLeast,
  card,
  damage,
  draw,
  eitherCost,
  endRun,
  has,
  ifSo,
  isNot,
  may,
  removeTagsAsCost,
  subroutine,
} from '@paydata/engine/vocabulary'

export const piranhas = card(
  'piranhas',
  always(
    additionalCost('rez', eitherCost([{ pay: 'takeBadPublicity', amount: 1 }], [removeTagsAsCost(1)]), {
      cards: 'self',
    }),
  ),
  subroutine(may([draw(1)])),
  subroutine(damage('net', 1)),
  subroutine(ifSo(isNot(atLeast(has('runner', 'cardsInHand'), has('corp', 'cardsInHand'))), [endRun()])),
)
