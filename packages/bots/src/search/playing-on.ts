import type { Game, Reply, Side } from '@paydata/engine'
import { answerInPlace, cloneGame } from '@paydata/engine'
import type { Known } from '@paydata/engine/worlds'
import { imagine } from '@paydata/engine/worlds'
import type { Dice } from '../bot.ts'
import { diceOf } from '../dice.ts'
import { chanceOf } from './chance.ts'
import type { Expectation } from './guessing.ts'
import { guess } from './guessing.ts'
import { playerWith, playUntil } from './rollout.ts'

/** Plays replies on in games that could be the one that a side is in. */
export interface PlayingOn {
  /** A game that the side could be in. */
  readonly world: (known: Known, dice: Dice) => Game
  /** The chance of the side to win, a few turns after a reply. The seed decides what is left to chance. */
  readonly end: (world: Game, reply: Reply, side: Side, seed: string) => number
}

/** Turns that are played on: to the end of the next turn of the side whose turn it is. */
const turnsAhead = 3

export function playingOn(expectation: Expectation): PlayingOn {
  const { definitions } = expectation
  const player = playerWith(definitions)
  return {
    world: (known, dice) => imagine(known, guess(known, expectation, dice), seedFrom(dice)),
    end(world, reply, side, seed) {
      const game = cloneGame(world)
      const outcome = answerInPlace(game, side, reply)
      if (!outcome.ok) throw new Error(`What is offered in one game is refused in another: ${outcome.why}.`)
      playUntil(game, world.turn + turnsAhead, player, diceOf(seed))
      const chance = chanceOf(game, definitions)
      return side === 'corp' ? chance : 1 - chance
    },
  }
}

export const seedFrom = (dice: Dice): string => `${dice(1 << 30)}`

/** Makes something once for each edition of the rules, as what cards do depends on it. */
export function perEdition<Made>(
  expectation: Expectation,
  make: (expectation: Expectation) => Made,
): (edition: string) => Made {
  const all = new Map<string, Made>()
  return edition => {
    const made =
      all.get(edition) ?? make({ ...expectation, definitions: expectation.definitions.asIn(edition) })
    all.set(edition, made)
    return made
  }
}
