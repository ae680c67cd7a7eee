/** For Node: thinkers in threads of their own, so that a server or a terminal is never blocked. */
import { Worker } from 'node:worker_threads'
import type { Distant, Knowledge, Limit } from '../index.ts'
import type { Advice } from '../search/search.ts'
import type { Order, Result } from '../worker/serving.ts'

export interface Thinkers {
  /** Rejects when the thread that thought about it has died: the next question is answered by another. */
  readonly think: Distant
  /** Ends all threads, and rejects what they still think about and what waits for them. */
  stop(): Promise<void>
}

interface Task {
  readonly order: Extract<Order, { think: unknown }>['think']
  readonly since: number
  readonly resolve: (advice: Advice) => void
  readonly reject: (problem: Error) => void
}

interface Thread {
  readonly worker: Worker
  task: Task | null
}

/** A request that had to wait for a thread gets only the rest of its time, and this part of it at least. */
const leastPart = 1 / 8

function left(limit: Limit, waited: number): Limit {
  if ('games' in limit) return limit
  const { milliseconds } = limit
  return { milliseconds: Math.max(milliseconds * leastPart, milliseconds - waited) }
}

const theirs = (): URL => new URL(import.meta.resolve('@paydata/bots/worker'))

/**
 * Up to so many threads that think, each begun when all others are busy. One that dies takes nothing with it but what it
 * thought about. They do not keep the process alive, but while they think they do.
 */
export function startThinkers(know: Knowledge, most: number, at: URL = theirs()): Thinkers {
  const threads = new Set<Thread>()
  const queue: Task[] = []
  let isStopped = false

  function begin(): Thread {
    const worker = new Worker(at)
    const thread: Thread = { worker, task: null }
    let problem = new Error('A thread that thinks has ended.')
    threads.add(thread)
    worker.unref()
    worker.postMessage({ know } satisfies Order)
    worker.on('message', (result: Result) => {
      const { task } = thread
      thread.task = null
      worker.unref()
      if ('advice' in result) task?.resolve(result.advice)
      else task?.reject(new Error(result.problem))
      next()
    })
    worker.on('error', error => {
      problem = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', () => {
      threads.delete(thread)
      thread.task?.reject(problem)
      next()
    })
    return thread
  }

  function next(): void {
    if (isStopped || queue.length === 0) return
    const free = [...threads].find(({ task }) => task === null) ?? (threads.size < most ? begin() : null)
    const task = free === null ? undefined : queue.shift()
    if (free === null || task === undefined) return
    free.task = task
    free.worker.ref()
    const limit = left(task.order.limit, performance.now() - task.since)
    free.worker.postMessage({ think: { ...task.order, limit } } satisfies Order)
  }

  return {
    think: (position, seed, limit) =>
      new Promise((resolve, reject) => {
        if (isStopped) return reject(new Error('Nobody thinks here any more.'))
        queue.push({ order: { nth: 0, position, seed, limit }, since: performance.now(), resolve, reject })
        next()
      }),
    async stop() {
      isStopped = true
      for (const { reject } of queue.splice(0)) reject(new Error('Nobody thinks here any more.'))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
