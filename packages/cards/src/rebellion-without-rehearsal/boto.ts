import {
  always,
  card,
  chosen,
  damage,
  endRun,
  from,
  mayPay,
  strength,
  subroutine,
  threat,
  trashOf,
} from '@paydata/engine/vocabulary'

export const boto = card(
  'boto',
  threat(4, always(strength('self', 2))),
  subroutine(damage('net', 2)),
  subroutine(mayPay([trashOf(chosen(from('hq')))], { then: [endRun()] })),
  subroutine(mayPay([trashOf(chosen(from('hq')))], { then: [endRun()] })),
)
