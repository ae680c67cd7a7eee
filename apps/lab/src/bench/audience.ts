import type { Game, Update } from '@paydata/engine'
import { newGame, updateFor, viewFor } from '@paydata/engine'
import { diceOf } from '@paydata/engine/testing'
import { starterGame } from '../pool.ts'
import { step } from './pace.ts'

/** What a server makes of every answer: an update for both players. */
function seats(game: Game): () => Update[] {
  const views = { corp: viewFor(game, 'corp'), runner: viewFor(game, 'runner') }
  return () =>
    (['corp', 'runner'] as const).map(side => {
      const update = updateFor(game, side, views[side])
      views[side] = update.view
      return update
    })
}

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
      const isDecision = step(game, dice)
      for (const { patch, occurrences } of look())
        if (isDecision) sizes.push(JSON.stringify([patch, occurrences]).length)
    }
  }
  return sizes
}
