import type { Ability, Declaration } from '../../language/abilities.ts'
import { poolOf, readingOf } from '../../language/definitions.ts'
import type { Group, One } from '../../language/expressions.ts'
import type { Reading } from '../../language/reading.ts'
import { at } from '../../state/bug.ts'
import type { CardState } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import { hasLostAbilities } from './active.ts'
import { appliesNow, declarationsMaintained, scopeOfCard } from './applying.ts'
import { cardAt, isActive, isOnFaceUp } from './look.ts'
import { anyDeclaresNow, anyGrants, presentOf } from './present.ts'

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
  const { declaring, gives, pool } = presentOf(game)
  const declarers = declaring.get(kind)
  if (declarers !== undefined) {
    const blanks = kind !== 'losesAbilities' && anyDeclaresNow(game, 'losesAbilities')
    for (const { card: n, ability, declaration, scope } of declarers) {
      const card = cardAt(game, n)
      if (blanks && hasLostAbilities(game, card)) continue
      const isConditional = ability.threat !== undefined || ability.while !== undefined
      if (isConditional && !appliesNow(game, ability, scope)) continue
      if (visit(declaration as Of<K>, scope, card, pool.reading) === true) return true
    }
  }
  if (game.lingering.length > 0 && eachLingeringDeclared(game, kind, visit)) return true
  // What takes abilities away or gives them is looked up before what those that were given declare (CR 9.12.1d).
  if (kind === 'gains' || kind === 'losesAbilities') return false
  const given = game.lingering.length > 0 ? pool.grants : gives
  return given.length > 0 && given.includes('static') && eachGrantedDeclared(game, kind, visit)
}

function eachLingeringDeclared<K extends Kind>(game: Game, kind: K, visit: Visit<K>): boolean {
  const reading = readingOf(game)
  for (const lingering of game.lingering) {
    if (lingering.of === 'choice') continue
    for (const declaration of declarationsMaintained(game, lingering, lingering)) {
      if (declaration.declare !== kind) continue
      const source = lingering.source === null ? undefined : game.cards[lingering.source.card]
      if (visit(declaration as Of<K>, lingering, source, reading) === true) return true
    }
  }
  return false
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
