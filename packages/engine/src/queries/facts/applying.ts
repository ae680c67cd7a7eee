import type { Ability, Declaration, StaticAbility } from '../../language/abilities.ts'
import { nodeAt, poolOf, readingOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game, Lingering } from '../../state/game.ts'
import { abilityControllerOf } from './look.ts'

/** Names an effect as long as it applies: copies share the path of their text, and one card may have made several. */
export const nameOfEffect = (path: string, { source, id }: Scope): string =>
  `${path}@${source?.card ?? 'rules'}${id === undefined ? '' : `.${id}`}`

export const scopeOfCard = (card: CardState): Scope => ({
  by: abilityControllerOf(card),
  source: refOf(card),
  vars: noVars,
})

export const noVars = Object.freeze({})

/** Abilities whose conditions are being looked at, each with the card it is on. */
const lookedAt: (readonly [StaticAbility, number | undefined])[] = []

/** What a condition looks at is looked at without the ability that has it, which would not come to an end (CR 9.12.1e). */
export function appliesNow(game: Game, ability: StaticAbility, scope: Scope): boolean {
  if (!meetsThreat(game, ability)) return false
  if (ability.while === undefined) return true
  const card = scope.source?.card
  for (const [other, on] of lookedAt) if (other === ability && on === card) return false
  lookedAt.push([ability, card])
  try {
    return readingOf(game).holds(game, ability.while, scope)
  } finally {
    lookedAt.pop()
  }
}

/** Whether anything in this game could make such a declaration now; most kinds are made by no card of it. */
export function anyDeclares(game: Game, kind: Declaration['declare']): boolean {
  const { declares, grants } = poolOf(game)
  return game.lingering.length > 0 || declares.has(kind) || grants.includes('static')
}

/** CR 9.3.6f: whatever else an ability is active by. */
export const meetsThreat = (game: Game, { threat }: Pick<Ability, 'threat'>): boolean =>
  threat === undefined || readingOf(game).threatLevel(game) >= threat

export function declarationsMaintained(
  game: Game,
  lingering: Lingering,
  scope: Scope,
): readonly Declaration[] {
  const node = nodeAt(game, lingering.of)
  if (Array.isArray(node)) return node as readonly Declaration[]
  const ability = node as { form?: string }
  if (ability.form !== 'static') return []
  return appliesNow(game, node as StaticAbility, scope) ? (node as StaticAbility).declares : []
}
