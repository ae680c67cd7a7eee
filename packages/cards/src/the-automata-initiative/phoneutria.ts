import {
  atLeast,
  card,
  countOf,
  damage,
  from,
  giveTags,
  ifSo,
  on,
  subroutine,
  when,
} from '@paydata/engine/vocabulary'

export const phoneutria = card(
  'phoneutria',
  when(on({ what: ['icePassed'], card: 'self' }), ifSo(atLeast(countOf(from('grip')), 4), [giveTags(1)])),
  subroutine(damage('net', 1)),
  subroutine(damage('net', 1)),
)
