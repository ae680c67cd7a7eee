import {
  card,
  damage,
  eitherCost,
  encountered,
  giveTags,
  loseCredits,
  mayPay,
  subroutine,
  sufferAsCost,
  takeTagsAsCost,
  when,
} from '@paydata/engine/vocabulary'

export const seraph = card(
  'seraph',
  when(
    encountered(),
    mayPay(eitherCost([sufferAsCost('net', 2)], [takeTagsAsCost(1)]), {
      who: 'runner',
      otherwise: [loseCredits(3, 'runner')],
    }),
  ),
  subroutine(loseCredits(3, 'runner')),
  subroutine(damage('net', 2)),
  subroutine(giveTags(1)),
)
