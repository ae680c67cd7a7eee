import {
  card,
  clicks,
  endRun,
  loseClicks,
  mayPay,
  paid,
  running,
  subroutine,
  trashThis,
} from '@paydata/engine/vocabulary'

export const mIC = card(
  'm_i_c',
  paid([trashThis], [mayPay([clicks()], { who: 'runner', otherwise: [endRun()] })], {
    onlyIf: running(['here']),
  }),
  subroutine(loseClicks(1, 'runner')),
  subroutine(loseClicks(1, 'runner')),
  subroutine(endRun()),
)
