import { questionIn } from '../bot.ts'
import { diceOf } from '../dice.ts'
import { seedFrom } from '../search/guessing.ts'
import type { Expectation } from '../search/likely.ts'
import type { PlayingOn } from '../search/playing-on.ts'
import { perEdition, playingOn } from '../search/playing-on.ts'
import type { Position } from '../search/position.ts'
import type { Advice, Prospect } from '../search/search.ts'
import { gamesOf, search } from '../search/search.ts'
import type { Hint } from './hint.ts'
import type { Ends } from './steps.ts'
import { hintFrom } from './steps.ts'

/** Finds a hint. The same position and seed give the same hint, and it knows nothing but the position. */
export type Hinter = (position: Position, seed: string) => Hint

/** How many games are played on for a hint. */
interface Games {
  /** Those by which the two replies are found that matter. */
  readonly choose: number
  /** Those that are then played on from each of the two. */
  readonly compare: number
}
const enough: Games = { choose: 80, compare: 60 }

export function hinter(expectation: Expectation, games: Games = enough): Hinter {
  const think = search(expectation)
  const inEdition = perEdition(expectation, each => ({ ...playingOn(each), definitions: each.definitions }))
  return (position, seed) => {
    const { view } = position
    const { definitions, ...playing } = inEdition(view.edition)
    const advice = think(position, diceOf(`choose/${seed}`), gamesOf(games.choose))
    return hintFrom(
      view,
      { advice, again: again(playing, position, advice, { seed: `compare/${seed}`, count: games.compare }) },
      definitions,
    )
  }
}

interface Fresh {
  readonly seed: string
  readonly count: number
}

/**
 * Plays the best two replies on once more. The search took the best of many and stopped when it was ahead, so its own games flatter
 * that reply: only games by which nobody has chosen say how far it is ahead. Null where there are not two to compare.
 */
function again(
  { world, end }: PlayingOn,
  { view, known }: Position,
  advice: Advice,
  { seed, count }: Fresh,
): Ends | null {
  const [best, next] = advice.prospects
  if (known === undefined || best === undefined || next === undefined) return null
  const { for: side } = questionIn(view)
  const dice = diceOf(seed)
  const games = Array.from({ length: count }, () => ({
    game: world(known, dice),
    chance: seedFrom(dice),
  }))
  const ended = ({ reply, because }: Prospect) => ({
    reply,
    because,
    ends: games.map(({ game, chance }) => end(game, reply, side, chance)),
  })
  return [ended(best), ended(next)]
}
