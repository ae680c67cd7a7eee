import {
  always,
  card,
  chosen,
  from,
  hosts,
  may,
  moveToRoot,
  not,
  on,
  placeCounters,
  protecting,
  strength,
  turnEnds,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const isaacLiberdade = card(
  'isaac_liberdade',
  always(strength(from('installed', type('ice'), hosts('advancement'), protecting(['here'])), 2)),
  when(
    on({ what: ['moved'], card: 'self', kind: 'root' }),
    may([
      placeCounters(
        'advancement',
        1,
        chosen(from('installed', type('ice'), protecting(['here']), not(hosts('advancement')))),
      ),
    ]),
  ),
  when(turnEnds('you'), may([moveToRoot('self', 'another')])),
)
