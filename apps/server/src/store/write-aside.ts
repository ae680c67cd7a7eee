import { Worker } from 'node:worker_threads'
import { fileIn } from './file.ts'
import type { Done, Order, Place, Written } from './writing.ts'

/** Writes to the embedded database beside everything else, so that nobody waits for the disk but who is written for. */
export interface Writer {
  /** All or nothing, resolved when it is on disk. */
  write(all: readonly Written[]): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  readonly done: () => void
  readonly failed: (problem: Error) => void
}

/** A thread that writes. Should it ever end by itself, what it had not done fails, and the next who writes begins another. */
export function startWriter(folder: string): Writer {
  const waiting = new Map<number, Waiting>()
  const place: Place = { file: fileIn(folder) }
  let worker: Worker | null = null
  let asked = 0

  function begin(): Worker {
    // What Node was started with is for who started it.
    const begun = new Worker(new URL('./writer.js', import.meta.url), { workerData: place, execArgv: [] })
    let problem = 'the thread that writes has ended'
    begun.on('message', (done: Done) => {
      const who = waiting.get(done.nth)
      waiting.delete(done.nth)
      if (done.problem === null) who?.done()
      else who?.failed(new Error(done.problem))
    })
    begun.on('error', error => {
      problem = error instanceof Error ? error.message : String(error)
    })
    begun.on('exit', () => {
      if (worker === begun) worker = null
      for (const { failed } of waiting.values()) failed(new Error(problem))
      waiting.clear()
    })
    return begun
  }

  return {
    write: all =>
      new Promise((done, failed) => {
        worker ??= begin()
        const nth = asked++
        waiting.set(nth, { done, failed })
        const order: Order = { nth, all }
        worker.postMessage(order)
      }),
    async close() {
      const open = worker
      if (open === null) return
      const ended = new Promise<void>(resolve => open.once('exit', () => resolve()))
      open.postMessage('close')
      await ended
    },
  }
}
