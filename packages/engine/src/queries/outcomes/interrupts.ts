import type { ConditionalAbility, Limit } from '../../language/abilities.ts'
import { nodeAt, pathOf, poolOf } from '../../language/definitions.ts'
import { changeIn } from '../../language/inferred.ts'
import type { EffectPattern } from '../../language/patterns.ts'
import { at } from '../../state/bug.ts'
import { refOf } from '../../state/cards.ts'
import type { Effect, Pending, Scope, Vars } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref, Side } from '../../state/names.ts'
import type { Occurrence } from '../../state/occurrences.ts'
import { isActiveOn } from '../facts/active.ts'
import { meetsThreat, noVars } from '../facts/applying.ts'
import { holds } from '../facts/conditions.ts'
import { eachGranted } from '../facts/declared.ts'
import { abilityControllerOf, cardAt, isInstalledIn } from '../facts/look.ts'
import { periodOf } from '../facts/periods.ts'
import { isServerAmong, whoIs } from '../facts/references.ts'
import { isSpent } from '../facts/usable.ts'
import { isEffect, isOfCard, prevents } from './effects.ts'

/** A conditional ability, whose it is and what belongs to it. */
export interface Having {
  readonly ability: ConditionalAbility
  readonly source: Ref
  readonly by: Side
  readonly vars: Vars
  readonly dependsOn: Pending['dependsOn']
  /** The lingering effect that maintains it, if that is for one time (CR 9.6.13c). */
  readonly once: number | null
}

/** The conditional interrupts that are active now: of cards, gained, and delayed. */
export function eachInterrupt(game: Game, visit: (having: Having) => void): void {
  const { compiled, interrupts: marks } = poolOf(game)
  for (const n of marks === undefined ? noCards : withEntering(game)) {
    if (marks?.[n] !== 1) continue
    const { interrupts } = at(compiled, n)
    const card = cardAt(game, n)
    const source = refOf(card)
    const by = abilityControllerOf(card)
    for (const ability of interrupts) {
      if (!isActiveOn(game, card, ability)) continue
      visit({ ability, source, by, vars: noVars, dependsOn: 'printed', once: null })
    }
  }
  // CR 9.1.9: interrupts that cards have gained.
  eachGranted(game, 'when', (ability, card) =>
    visit({
      ability,
      source: refOf(card),
      by: abilityControllerOf(card),
      vars: noVars,
      dependsOn: 'gained',
      once: null,
    }),
  )
  for (const { id, of, source, by, vars, until } of game.lingering) {
    if (of === 'choice') continue
    const ability = nodeAt(game, of) as ConditionalAbility
    if (ability.form !== 'when') continue
    const once = until.at === 'resolved' ? id : null
    visit({ ability, source: source ?? nobody, by, vars, dependsOn: 'nothing', once })
  }
}
const noCards: readonly number[] = []

/** Cards on the table, and those that would enter a score area from elsewhere (CR 9.1.8b). */
function withEntering(game: Game): readonly number[] {
  if (!poolOf(game).awaitsScoreArea) return game.table
  const entering = game.frames.flatMap(frame =>
    'expects' in frame
      ? frame.expects.flatMap(({ effect, card }) =>
          effect === 'scoreArea' && card !== null && !game.table.includes(card.card) ? [card.card] : [],
        )
      : [],
  )
  return [...game.table, ...entering]
}

const nobody: Ref = Object.freeze({ card: -1, life: 0 })

/** The effects that meet the condition of an interrupt; so many of its kind have been noted as imminent already. */
export function metBy(
  game: Game,
  { ability, source, by, vars }: Having,
  effects: readonly Effect[],
  are: 'noted' | 'notYet',
): readonly Effect[] {
  const when = ability.when
  if ('on' in when || 'state' in when) return none
  if (!meetsThreat(game, ability)) return none
  const scope: Scope = { by, source: source.card < 0 ? null : source, vars }
  const pattern = 'would' in when ? when.would : when.expected
  const met = effects.filter(effect => isRelevantTo(game, ability, effect, scope))
  if (met.length === 0) return none
  const noted = are === 'noted' ? met.length : 0
  if ('would' in when && when.first !== undefined && wouldAgain(game, pattern, when.first, noted, scope))
    return none
  if (when.if !== undefined && !holds(game, when.if, scope)) return none
  return isSpent(game, ability, pathOf(ability), source) ? none : met
}
const none: readonly Effect[] = []

/** An interrupt is relevant by a condition that says "would" (CR 9.9.3d), and else by what it could do (CR 9.9.3a). */
export function isRelevantTo(
  game: Game,
  { when, does }: ConditionalAbility,
  effect: Effect,
  scope: Scope,
): boolean {
  if ('would' in when) return isEffect(game, effect, when.would, scope)
  if (!('expected' in when) || !isEffect(game, effect, when.expected, scope)) return false
  const change = changeIn(does)
  return change?.do !== 'prevent' || prevents(game, change, effect, scope)
}

/**
 * It is not the first in a period: it has been imminent before in the same, whether or not it then happened, or this is in
 * none (CR 9.9.5a). So many effects that are imminent now have been noted too.
 */
function wouldAgain(game: Game, pattern: EffectPattern, first: Limit, noted: number, scope: Scope): boolean {
  const from = periodOf(game, first)
  if (from === undefined) return true
  let count = 0
  for (let i = from; i < game.thisTurn.length; i++)
    if (wouldBe(game, at(game.thisTurn, i), pattern, scope)) count++
  return count > noted
}

/** Whether such an effect was noted as imminent. */
function wouldBe(
  game: Game,
  { what, kind, by, server, card }: Occurrence,
  pattern: EffectPattern,
  scope: Scope,
): boolean {
  if (what !== 'would' || kind === null) return false
  if (pattern.effect === 'uninstall') {
    const [effect, zone] = kind.split('/')
    if (effect !== 'uninstall' && (effect !== 'trash' || !isInstalledIn(zone))) return false
    return pattern.card === undefined || (card !== null && isOfCard(game, card, pattern.card, scope))
  }
  const wanted = pattern.kind === undefined ? pattern.effect : `${pattern.effect}/${pattern.kind}`
  if (kind !== wanted && !(pattern.kind === undefined && kind.startsWith(`${wanted}/`))) return false
  if (pattern.by !== undefined && by !== whoIs(pattern.by, scope)) return false
  if (pattern.server !== undefined && !isServerAmong(game, server, pattern.server, scope)) return false
  return pattern.card === undefined || (card !== null && isOfCard(game, card, pattern.card, scope))
}
