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

export const svyatogorExcavator = card(
  'svyatogor_excavator',
  when(
    turnBegins('you'),
    mayPay([trashOf(chosen(from('installed', ownedBy('corp'), isOther)))], { then: [gainCredits(3)] }),
  ),
)
