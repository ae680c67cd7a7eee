import {
  card,
  chosen,
  damage,
  from,
  mayPay,
  on,
  running,
  subroutine,
  trashOf,
  when,
} from '@paydata/engine/vocabulary'

export const anemone = card(
  'anemone',
  when(
    on({ what: ['rezzed'], card: 'self' }, running(['here'])),
    mayPay([trashOf(chosen(from('hq')))], { then: [damage('net', 2)] }),
  ),
  subroutine(damage('net', 1)),
)
