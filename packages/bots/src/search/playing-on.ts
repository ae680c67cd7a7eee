import type { Game, Reply, Side } from '@paydata/engine'
import type { Known } from '@paydata/engine/worlds'
import type { Dice } from '../bot.ts'
import { Ends } from './ends.ts'
import { worldFor } from './guessing.ts'
import type { Expectation } from './likely.ts'

/** Plays replies on in games that could be the one that a side is in. */
export interface PlayingOn {
  /** A game that the side could be in. */
  readonly world: (known: Known, dice: Dice) => Game
  /** The chance of the side to win, a few turns after a reply. The seed decides what is left to chance. */
  readonly end: (world: Game, reply: Reply, side: Side, seed: string) => number
}

/** Turns that are played on: to the end of the next turn of the side whose turn it is. */
export const turnsAhead = 3

export function playingOn(expectation: Expectation): PlayingOn {
  const ends = new Ends(expectation.definitions)
  return {
    world: (known, dice) => worldFor(known, expectation, dice),
    end: (world, reply, side, seed) => ends.after(world, reply, side, seed, turnsAhead),
  }
}

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
