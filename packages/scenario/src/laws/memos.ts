import type { Game, Reply, Setup, Side } from '@paydata/engine'
import { answerInPlace, newGame } from '@paydata/engine'
import { withoutMemos } from '@paydata/engine/inside/state/memos'

/**
 * The same game, played with nothing kept of what was worked out and no shortcut taken. Gives the problem if that leads to another
 * game.
 */
export class WithoutMemos {
  readonly #game: Game

  constructor(setup: Setup) {
    this.#game = withoutMemos(() => newGame(setup))
  }

  answer(player: Side, reply: Reply): void {
    withoutMemos(() => answerInPlace(this.#game, player, reply))
  }

  /** What is asked is compared after each answer, all else now and then. */
  differsFrom(game: Game, compared: 'asked' | 'whole'): string | undefined {
    const [one, other] = compared === 'whole' ? [game, this.#game] : [game.waiting, this.#game.waiting]
    return JSON.stringify(one) === JSON.stringify(other)
      ? undefined
      : 'the game takes another course when nothing is kept of what was worked out'
  }
}
