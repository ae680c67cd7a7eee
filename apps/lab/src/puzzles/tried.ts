import { diceOf, gamesOf, positionFor, search, sensible } from '@paydata/bots'
import type { Definitions, Game, Reply, Side } from '@paydata/engine'
import { answer, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Puzzle, Rating } from '@paydata/puzzles'
import { positionOf } from '@paydata/puzzles'
import { refutation, Solver } from '@paydata/puzzles/solving'

/** How many games the computer plays on from each position when it thinks ahead. */
const games = 60

type Player = (game: Game, side: Side, seed: string) => Reply

/** How hard a puzzle is, by which levels of the computer solve it. */
export function ratingOf(puzzle: Puzzle, definitions: Definitions): Rating {
  const atOnce = sensible(definitions)
  const ahead = search({ definitions, decks: [] })
  const first: Player = (game, side, seed) =>
    atOnce(viewFor(game, side), diceOf(seed), recallOf(game, side)).reply
  const second: Player = (game, side, seed) =>
    ahead(positionFor(game, side), diceOf(seed), gamesOf(games)).reply
  if (isSolvedBy(first, puzzle, definitions)) return 'easy'
  return isSolvedBy(second, puzzle, definitions) ? 'medium' : 'hard'
}

/** Whether a player reaches the goal against the best defence. */
function isSolvedBy(player: Player, puzzle: Puzzle, definitions: Definitions): boolean {
  const { side, goal, id } = puzzle
  let game = positionOf(puzzle, definitions)
  const solver = new Solver(side, goal, game)
  const bot = sensible(definitions)
  for (let answers = 0; solver.standing(game) === 'open'; answers++) {
    const by = game.waiting[0]?.for ?? side
    const seed = `${id}/${answers}`
    const reply =
      by === side
        ? player(game, side, seed)
        : (refutation(solver, game, by) ?? bot(viewFor(game, by), diceOf(seed)).reply)
    const outcome = answer(game, by, reply)
    if (!outcome.ok) throw new Error(`A computer gave an answer that is not offered in ${id}.`)
    game = outcome.game
  }
  return solver.standing(game) === 'reached'
}
