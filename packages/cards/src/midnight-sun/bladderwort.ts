import {
  atLeast,
  card,
  damage,
  gainCredits,
  has,
  ifSo,
  isNot,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const bladderwort = card(
  'bladderwort',
  when(turnBegins('you'), gainCredits(1), ifSo(isNot(atLeast(has('you', 'credits'), 5)), [damage('net', 1)])),
)
