import {
  card,
  chosen,
  exists,
  from,
  ifSo,
  isAdvanceable,
  isNot,
  may,
  moveCounters,
  placeCounters,
  protecting,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const heartsAndMinds = card(
  'hearts_and_minds',
  when(
    turnBegins('you'),
    may([
      moveCounters(
        'advancement',
        1,
        chosen(from('installed'), 'source'),
        chosen(from('installed', isAdvanceable), 'target'),
      ),
    ]),
    ifSo(isNot(exists(from('installed', type('ice'), protecting(['here'])))), [
      may([placeCounters('advancement', 1, chosen(from('installed', isAdvanceable), 'advanced'))]),
    ]),
  ),
)
