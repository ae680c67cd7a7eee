import type { Thought } from '@paydata/bots'
import { diceOf } from '@paydata/bots'
import type { Game, Side } from '@paydata/engine'
import { answer } from '@paydata/engine'
import type { News, Position } from '@paydata/match'
import { isNews } from '@paydata/orders'
import type { Opponent } from './opponents.ts'

/** What computers need of the table at which they play. */
export interface Seats {
  readonly position: () => Position
  /** What has happened since the person was last shown the game. */
  readonly news: () => News
  readonly isComputers: (side: Side) => boolean
  readonly answer: (by: Side, thought: Thought) => void
  /** Shows the person what has happened. */
  readonly show: () => void
  /** Calls `go` after some time. A second call replaces the first one if that is still waiting. */
  readonly later: (milliseconds: number, go: () => void) => void
}

/** Whether the person has had time to look at what happened last: `old` if so, else `new`, or `encounter` if ice was encountered. */
type Sight = 'old' | 'new' | 'encounter'

function sightOf({ occurred }: News): Sight {
  if (occurred.some(({ what }) => what === 'iceEncountered')) return 'encounter'
  return occurred.some(({ what }) => what !== 'clicksSpent') ? 'new' : 'old'
}

/**
 * Whether a computer's answer is held back until the person has seen what happened before it. An answer that only passes is not
 * held back, except in an encounter: if neither side can do anything, it would be over before the person sees it.
 */
function isSeenFirst(game: Game, bot: Side, { reply }: Thought, sight: Sight): boolean {
  if (sight !== 'new') return sight === 'encounter'
  const outcome = answer(game, bot, reply)
  return !outcome.ok || isNews(game, bot, reply, outcome.game)
}

/** The computers at a table: which of them thinks, and for how long its answer is held back, so that the person can first see what happened. */
export class Computers {
  /** Milliseconds; null while the computers pause. */
  #pace: number | null
  /** The version for which a computer is thinking or its answer is held back; null if there is none. */
  #thinkingAt: number | null = null
  readonly #opponent: Opponent
  readonly #seed: string
  readonly #seats: Seats

  constructor(
    { opponent, seed, pace }: { readonly opponent: Opponent; readonly seed: string; readonly pace: number },
    seats: Seats,
  ) {
    this.#opponent = opponent
    this.#seed = seed
    this.#pace = pace
    this.#seats = seats
  }

  setPace(pace: number | null): void {
    this.#pace = pace
    this.run()
  }

  /** Lets the computers answer until the person is asked or an answer is held back, then shows what has happened. */
  run(): void {
    for (;;) {
      const { result, game, n } = this.#seats.position()
      const bot = game.waiting.find(each => this.#seats.isComputers(each.for))?.for
      if (result !== null || bot === undefined || this.#pace === null || this.#thinkingAt === n) break
      const thought = this.#thought(game, bot, n)
      const sight = this.#pace === 0 ? 'old' : sightOf(this.#seats.news())
      if (thought instanceof Promise) {
        this.#thinkingAt = n
        void thought.then(found => this.#takeThought(n, bot, found, sight))
        break
      }
      if (isSeenFirst(game, bot, thought, sight)) return this.#holdBack(bot, thought, this.#pace)
      this.#seats.answer(bot, thought)
    }
    this.#seats.show()
  }

  /** Takes what a computer has found for version `at`. Drops it if an answer was taken back or the game was paused meanwhile. */
  #takeThought(at: number, bot: Side, thought: Thought, sight: Sight): void {
    if (this.#thinkingAt === at) this.#thinkingAt = null
    const { game, n } = this.#seats.position()
    if (at !== n || this.#pace === null) return
    if (isSeenFirst(game, bot, thought, sight)) return this.#holdBack(bot, thought, this.#pace)
    this.#seats.answer(bot, thought)
    this.run()
  }

  #holdBack(bot: Side, thought: Thought, pace: number): void {
    const at = this.#seats.position().n
    this.#thinkingAt = at
    this.#seats.show()
    this.#seats.later(pace, () => this.#takeThought(at, bot, thought, 'old'))
  }

  /**
   * What a computer answers. Its dice follow from the seed of the game and the number of the answer, so a game can be repeated. The
   * computer does not get the seed itself, which would tell it the order of the decks.
   */
  #thought(game: Game, side: Side, n: number): Thought | Promise<Thought> {
    const dice = diceOf(`bot/${this.#seed}/${side}/${n}`)
    return this.#opponent(game, side, `${dice(1 << 30)}.${dice(1 << 30)}`)
  }
}
