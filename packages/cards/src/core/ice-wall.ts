import {
  always,
  canAdvance,
  card,
  countersOn,
  endRun,
  strength,
  subroutine,
} from '@paydata/engine/vocabulary'

export const iceWall = card(
  'ice_wall',
  always(canAdvance, strength('self', countersOn('advancement'))),
  subroutine(endRun()),
)
