import { cardAt } from '../queries/look.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { DamageKind, Side } from '../state/names.ts'
import { randomBelow } from '../state/random.ts'
import { endGame } from './ending.ts'
import { happen } from './happen.ts'
import { trashCards } from './trash.ts'

/** Cards chosen at random, each once. */
export function pickAtRandom(game: Game, from: readonly number[], amount: number): CardState[] {
  const left = [...from]
  const picked: CardState[] = []
  for (let i = 0; i < amount && left.length > 0; i++) {
    const [n] = left.splice(randomBelow(game, left.length), 1)
    if (n !== undefined) picked.push(cardAt(game, n))
  }
  return picked
}

/** CR 10.4: random cards of the grip, trashed together by who is responsible; more than there are is the end. */
export function sufferDamage(game: Game, kind: DamageKind, amount: number, responsible: Side): void {
  if (amount <= 0) return
  const flatline = amount > game.zones.grip.length
  if (kind === 'core') game.runner.coreDamage += amount
  const cards = pickAtRandom(game, game.zones.grip, amount)
  happen(game, 'damageSuffered', { by: responsible, amount, kind })
  trashCards(game, cards, responsible, 'damage')
  if (flatline) endGame(game, { winner: 'corp', how: 'flatline' })
}
