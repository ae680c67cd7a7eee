import { card, gainClicks, gainCredits, oneOf, play } from '@paydata/engine/vocabulary'

export const caveatEmptor = card(
  'caveat_emptor',
  play(
    oneOf([
      [gainCredits(6), gainClicks(-1, 'runner', 'nextTurn')],
      [gainCredits(10), gainClicks(1, 'runner', 'nextTurn')],
    ]),
  ),
)
