import type { Ability, Declaration } from '../../language/abilities.ts'
import { poolOf, readingOf } from '../../language/definitions.ts'
import type { Group, One } from '../../language/expressions.ts'
import type { Reading } from '../../language/reading.ts'
import { at } from '../../state/bug.ts'
import type { CardState } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game, Lingering } from '../../state/game.ts'
import { hasLostAbilities } from './active.ts'
import { anyDeclares, appliesNow, declarationsMaintained, scopeOfCard } from './applying.ts'
import { cardAt, isActive, isOnFaceUp } from './look.ts'

type Kind = Declaration['declare']
type Of<K extends Kind> = Extract<Declaration, { declare: K }>

/** Called with each declaration that applies, its scope, and the card it is on. Stop by returning true. */
export type Visit<K extends Kind> = (
  declaration: Of<K>,
  scope: Scope,
  source: CardState | undefined,
  reading: Reading,
) => boolean | void

const nothing: readonly never[] = []

/** The active declarations of a kind: of active cards, then of lingering effects in the order they began. */
export function eachDeclared<K extends Kind>(game: Game, kind: K, visit: Visit<K>): boolean {
  const { compiled, declares, reading } = poolOf(game)
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
        if (visit(declaration as Of<K>, scope, card, reading) === true) return true
      }
    }
  }
  for (const lingering of game.lingering) {
    if (lingering.of === 'choice') continue
    const scope = scopeOfLingering(lingering)
    for (const declaration of declarationsMaintained(game, lingering, scope)) {
      if (declaration.declare !== kind) continue
      const source = lingering.source === null ? undefined : game.cards[lingering.source.card]
      if (visit(declaration as Of<K>, scope, source, reading) === true) return true
    }
  }
  // What takes abilities away or gives them is looked up before what those that were given declare (CR 9.12.1d).
  if (kind === 'gains' || kind === 'losesAbilities') return false
  return anyGrants(game, 'static') && eachGrantedDeclared(game, kind, visit)
}

function eachGrantedDeclared<K extends Kind>(game: Game, kind: K, visit: Visit<K>): boolean {
  const reading = readingOf(game)
  return eachGranted(game, 'static', (ability, card) => {
    const scope = scopeOfCard(card)
    return (
      appliesNow(game, ability, scope) &&
      ability.declares.some(d => d.declare === kind && visit(d as Of<K>, scope, card, reading) === true)
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
  return eachGift(game, form, (ability, of, scope, reading) => {
    for (const n of game.table) {
      const card = cardAt(game, n)
      if (!isActive(card) || !reading.isAmong(game, card, of, scope)) continue
      if (visit(ability, card) === true) return true
    }
    return false
  })
}

const eachGift = <F extends Ability['form']>(
  game: Game,
  form: F,
  visit: (
    ability: Extract<Ability, { form: F }>,
    of: One | Group,
    scope: Scope,
    reading: Reading,
  ) => boolean | void,
): boolean =>
  eachDeclared(
    game,
    'gains',
    ({ ability, of }, scope, _source, reading) =>
      ability.form === form && visit(ability as Extract<Ability, { form: F }>, of, scope, reading) === true,
  )

/** The abilities of a form that effects give to one card, which need not be active. */
export function givenTo<F extends Ability['form']>(
  game: Game,
  form: F,
  card: CardState,
): readonly Extract<Ability, { form: F }>[] {
  if (!anyGrants(game, form)) return nothing
  const given: Extract<Ability, { form: F }>[] = []
  eachGift(game, form, (ability, of, scope, reading) => {
    if (reading.isAmong(game, card, of, scope)) given.push(ability)
  })
  return given
}

/** What a card declares about itself, in force wherever it is (CR 9.1.8c to f). */
export function eachOwnDeclared<K extends Kind>(game: Game, kind: K, card: CardState, visit: Visit<K>): void {
  const { compiled, reading } = poolOf(game)
  const list = at(compiled, card.card).declared[kind]
  if (list === undefined || card.conversion !== null || hasLostAbilities(game, card)) return
  const scope = scopeOfCard(card)
  for (const { ability, declaration } of list) {
    if (isOnFaceUp(card, ability) && appliesNow(game, ability, scope))
      visit(declaration as Of<K>, scope, card, reading)
  }
}

const scopeOfLingering = (lingering: Lingering): Scope => lingering
