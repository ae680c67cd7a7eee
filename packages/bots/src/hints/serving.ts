import { defineCards } from '@paydata/engine'
import type { Position } from '../search/position.ts'
import type { Knowledge, Port } from '../worker/serving.ts'
import type { Hint } from './hint.ts'
import type { Hinter } from './hinter.ts'
import { hinter } from './hinter.ts'

/** First what a worker has to know, then a position to find a hint for. */
export type HintOrder = { readonly know: Knowledge } | { readonly position: Position; readonly seed: string }

export type HintResult = { readonly hint: Hint } | { readonly problem: string }

/** Finds hints in a thread of its own, one after the other. */
export function serveHints(port: Port<HintResult, HintOrder>): void {
  let find: Hinter | undefined
  port.hear(order => {
    if ('know' in order) {
      const { version, cards, decks } = order.know
      find = hinter({ definitions: defineCards(version, cards), decks })
    } else port.send(found(find, order.position, order.seed))
  })
}

function found(find: Hinter | undefined, position: Position, seed: string): HintResult {
  try {
    if (find === undefined) throw new Error('A worker must be told the cards before it can find a hint.')
    return { hint: find(position, seed) }
  } catch (thrown) {
    return { problem: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
