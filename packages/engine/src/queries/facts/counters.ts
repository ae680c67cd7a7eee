import type { CardState } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { CounterKind } from '../../state/names.ts'
import { eachDeclared } from './declared.ts'
import { countersOn } from './look.ts'

/** With those that a card is only considered to have: they count, but cannot be spent (CR 1.9.4). */
export function countersCounted(game: Game, card: CardState, counter: CounterKind): number {
  let count = countersOn(card, counter)
  eachDeclared(game, 'considered', (d, scope, _source, reading) => {
    if (d.counter === counter && reading.isAmong(game, card, d.of, scope))
      count += reading.amountOf(game, d.amount, scope)
  })
  return count
}
