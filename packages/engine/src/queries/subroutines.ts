import type { Ability, SubroutineAbility } from '../language/abilities.ts'
import { definitionOf, pathOf } from '../language/definitions.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import { isAmong } from './cards.ts'
import { eachDeclared, hasLostAbilities } from './declared.ts'
import { encounterOf } from './look.ts'

export interface Subroutine {
  /** What it is called while this encounter lasts. */
  readonly key: string
  readonly ability: SubroutineAbility
}

/** The subroutines of a piece of ice, in their order (CR 9.8.2, 9.8.3). */
export function subroutinesOf(game: Game, ice: CardState): readonly Subroutine[] {
  const before: Subroutine[] = []
  const printed: Subroutine[] = []
  const after: Subroutine[] = []
  if (!hasLostAbilities(game, ice)) {
    let i = 0
    for (const ability of definitionOf(game, ice).abilities) {
      if (ability.form === 'subroutine') printed.push({ key: `${i++}`, ability })
    }
  }
  const counts: Record<string, number> = {}
  eachDeclared(game, 'gains', (d, scope) => {
    if (d.ability.form !== 'subroutine' || !isAmong(game, ice, d.of, scope)) return
    // The copies one effect grants are alike, so they are told apart by counting (CR 9.8.3b, d).
    const origin = `${pathOf(d.ability)}@${scope.source?.card ?? 'rules'}`
    const nth = counts[origin] ?? 0
    counts[origin] = nth + 1
    const gained = { key: `${origin}#${nth}`, ability: d.ability }
    if (d.order === 'before') before.unshift(gained)
    else after.push(gained)
  })
  return [...before, ...printed, ...after]
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
