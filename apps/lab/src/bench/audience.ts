import type { Game, Held, Occurrence, Side, Update, View } from '@paydata/engine'
import { momentOf, newGame, updateFor, viewFor } from '@paydata/engine'
import { packUpdate } from '@paydata/protocol'
import { diceOf, isDecision } from '@paydata/scenario'
import { starterGame } from '../pool.ts'
import { step } from './pace.ts'

/** An update for a player who had the view before it. */
interface Told {
  readonly side: Side
  readonly before: View
  readonly update: Update
}

/** What a server makes whenever somebody has to decide: an update for both players. */
function seats(game: Game): () => Told[] {
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
      const { view: before } = held[side]
      const update = updateFor(moment, side, held[side])
      held[side] = update
      return { side, before, update }
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

/** Bytes that one player receives for each decision in some random games, before any compression. */
export function updateSizes(games: number): number[] {
  const sizes: number[] = []
  for (let nth = 0; nth < games; nth++) {
    const dice = diceOf(nth)
    const game = newGame(starterGame(nth))
    const look = seats(game)
    for (let version = 1; game.over === null; version++) {
      step(game, dice)
      for (const { side, before, update } of look()) {
        const { patch, occurrences } = update
        const said = { eye: side, from: version - 1, version, patch, occurrences: [...occurrences] }
        sizes.push(
          JSON.stringify(packUpdate(before, { ...said, passed: [], takenBack: false, clock: null })).length,
        )
      }
    }
  }
  return sizes
}
