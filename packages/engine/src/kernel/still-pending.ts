import type { ConditionalAbility } from '../language/abilities.ts'
import { nodeAt, pathOf } from '../language/definitions.ts'
import { isActiveOn, isMetByOwnAccess } from '../queries/facts/active.ts'
import { meetsThreat } from '../queries/facts/applying.ts'
import { givenTo } from '../queries/facts/declared.ts'
import { cardAt, isAlive } from '../queries/facts/look.ts'
import { isSpent } from '../queries/facts/usable.ts'
import { isSame } from '../state/cards.ts'
import type { Pending } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

export const conditionalAt = (game: Game, { ability }: Pending): ConditionalAbility =>
  nodeAt(game, ability) as ConditionalAbility

/** An instance that has not lost its pending status (CR 9.6.10), of an ability that may be used now (CR 9.3.6g). */
export function canTrigger(game: Game, pending: Pending): boolean {
  const ability = conditionalAt(game, pending)
  return (
    meetsThreat(game, ability) &&
    (pending.dependsOn === 'nothing' || isStillActive(game, pending, ability)) &&
    !isSpent(game, ability, pending.ability, pending.source)
  )
}

function isStillActive(
  game: Game,
  { dependsOn, source, ability: path }: Pending,
  ability: ConditionalAbility,
): boolean {
  const card = cardAt(game, source.card)
  // CR 9.1.8a: wherever the accessed card is by now.
  if (!isAlive(game, source)) return isMetByOwnAccess(ability) || isPersisting(game, path, source)
  return dependsOn === 'gained'
    ? givenTo(game, 'when', card).some(given => pathOf(given) === path)
    : isActiveOn(game, card, ability)
}

/** CR 9.12.5b: it has never become inactive. */
const isPersisting = (game: Game, path: string, source: Pending['source']): boolean =>
  game.lingering.some(({ of, source: from }) => of === path && from !== null && isSame(from, source))
