import {
  always,
  atLeast,
  canAdvance,
  card,
  chosen,
  countersOn,
  damage,
  from,
  isAdvanceable,
  loseCredits,
  may,
  on,
  placeCounters,
  subroutine,
  when,
} from '@paydata/engine/vocabulary'

export const syailendra = card(
  'syailendra',
  always(canAdvance),
  when(
    on({ what: ['iceEncountered'], card: 'self' }, atLeast(countersOn('advancement'), 3)),
    may([placeCounters('advancement', 1, chosen(from('installed', isAdvanceable)))]),
  ),
  subroutine(may([placeCounters('advancement', 1, chosen(from('installed', isAdvanceable)))])),
  subroutine(loseCredits(2, 'runner')),
  subroutine(damage('net', 1)),
)
