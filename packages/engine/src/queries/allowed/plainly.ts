import type { Declaration } from '../../language/abilities.ts'
import type { Compiled } from '../../language/definitions.ts'
import { definitionOf, poolOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import { noneDeclares } from '../facts/present.ts'
import { mayDoAnything } from '../outcomes/potential.ts'

/** What has a say in whether something may be done and what it costs, beyond what is printed on a card that is in no play. */
const meddling = [
  'cannot',
  'cost',
  'additionalCost',
  'alternativePayment',
  'poolKept',
  'remotes',
  'subtype',
  'losesAbilities',
] as const satisfies readonly Declaration['declare'][]

/**
 * Whether nothing meddles with what basic actions need and cost: then a look at the printed card tells that it may be taken.
 * These shortcuts only ever allow; what they do not is judged in full, and so is everything that somebody asks the reason of.
 */
export const isPlain = (game: Game): boolean => !poolOf(game).changesPrices && noneDeclares(game, meddling)

export const hasAtHand = (game: Game, by: Side, clicks: number, credits: number): boolean =>
  game[by].clicks >= clicks && game[by].credits >= credits

const inNoNeedOfMemory: ReadonlySet<string> = new Set([
  'agenda',
  'asset',
  'ice',
  'upgrade',
  'hardware',
  'resource',
])

/** What a card says of itself that has a say in it, wherever it is (CR 9.1.8c, d). */
const ownMeddling = [
  'onlyIf',
  'cost',
  'additionalCost',
  'alternativePayment',
  'installOnly',
] as const satisfies readonly Declaration['declare'][]

function saysNothing({ declared }: Pick<Compiled, 'declared'>): boolean {
  for (const kind of ownMeddling) if (declared[kind] !== undefined) return false
  return true
}

/** Whether the basic action may install a card of a player's hand, in a game that is plain (CR 5.2.6d, 5.2.7d). */
export function mayInstallPlainly(game: Game, card: CardState, by: Side): boolean {
  const compiled = definitionOf(game, card)
  const { printed } = compiled
  if (!inNoNeedOfMemory.has(printed.type) || printed.subtypes?.includes('console') === true) return false
  if (!saysNothing(compiled)) return false
  if (by === 'corp') return hasAtHand(game, by, 1, 0)
  return printed.cost !== 'X' && hasAtHand(game, by, 1, printed.cost ?? 0)
}

/** Whether the basic action may play a card, in a game that is plain (CR 5.2.6e, 5.2.7e). */
export function mayPlayPlainly(game: Game, card: CardState, by: Side): boolean {
  const compiled = definitionOf(game, card)
  const { printed } = compiled
  if (printed.cost === 'X' || printed.subtypes?.includes('priority') === true || !saysNothing(compiled))
    return false
  return mayDoAnything(game) && hasAtHand(game, by, 1, printed.cost ?? 0)
}
