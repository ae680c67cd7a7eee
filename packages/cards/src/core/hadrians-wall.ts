import {
  always,
  canAdvance,
  card,
  countersOn,
  endRun,
  strength,
  subroutine,
} from '@paydata/engine/vocabulary'

export const hadriansWall = card(
  'hadrians_wall',
  always(canAdvance, strength('self', countersOn('advancement'))),
  subroutine(endRun()),
  subroutine(endRun()),
)
