import {
  card,
  chosen,
  from,
  gainCredits,
  isOther,
  mayPay,
  ownedBy,
  trashOf,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const aesopsPawnshop = card(
  'aesops_pawnshop',
  when(
    turnBegins('you'),
    mayPay([trashOf(chosen(from('installed', ownedBy('runner'), isOther)))], { then: [gainCredits(3)] }),
  ),
)
