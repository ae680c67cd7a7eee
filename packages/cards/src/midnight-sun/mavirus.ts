import {
  accessed,
  always,
  card,
  cardIs,
  damage,
  ifSo,
  isRezzed,
  may,
  paid,
  purge,
  trashThis,
  when,
} from '@paydata/engine/vocabulary'

export const mavirus = card(
  'mavirus',
  always({ declare: 'revealWhileAccessed', from: 'rnd' }),
  when(accessed(), may([purge()]), ifSo(cardIs('self', isRezzed), [damage('net', 1)])),
  paid([trashThis], [purge()]),
)
