import { Worker } from 'node:worker_threads'
import type { Answered, Question } from './answering.ts'

/** A thread that answers questions in order. */
export interface Thread<Asked, Given> {
  ask(asked: Asked): Promise<Given>
  /** Ends the thread after it has answered all questions. */
  close(): Promise<void>
}

interface Waiting<Given> {
  readonly done: (given: Given) => void
  readonly failed: (problem: Error) => void
}

/**
 * A thread that is started by the first question, and keeps the process alive only while there is one. If it ends by itself, the
 * questions that it had not answered fail, and the next one starts another thread.
 */
export function threadAt<Asked, Given>(at: URL, knows: unknown): Thread<Asked, Given> {
  const waiting = new Map<number, Waiting<Given>>()
  let worker: Worker | null = null
  let counted = 0

  function begin(): Worker {
    // The options of the command line are for the main thread only.
    const begun = new Worker(at, { workerData: knows, execArgv: [] })
    let problem = 'the thread has ended'
    begun.on('message', (answer: Answered<Given>) => {
      const who = waiting.get(answer.nth)
      waiting.delete(answer.nth)
      if (waiting.size === 0) begun.unref()
      if ('given' in answer) who?.done(answer.given)
      // By its code it is known whether the disk is full.
      else who?.failed(Object.assign(new Error(answer.problem), { code: answer.code }))
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
    ask: asked =>
      new Promise((done, failed) => {
        worker ??= begin()
        worker.ref()
        const nth = counted++
        waiting.set(nth, { done, failed })
        worker.postMessage({ nth, asked } satisfies Question<Asked>)
      }),
    async close() {
      const open = worker
      if (open === null) return
      open.ref()
      const ended = new Promise<void>(resolve => open.once('exit', () => resolve()))
      open.postMessage('close')
      await ended
    },
  }
}
