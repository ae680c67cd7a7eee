import {
  card,
  chosen,
  credits,
  endRun,
  from,
  mayPay,
  paid,
  running,
  subroutine,
  trash,
  trashThis,
  type,
} from '@paydata/engine/vocabulary'

export const eventHorizon = card(
  'event_horizon',
  paid([trashThis], [endRun()], { onlyIf: running(['here']) }),
  subroutine(
    mayPay([credits(3)], { who: 'runner', otherwise: [trash(chosen(from('installed', type('program'))))] }),
  ),
  subroutine(mayPay([credits(3)], { who: 'runner', otherwise: [endRun()] })),
)
