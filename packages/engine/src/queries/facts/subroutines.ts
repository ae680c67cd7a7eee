import type { Ability, SubroutineAbility } from '../../language/abilities.ts'
import { definitionOf, pathOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame } from '../../state/cards.ts'
import type { Gained, Game, Placed } from '../../state/game.ts'
import type { Ref } from '../../state/names.ts'
import { hasLostAbilities } from './active.ts'
import { nameOfEffect } from './applying.ts'
import { eachDeclared } from './declared.ts'
import { encounterOf } from './look.ts'
import { anyDeclaresNow } from './present.ts'

export interface Subroutine {
  /** What it is called while this encounter lasts. */
  readonly key: string
  readonly ability: SubroutineAbility
}

/** What one effect gives to a piece of ice. */
export interface Grant {
  /** Names the effect as long as it applies. */
  readonly key: string
  /** The ability or lingering effect that says so: what it gives stands in the order of its text. */
  readonly from: string
  readonly source: Ref | null
  readonly ability: SubroutineAbility
  readonly order: 'before' | 'after' | 'chosen'
  /** By a static ability of the ice itself. */
  readonly own: boolean
  readonly copies: number
}

/** The subroutines that effects give to a piece of ice: in the order in which they began to apply, as far as noted. */
export function grantsTo(game: Game, ice: CardState): readonly Grant[] {
  if (!anyDeclaresNow(game, 'gains')) return none
  const grants: Grant[] = []
  eachDeclared(game, 'gains', ({ ability, of, order = 'after', times }, scope, _source, reading) => {
    if (ability.form !== 'subroutine' || !reading.isAmong(game, ice, of, scope)) return
    const path = pathOf(ability)
    const own = scope.source?.card === ice.card && scope.id === undefined
    const copies = times === undefined ? 1 : reading.amountOf(game, times, scope)
    const from = nameOfEffect(path.replace(/\/declares\/.*/, ''), scope)
    grants.push({ key: nameOfEffect(path, scope), from, source: scope.source, ability, order, own, copies })
  })
  const noted = grants.length < 2 ? undefined : notedOf(game, ice)?.keys
  if (noted === undefined) return grants
  const rank = ({ key }: Grant): number => (noted.includes(key) ? noted.indexOf(key) : noted.length)
  return grants.sort((a, b) => rank(a) - rank(b))
}
const none: readonly never[] = []

export const notedOf = (game: Game, ice: CardState): Gained | undefined =>
  game.gained.find(each => isSame(each.ice, ice))

/**
 * The subroutines of a piece of ice, in their order (CR 9.8.3a to e): first what others add before the rest, newest
 * first; then its own static abilities, what is printed, its own again; last what others add, oldest first. Among
 * these stands what the Corp has placed there (CR 9.8.2c).
 */
export function subroutinesOf(game: Game, ice: CardState): readonly Subroutine[] {
  const grants = grantsTo(game, ice)
  const printed = printedOn(game, ice)
  if (grants.length === 0) return printed
  const ofKind = (order: 'before' | 'after', own: boolean): Grant[] =>
    grants.filter(each => each.order === order && each.own === own)
  const inOrder = [
    ...ofKind('before', false).reverse().flatMap(copiesOf),
    ...ofKind('before', true).flatMap(copiesOf),
    ...printed,
    ...ofKind('after', true).flatMap(copiesOf),
    ...ofKind('after', false).flatMap(copiesOf),
  ]
  const chosen = grants.filter(({ order }) => order === 'chosen').flatMap(copiesOf)
  if (chosen.length === 0) return inOrder
  const placed = notedOf(game, ice)?.placed ?? none
  for (const place of placed) {
    const subroutine = chosen.find(({ key }) => key === place.key)
    if (subroutine !== undefined) inOrder.splice(indexAmong(inOrder, place), 0, subroutine)
  }
  return [...inOrder, ...chosen.filter(each => !inOrder.includes(each))]
}

/** Behind the nearest of those that stood before it and are still there, else before the nearest that stood behind it. */
function indexAmong(subroutines: readonly Subroutine[], { key, among }: Placed): number {
  const keys = subroutines.map(each => each.key)
  const place = among.indexOf(key)
  const before = among.slice(0, place).findLast(other => keys.includes(other))
  if (before !== undefined) return keys.indexOf(before) + 1
  const behind = among.slice(place + 1).find(other => keys.includes(other))
  return behind === undefined ? keys.length : keys.indexOf(behind)
}

/** The copies one effect grants are alike, so they are told apart by counting (CR 9.8.3b, d). */
export const copiesOf = ({ key, ability, copies }: Grant): Subroutine[] =>
  Array.from({ length: Math.max(0, copies) }, (_, nth) => ({ key: `${key}#${nth}`, ability }))

function printedOn(game: Game, ice: CardState): Subroutine[] {
  const printed: Subroutine[] = []
  if (hasLostAbilities(game, ice)) return printed
  for (const ability of definitionOf(game, ice).abilities)
    if (ability.form === 'subroutine') printed.push({ key: `${printed.length}`, ability })
  return printed
}

/** A subroutine that no effect has given to it. */
export const isPrintedOn = (game: Game, ice: CardState, { ability }: Subroutine): boolean =>
  definitionOf(game, ice).abilities.some(each => each === ability)

/** Abilities a card has: printed ones it has not lost, and gained ones (CR 9.1.9). */
export function abilitiesOf(game: Game, card: CardState): readonly Ability[] {
  const own = hasLostAbilities(game, card) ? [] : definitionOf(game, card).abilities
  const gained: Ability[] = []
  eachDeclared(game, 'gains', (d, scope, _source, reading) => {
    if (reading.isAmong(game, card, d.of, scope)) gained.push(d.ability)
  })
  return gained.length === 0 ? own : [...own, ...gained]
}

/** Unbroken in the encounter in progress (CR 9.8.4). */
export function unbrokenSubroutines(game: Game, ice: CardState): readonly Subroutine[] {
  const encounter = encounterOf(game)
  const all = subroutinesOf(game, ice)
  if (encounter === undefined) return all
  return all.filter(sub => !encounter.vars.broken.includes(sub.key))
}
