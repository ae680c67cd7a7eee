import {
  always,
  canAdvance,
  card,
  countersOn,
  gainCredits,
  loseCredits,
  mayPay,
  times,
  together,
  trashThis,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const idiosyncresis = card(
  'idiosyncresis',
  always(canAdvance),
  when(
    turnBegins('you'),
    mayPay([trashThis], {
      then: [
        together(
          gainCredits(times(3, countersOn('advancement'))),
          loseCredits(times(2, countersOn('advancement')), 'runner'),
        ),
      ],
    }),
  ),
)
