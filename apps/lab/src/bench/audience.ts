import type { Game, Held, Occurrence, Side, Update } from '@paydata/engine'
import { momentOf, newGame, updateFor, viewFor } from '@paydata/engine'
import { diceOf, isDecision } from '@paydata/engine/testing'
import { starterGame } from '../pool.ts'
import { step } from './pace.ts'

/** What a server makes whenever somebody has to decide: an update for both players. */
function seats(game: Game): () => Update[] {
  const held: Record<Side, Held> = {
    corp: { view: viewFor(game, 'corp') },
    runner: { view: viewFor(game, 'runner') },
  }
  let occurred: Occurrence[] = []
  return () => {
    for (const each of game.occurred) occurred.push(each)
    if (game.over === null && !game.waiting.some(isDecision)) return []
    const moment = momentOf(game, occurred)
    occurred = []
    return sides.map(side => {
      const update = updateFor(moment, side, held[side])
      held[side] = update
      return update
    })
  }
}

const sides = ['corp', 'runner'] as const

export const audience = (game: Game): (() => void) => {
  const look = seats(game)
  return () => {
    look()
  }
}

/** Bytes that one player is sent for a decision, before any compression: of each decision in some random games. */
export function updateSizes(games: number): number[] {
  const sizes: number[] = []
  for (let nth = 0; nth < games; nth++) {
    const dice = diceOf(nth)
    const game = newGame(starterGame(nth))
    const look = seats(game)
    while (game.over === null) {
      step(game, dice)
      for (const { patch, occurrences } of look()) sizes.push(JSON.stringify([patch, occurrences]).length)
    }
  }
  return sizes
}
