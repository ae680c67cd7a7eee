import type { Deck, Definition } from '@paydata/engine'
import { defineCards } from '@paydata/engine'
import { diceOf } from '../dice.ts'
import type { Position } from '../search/position.ts'
import type { Advice, Thinker } from '../search/search.ts'
import { search } from '../search/search.ts'

/** All that a worker has to know before it can think: cards are data, so it needs no cards of its own. */
export interface Knowledge {
  readonly version: string
  readonly cards: readonly Definition[]
  readonly decks: readonly Deck[]
}

/** How long to think: by a clock, or the same number of games each time. */
export type Limit = { readonly milliseconds: number } | { readonly games: number }

export interface Task {
  readonly nth: number
  readonly position: Position
  /** The same seed gives the same advice, where the limit is a number of games. */
  readonly seed: string
  readonly limit: Limit
}

export type Order = { readonly know: Knowledge } | { readonly think: Task }

/** The result of a task: advice, or an error. */
export type Result =
  | { readonly nth: number; readonly advice: Advice }
  | { readonly nth: number; readonly problem: string }

/** Messages to and from another thread, whatever kind of thread that is. */
export interface Port<Sent, Heard> {
  send(message: Sent): void
  hear(listener: (message: Heard) => void): void
}

/** Thinks about the tasks that it receives, one after the other. `now` is a clock in milliseconds. */
export function serve(port: Port<Result, Order>, now: () => number): void {
  let thinker: Thinker | undefined
  port.hear(order => {
    if ('know' in order) {
      const { version, cards, decks } = order.know
      thinker = search({ definitions: defineCards(version, cards), decks })
    } else port.send(think(thinker, order.think, now))
  })
}

function think(
  thinker: Thinker | undefined,
  { nth, position, seed, limit }: Task,
  now: () => number,
): Result {
  try {
    if (thinker === undefined) throw new Error('A worker must be told the cards before it can think.')
    const began = now()
    const isEnough = (games: number): boolean =>
      'games' in limit ? games >= limit.games : now() - began >= limit.milliseconds
    return { nth, advice: thinker(position, diceOf(seed), isEnough) }
  } catch (thrown) {
    return { nth, problem: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
