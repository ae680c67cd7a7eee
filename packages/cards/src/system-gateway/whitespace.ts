import { atLeast, card, endRun, has, ifSo, isNot, loseCredits, subroutine } from '@paydata/engine/vocabulary'

export const whitespace = card(
  'whitespace',
  subroutine(loseCredits(3, 'runner')),
  subroutine(ifSo(isNot(atLeast(has('runner', 'credits'), 7)), [endRun()])),
)
