import type { Ability, Declaration, StaticAbility } from '../language/abilities.ts'
import { compiledOf, nodeAt, poolOf } from '../language/definitions.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game, Lingering } from '../state/game.ts'
import { isAmong } from './cards.ts'
import { holds } from './conditions.ts'
import { abilityControllerOf, cardAt, isActive } from './look.ts'
import { score } from './score.ts'

type Kind = Declaration['declare']
type Of<K extends Kind> = Extract<Declaration, { declare: K }>

/** Called with each declaration that applies, its scope, and the card it is on. Stop by returning true. */
export type Visit<K extends Kind> = (
  declaration: Of<K>,
  scope: Scope,
  source: CardState | undefined,
) => boolean | void

const nothing: readonly never[] = []

/** The active declarations of a kind: of active cards, then of lingering effects in the order they began. */
export function eachDeclared<K extends Kind>(game: Game, kind: K, visit: Visit<K>): boolean {
  const { compiled, declares } = poolOf(game)
  const marks = declares[kind]
  if (marks !== undefined) {
    const blanks = kind !== 'losesAbilities' && anyDeclares(game, 'losesAbilities')
    for (const n of game.table) {
      if (marks[n] === 0) continue
      const card = cardAt(game, n)
      if (!isActive(card) || card.conversion?.into === 'agenda') continue
      if (blanks && hasLostAbilities(game, card)) continue
      const declared = at(compiled, n).declared[kind] ?? nothing
      const scope = scopeOfCard(card)
      for (let i = 0; i < declared.length; i++) {
        const { ability, declaration } = at(declared, i)
        if (!appliesNow(game, ability, scope)) continue
        if (visit(declaration as Of<K>, scope, card) === true) return true
      }
    }
  }
  for (const lingering of game.lingering) {
    if (lingering.of === 'choice') continue
    const scope = scopeOfLingering(lingering)
    for (const declaration of declarationsMaintained(game, lingering, scope)) {
      if (declaration.declare !== kind) continue
      const source = lingering.source === null ? undefined : game.cards[lingering.source.card]
      if (visit(declaration as Of<K>, scope, source) === true) return true
    }
  }
  // What takes abilities away or gives them is looked up before what those that were given declare (CR 9.12.1d).
  if (kind === 'gains' || kind === 'losesAbilities') return false
  return anyGrants(game, 'static') && eachGrantedDeclared(game, kind, visit)
}

function eachGrantedDeclared<K extends Kind>(game: Game, kind: K, visit: Visit<K>): boolean {
  return eachGranted(game, 'static', (ability, card) => {
    const scope = scopeOfCard(card)
    return (
      appliesNow(game, ability, scope) &&
      ability.declares.some(d => d.declare === kind && visit(d as Of<K>, scope, card) === true)
    )
  })
}

/** Whether anything in this game could give such abilities; asked before more is prepared to look for them. */
export const anyGrants = (game: Game, form: Ability['form']): boolean => poolOf(game).grants[form] === true

/** Abilities that effects give to active cards; the source of each is the card that has it (CR 9.1.3b, 9.1.9). */
export function eachGranted<F extends Ability['form']>(
  game: Game,
  form: F,
  visit: (ability: Extract<Ability, { form: F }>, card: CardState) => boolean | void,
): boolean {
  if (!anyGrants(game, form)) return false
  return eachDeclared(game, 'gains', ({ ability, of }, scope) => {
    if (ability.form !== form) return false
    for (const n of game.table) {
      const card = cardAt(game, n)
      if (!isActive(card) || !isAmong(game, card, of, scope)) continue
      if (visit(ability as Extract<Ability, { form: F }>, card) === true) return true
    }
    return false
  })
}

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

/** What a card declares about itself, in force wherever it is (CR 9.1.8c to f). */
export function eachOwnDeclared<K extends Kind>(game: Game, kind: K, card: CardState, visit: Visit<K>): void {
  const list = at(compiledOf(game), card.card).declared[kind]
  if (list === undefined || card.conversion !== null || hasLostAbilities(game, card)) return
  const scope = scopeOfCard(card)
  for (const { ability, declaration } of list) {
    if (appliesNow(game, ability, scope)) visit(declaration as Of<K>, scope, card)
  }
}

const scopeOfCard = (card: CardState): Scope => ({
  by: abilityControllerOf(card),
  source: refOf(card),
  vars: noVars,
})

const scopeOfLingering = (lingering: Lingering): Scope => lingering

export const noVars = Object.freeze({})

const appliesNow = (game: Game, ability: StaticAbility, scope: Scope): boolean =>
  (ability.threat === undefined || threatLevel(game) >= ability.threat) &&
  (ability.while === undefined || holds(game, ability.while, scope))

/** CR 1.17.1a. */
export const threatLevel = (game: Game): number => Math.max(score(game, 'corp'), score(game, 'runner'))

/** Whether some effect takes a card's abilities away (CR 9.1.9a). */
export function hasLostAbilities(game: Game, card: CardState): boolean {
  if (!anyDeclares(game, 'losesAbilities')) return false
  return blanked(game, card, [])
}

/**
 * Effects that take abilities away may depend on each other; in a loop the effect of a hosted object goes first
 * (CR 9.12.1e), so an effect that reaches back to the card it comes from is taken to apply.
 */
function blanked(game: Game, card: CardState, asking: readonly number[]): boolean {
  const compiled = compiledOf(game)
  for (const n of game.table) {
    const list = at(compiled, n).declared.losesAbilities
    if (list === undefined || n === card.card) continue
    const source = cardAt(game, n)
    if (!isActive(source)) continue
    for (const { ability, declaration } of list) {
      if (declaration.declare !== 'losesAbilities') continue
      const scope = scopeOfCard(source)
      if (!appliesNow(game, ability, scope) || !isAmong(game, card, declaration.of, scope)) continue
      const inLoop = asking.includes(n)
      if (inLoop ? source.host?.card === card.card : !blanked(game, source, [...asking, card.card]))
        return true
    }
  }
  for (const lingering of game.lingering) {
    if (lingering.of === 'choice') continue
    for (const declaration of declarationsMaintained(game, lingering, lingering)) {
      if (declaration.declare === 'losesAbilities' && isAmong(game, card, declaration.of, lingering))
        return true
    }
  }
  return false
}

/** Whether anything in this game could make such a declaration now; most kinds are made by no card of it. */
export function anyDeclares(game: Game, kind: Kind): boolean {
  const { declares, grants } = poolOf(game)
  return game.lingering.length > 0 || declares[kind] !== undefined || grants.static === true
}
