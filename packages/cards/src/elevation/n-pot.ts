import {
  breakSubroutines,
  card,
  credits,
  endRun,
  ifSo,
  paid,
  subroutine,
  threatAtLeast,
} from '@paydata/engine/vocabulary'

export const nPot = card(
  'n_pot',
  paid([credits(3)], [breakSubroutines(1, { on: 'self' })], { onlyBy: 'runner' }),
  subroutine(endRun()),
  subroutine(ifSo(threatAtLeast(2), [endRun()])),
  subroutine(ifSo(threatAtLeast(4), [endRun()])),
)
