import {
  cannot,
  card,
  damage,
  exists,
  firstTime,
  from,
  happened,
  ifSo,
  isNot,
  onlyIf,
  protecting,
  turnOf,
  type,
  when,
  whileSo,
} from '@paydata/engine/vocabulary'

export const frontCompany = card(
  'front_company',
  onlyIf('rez', turnOf('you')),
  whileSo(
    isNot(happened('thisTurn', { what: ['runBegan'] })),
    cannot('run', { who: 'runner', server: 'remote' }),
  ),
  when(
    firstTime('turn', { what: ['runBegan'], server: ['archives'] }),
    ifSo(isNot(exists(from('installed', type('ice'), protecting(['here'])))), [damage('net', 2)]),
  ),
)
