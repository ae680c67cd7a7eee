import type { MessagePort } from 'node:worker_threads'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Told } from './running.ts'

/** A thread of games that has been started. */
export interface GameThread {
  readonly port: MessagePort
  /** Ends the thread when it has done all that was asked. */
  end(): Promise<void>
}

export type StartGames = (told: Told, logger: Logger) => GameThread

/** Starts a thread of games. If it ends by itself, the server ends as well: what was acknowledged is on disk. */
export function startGames(
  told: Told,
  _logger: Logger,
  at = new URL('./worker.js', import.meta.url),
): GameThread {
  const { port1: port, port2: theirs } = new MessageChannel()
  const worker = new Worker(at, {
    workerData: { ...told, port: theirs },
    transferList: [theirs],
    execArgv: [],
  })
  let isOver = false
  worker.once('exit', () => {
    // Nobody catches it, so it is logged, and the server ends in good order.
    if (!isOver) throw new Error(`the thread "${told.name}" has ended`)
  })
  return {
    port,
    async end() {
      isOver = true
      port.close()
      await worker.terminate()
    },
  }
}
