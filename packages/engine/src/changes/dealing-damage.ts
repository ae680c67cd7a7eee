import { cardAt } from '../queries/facts/look.ts'
import { choosersOf } from '../queries/outcomes/damage-choosers.ts'
import { rulesOf } from '../rulebook/edition.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { DamageKind, Ref, Side } from '../state/names.ts'
import { randomBelow } from '../state/random.ts'
import { endGame } from './ending.ts'
import { beginProcedure, procedure } from './frames.ts'
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

export interface Suffering {
  readonly kind: DamageKind
  readonly amount: number
  readonly responsible: Side
}

/**
 * CR 10.4: at once, unless somebody chooses which cards are trashed and there is a choice. Returns the cards that are
 * trashed at once; those of a choice are given the name `as` after it.
 */
export function dealDamage(
  game: Game,
  suffering: Suffering,
  source: Ref | null,
  as?: string,
): readonly Ref[] {
  const { kind, amount, responsible } = suffering
  if (amount <= 0 || amount >= game.zones.grip.length || choosersOf(game, kind).length === 0)
    return sufferDamage(game, suffering, [])
  const vars = { kind, amount, ...(as !== undefined && { as }) }
  beginProcedure(game, procedure('damage', 'look', { by: responsible, source, vars }))
  return none
}
const none: readonly never[] = []

/** Chosen and then random cards of the grip, trashed together by the player who is responsible; too many are the end. */
export function sufferDamage(
  game: Game,
  { kind, amount, responsible }: Suffering,
  chosen: readonly CardState[],
): readonly Ref[] {
  if (amount <= 0) return none
  const { grip } = game.zones
  const flatline = amount > grip.length
  if (kind === 'core') game.runner.coreDamage += amount
  const others = chosen.length === 0 ? grip : grip.filter(n => !chosen.some(card => card.card === n))
  const cards = [...chosen, ...pickAtRandom(game, others, amount - chosen.length)]
  happen(game, 'damageSuffered', { by: responsible, amount, kind })
  const by = rulesOf(game).damageTrashedBy === 'responsible' ? responsible : 'runner'
  const trashed = trashCards(game, cards, by, 'damage')
  if (flatline) endGame(game, { winner: 'corp', how: 'flatline' })
  return trashed.map(refOf)
}
