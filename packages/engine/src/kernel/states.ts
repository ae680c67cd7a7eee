import type { ConditionalAbility } from '../language/abilities.ts'
import { abilityAround, nodeAt, pathOf, poolOf } from '../language/definitions.ts'
import { hasAbilities } from '../queries/facts/active.ts'
import { meetsThreat, noVars } from '../queries/facts/applying.ts'
import { holds } from '../queries/facts/conditions.ts'
import { eachGranted } from '../queries/facts/declared.ts'
import { abilityControllerOf, cardAt, isOnFaceUp } from '../queries/facts/look.ts'
import { anyGrants } from '../queries/facts/present.ts'
import { isOptional } from '../queries/outcomes/optional.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { AbilityFrame, Pending } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'

/** Conditional abilities with a static condition that holds (CR 9.6.7). */
export function pendingStates(game: Game): Pending[] {
  const pending: Pending[] = []
  const { compiled, states: marks } = poolOf(game)
  for (const n of marks === undefined ? none : game.table) {
    if (marks?.[n] !== 1) continue
    const { states } = at(compiled, n)
    const card = cardAt(game, n)
    if (!hasAbilities(game, card)) continue
    for (const ability of states)
      if (isOnFaceUp(card, ability) && isMet(game, ability, card))
        pending.push(instanceOf(ability, card, 'printed'))
  }
  if (anyGrants(game, 'when')) addGained(game, pending)
  return pending
}

function addGained(game: Game, pending: Pending[]): void {
  eachGranted(game, 'when', (ability, card) => {
    if (isMet(game, ability, card)) pending.push(instanceOf(ability, card, 'gained'))
  })
}

const none: readonly never[] = []

const instanceOf = (
  ability: ConditionalAbility,
  card: CardState,
  dependsOn: Pending['dependsOn'],
): Pending => ({
  ability: pathOf(ability),
  of: pathOf(ability.does),
  source: refOf(card),
  by: abilityControllerOf(card),
  vars: noVars,
  optional: isOptional(ability),
  dependsOn,
})

/** The condition holds, and no other instance of the ability is on its way (CR 9.6.7c). */
function isMet(game: Game, ability: ConditionalAbility, card: CardState): boolean {
  if (!('state' in ability.when) || !meetsThreat(game, ability)) return false
  const source = refOf(card)
  const scope = { by: abilityControllerOf(card), source, vars: noVars }
  if (!holds(game, ability.when.state, scope)) return false
  const path = pathOf(ability)
  return !game.idle.includes(idleKey(path, source)) && !isOnItsWay(game, path, source)
}

function isOnItsWay(game: Game, path: string, source: Ref): boolean {
  return game.frames.some(frame => {
    if (frame.kind === 'ability')
      return frame.source !== null && isSame(frame.source, source) && abilityOf(game, frame) === path
    return (
      frame.kind === 'window' &&
      frame.of === 'reaction' &&
      frame.pending.some(p => p.ability === path && isSame(p.source, source))
    )
  })
}

const abilityOf = (game: Game, { of }: AbilityFrame): string => abilityAround(nodeAt(game, of))

/** One whose ability had nothing to do waits for the next step (CR 9.6.7d). */
export function noteIdle(game: Game, frame: AbilityFrame): void {
  if (frame.inner || frame.source === null || frame.vars.hadEffects === true) return
  const path = abilityOf(game, frame)
  if (path === '') return
  const ability = nodeAt(game, path)
  if ('form' in ability && ability.form === 'when' && 'state' in ability.when)
    game.idle.push(idleKey(path, frame.source))
}

const idleKey = (path: string, { card, life }: Ref): string => `${path}@${card}.${life}`
