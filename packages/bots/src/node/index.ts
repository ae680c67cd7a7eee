/** For Node: a thinker in a thread of its own, so that a server or a terminal is never blocked. */
import { Worker } from 'node:worker_threads'
import type { Distant, Knowledge } from '../index.ts'
import { thinkerAt } from '../index.ts'

export interface ThinkerThread {
  readonly think: Distant
  /** Ends the thread; what it still thinks about is never answered. */
  stop(): Promise<void>
}

/** Begins a thread that thinks. It does not keep the process alive by itself. */
export function startThinker(know: Knowledge): ThinkerThread {
  const worker = new Worker(new URL(import.meta.resolve('@paydata/bots/worker')))
  worker.unref()
  const think = thinkerAt(
    { send: order => worker.postMessage(order), hear: listener => worker.on('message', listener) },
    know,
  )
  return {
    think(position, seed, limit) {
      worker.ref()
      return think(position, seed, limit).finally(() => worker.unref())
    },
    async stop() {
      await worker.terminate()
    },
  }
}
