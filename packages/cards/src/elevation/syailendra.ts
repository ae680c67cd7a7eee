import {
  always,
  atLeast,
  canAdvance,
  card,
  chosen,
  countersOn,
  damage,
  encountered,
  from,
  ifSo,
  isAdvanceable,
  loseCredits,
  may,
  placeCounters,
  subroutine,
  when,
} from '@paydata/engine/vocabulary'

export const syailendra = card(
  'syailendra',
  always(canAdvance),
  when(
    encountered(),
    ifSo(atLeast(countersOn('advancement'), 3), [
      may([placeCounters('advancement', 1, chosen(from('installed', isAdvanceable)))]),
    ]),
  ),
  subroutine(may([placeCounters('advancement', 1, chosen(from('installed', isAdvanceable)))])),
  subroutine(loseCredits(2, 'runner')),
  subroutine(damage('net', 1)),
)
