import type { Ability, SubroutineAbility } from '../language/abilities.ts'
import { definitionOf, pathOf } from '../language/definitions.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import { amountOf } from './amounts.ts'
import { isAmong } from './cards.ts'
import { eachDeclared, hasLostAbilities } from './declared.ts'
import { encounterOf } from './look.ts'

export interface Subroutine {
  /** What it is called while this encounter lasts. */
  readonly key: string
  readonly ability: SubroutineAbility
}

/**
 * The subroutines of a piece of ice, in their order (CR 9.8.3a to e): first what others add before the rest, newest
 * first; then its own static abilities, what is printed, its own again; last what others add, oldest first.
 */
export function subroutinesOf(game: Game, ice: CardState): readonly Subroutine[] {
  const before: Subroutine[] = []
  const ownBefore: Subroutine[] = []
  const ownAfter: Subroutine[] = []
  const after: Subroutine[] = []
  const counts: Record<string, number> = {}
  eachDeclared(game, 'gains', ({ ability, of, order, times }, scope) => {
    if (ability.form !== 'subroutine' || !isAmong(game, ice, of, scope)) return
    const path = pathOf(ability)
    const isOwn = scope.source?.card === ice.card && isStatic.test(path)
    // The copies one effect grants are alike, so they are told apart by counting (CR 9.8.3b, d).
    const origin = `${path}@${scope.source?.card ?? 'rules'}`
    const copies: Subroutine[] = []
    for (let left = times === undefined ? 1 : amountOf(game, times, scope); left > 0; left--) {
      const nth = counts[origin] ?? 0
      counts[origin] = nth + 1
      copies.push({ key: `${origin}#${nth}`, ability })
    }
    if (order !== 'before') (isOwn ? ownAfter : after).push(...copies)
    else if (isOwn) ownBefore.push(...copies)
    else before.unshift(...copies)
  })
  return [...before, ...ownBefore, ...printedOn(game, ice), ...ownAfter, ...after]
}

/** The path of something a static ability declares, not of what an instruction maintains. */
const isStatic = /^[^/]+\/\d+\/declares\//

function printedOn(game: Game, ice: CardState): Subroutine[] {
  const printed: Subroutine[] = []
  if (hasLostAbilities(game, ice)) return printed
  for (const ability of definitionOf(game, ice).abilities)
    if (ability.form === 'subroutine') printed.push({ key: `${printed.length}`, ability })
  return printed
}

/** Abilities a card has: printed ones it has not lost, and gained ones (CR 9.1.9). */
export function abilitiesOf(game: Game, card: CardState): readonly Ability[] {
  const own = hasLostAbilities(game, card) ? [] : definitionOf(game, card).abilities
  const gained: Ability[] = []
  eachDeclared(game, 'gains', (d, scope) => {
    if (isAmong(game, card, d.of, scope)) gained.push(d.ability)
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
