import { Worker } from 'node:worker_threads'
import type { Code } from './code.ts'
import type { Chosen, Recorded, Seen } from './runner.ts'

export type Job =
  | { readonly is: 'record'; readonly file: string }
  | { readonly is: 'try'; readonly number: number; readonly tests: readonly Chosen[] }

export type Result =
  | { readonly is: 'recorded'; readonly tests: readonly Recorded[] }
  | { readonly is: 'tried'; readonly seen: Seen | null }
  /** The thread had to be ended, or ended itself. */
  | { readonly is: 'broken'; readonly how: string }

/** The memory of a thread. A fault that fills it ends the thread and nothing else. */
const megabytes = 3000
/** Rounds of loops are counted, so this ends only what hangs without a loop. */
const secondsAtMost = 300

/** Threads that do jobs, each one after the other. One that was ended is begun anew. */
export class Crew {
  readonly #code: Code
  readonly #threads: number

  constructor(code: Code, threads: number) {
    this.#code = code
    this.#threads = threads
  }

  /** Does all jobs, in this order as far as there are threads, and tells the result of each when it is there. */
  async do<T>(all: readonly T[], jobOf: (each: T) => Job, done: (each: T, result: Result) => void) {
    const left = all.values()
    const one = async (): Promise<void> => {
      let thread: Worker | null = null
      for (const each of left) {
        thread ??= this.#begin()
        const result = await resultOf(thread, jobOf(each))
        done(each, result)
        if (result.is !== 'broken') continue
        await thread.terminate()
        thread = null
      }
      await thread?.terminate()
    }
    await Promise.all(Array.from({ length: this.#threads }, one))
  }

  #begin(): Worker {
    return new Worker(new URL('./worker.js', import.meta.url), {
      workerData: this.#code,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // Output of tests with a fault is of no use here.
      stdout: true,
      stderr: true,
    })
  }
}

function resultOf(thread: Worker, job: Job): Promise<Result> {
  return new Promise(resolve => {
    const end = (result: Result): void => {
      clearTimeout(timer)
      thread.off('message', end).off('error', failed).off('exit', ended)
      resolve(result)
    }
    const failed = (error: Error): void => end({ is: 'broken', how: error.message })
    const ended = (): void => end({ is: 'broken', how: 'it ended the thread' })
    const late = (): void => end({ is: 'broken', how: 'it does not come to an end' })
    const timer = setTimeout(late, secondsAtMost * 1000)
    thread.on('message', end).on('error', failed).on('exit', ended)
    thread.postMessage(job)
  })
}
