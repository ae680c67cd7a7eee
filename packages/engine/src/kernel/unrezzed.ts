import { selfRezzingOf } from '../language/definitions.ts'
import { cardAt, isInstalled } from '../queries/facts/look.ts'
import type { Game } from '../state/game.ts'
import type { Occurrence } from '../state/occurrences.ts'

/** Whether an unrezzed card could be one that may rez itself after this, for all the Runner knows (CR 9.1.8c). */
export function mightRezAfter(game: Game, happened: readonly Occurrence[]): boolean {
  const { after } = selfRezzingOf(game)
  return after.size > 0 && happened.some(({ what }) => after.has(what)) && hasUnrezzed(game)
}

export const hasUnrezzed = (game: Game): boolean =>
  game.table.some(n => {
    const card = cardAt(game, n)
    return isInstalled(card) && card.owner === 'corp' && !card.faceup
  })
