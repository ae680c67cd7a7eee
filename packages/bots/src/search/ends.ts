import type { Definitions, Game, Reply, Side } from '@paydata/engine'
import { answerInPlace, cloneGame } from '@paydata/engine'
import { diceOf } from '../dice.ts'
import { chanceOf } from './chance.ts'
import { playerWith, playUntil } from './rollout.ts'

/** Plays games on as two sensible players would, and says how likely the Corp is to win by what is on the table then. */
export class Ends {
  private readonly player

  constructor(private readonly definitions: Definitions) {
    this.player = playerWith(definitions)
  }

  /** The chance of the Corp when a turn begins. The game stays as it is. */
  ofCorp(before: Game, seed: string, turn: number): number {
    return this.played(cloneGame(before), turn, seed)
  }

  /** The chance of a side after its reply, and so many turns. */
  after(before: Game, reply: Reply, side: Side, seed: string, turns: number): number {
    const game = cloneGame(before)
    const outcome = answerInPlace(game, side, reply)
    if (!outcome.ok) throw new Error(`What is offered in one game is refused in another: ${outcome.why}.`)
    const chance = this.played(game, before.turn + turns, seed)
    return side === 'corp' ? chance : 1 - chance
  }

  private played(game: Game, turn: number, seed: string): number {
    playUntil(game, turn, this.player, diceOf(seed))
    return chanceOf(game, this.definitions)
  }
}
