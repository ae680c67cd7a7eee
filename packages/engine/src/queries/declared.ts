import type { Ability, Declaration, StaticAbility } from '../language/abilities.ts'
import { compiledOf, nodeAt, poolOf } from '../language/definitions.ts'
import type { Group, One } from '../language/expressions.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game, Lingering } from '../state/game.ts'
import { hasLostAbilities, meetsThreat } from './active.ts'
import { isAmong } from './cards.ts'
import { holds } from './conditions.ts'
import { abilityControllerOf, cardAt, isActive, isOnFaceUp } from './look.ts'

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
        if (!isOnFaceUp(card, ability) || !appliesNow(game, ability, scope)) continue
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
  return eachGift(game, form, (ability, of, scope) => {
    for (const n of game.table) {
      const card = cardAt(game, n)
      if (!isActive(card) || !isAmong(game, card, of, scope)) continue
      if (visit(ability, card) === true) return true
    }
    return false
  })
}

const eachGift = <F extends Ability['form']>(
  game: Game,
  form: F,
  visit: (ability: Extract<Ability, { form: F }>, of: One | Group, scope: Scope) => boolean | void,
): boolean =>
  eachDeclared(
    game,
    'gains',
    ({ ability, of }, scope) =>
      ability.form === form && visit(ability as Extract<Ability, { form: F }>, of, scope) === true,
  )

/** The abilities of a form that effects give to one card, which need not be active. */
export function givenTo<F extends Ability['form']>(
  game: Game,
  form: F,
  card: CardState,
): readonly Extract<Ability, { form: F }>[] {
  if (!anyGrants(game, form)) return nothing
  const given: Extract<Ability, { form: F }>[] = []
  eachGift(game, form, (ability, of, scope) => {
    if (isAmong(game, card, of, scope)) given.push(ability)
  })
  return given
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
    if (isOnFaceUp(card, ability) && appliesNow(game, ability, scope))
      visit(declaration as Of<K>, scope, card)
  }
}

export const scopeOfCard = (card: CardState): Scope => ({
  by: abilityControllerOf(card),
  source: refOf(card),
  vars: noVars,
})

const scopeOfLingering = (lingering: Lingering): Scope => lingering

/** Names an effect as long as it applies: copies share the path of their text, and one card may have made several. */
export const nameOfEffect = (path: string, { source, id }: Scope): string =>
  `${path}@${source?.card ?? 'rules'}${id === undefined ? '' : `.${id}`}`

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
    return holds(game, ability.while, scope)
  } finally {
    lookedAt.pop()
  }
}

/** Whether anything in this game could make such a declaration now; most kinds are made by no card of it. */
export function anyDeclares(game: Game, kind: Kind): boolean {
  const { declares, grants } = poolOf(game)
  return game.lingering.length > 0 || declares[kind] !== undefined || grants.static === true
}
