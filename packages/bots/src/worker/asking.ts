import type { Position } from '../search/position.ts'
import type { Advice } from '../search/search.ts'
import type { Knowledge, Limit, Order, Port, Result } from './serving.ts'
import { serve } from './serving.ts'

/** A thinker in another thread. The thread that asks goes on meanwhile. */
export type Distant = (position: Position, seed: string, limit: Limit) => Promise<Advice>

interface Waiting {
  readonly resolve: (advice: Advice) => void
  readonly reject: (problem: Error) => void
}

/** Sends the cards to the thinker at the other end, and then each task. */
export function thinkerAt(port: Port<Order, Result>, know: Knowledge): Distant {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  port.hear(result => {
    const who = waiting.get(result.nth)
    waiting.delete(result.nth)
    if ('advice' in result) who?.resolve(result.advice)
    else who?.reject(new Error(result.problem))
  })
  port.send({ know })
  return (position, seed, limit) =>
    new Promise((resolve, reject) => {
      const nth = ++asked
      waiting.set(nth, { resolve, reject })
      port.send({ think: { nth, position, seed, limit } })
    })
}

/** The same in this thread, where there are no others or nobody minds waiting. */
export function thinkerHere(know: Knowledge, now: () => number): Distant {
  let answered = (_: Result): void => undefined
  let asked = (_: Order): void => undefined
  serve(
    {
      send: result => answered(result),
      hear: listener => {
        asked = listener
      },
    },
    now,
  )
  const port: Port<Order, Result> = {
    send: order => asked(order),
    hear: listener => {
      answered = listener
    },
  }
  return thinkerAt(port, know)
}
