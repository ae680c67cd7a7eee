import type { Knowledge } from '@paydata/bots'
import type { HintOrder, HintResult } from '@paydata/bots/hints'
import type { HintFinder } from './macros.ts'

/**
 * Finds hints in a worker of its own, so that neither the table nor the computer waits. Whoever asks anew or has answered does not wait
 * for the last one either: the worker that thinks about it is ended, and the next hint has another.
 */
export function hintsInWorker(know: Knowledge): HintFinder {
  let worker: Worker | null = null
  let giveUp: (() => void) | null = null

  function begun(): Worker {
    worker ??= beginWith({ know })
    return worker
  }

  function end(): void {
    worker?.terminate()
    worker = null
    giveUp = null
  }

  return {
    find(position, seed) {
      giveUp?.()
      return new Promise((resolve, reject) => {
        const at = begun()
        const fail = (problem: string): void => {
          end()
          reject(new Error(problem))
        }
        giveUp = () => {
          end()
          resolve(null)
        }
        at.onerror = ({ message }) => fail(message)
        at.onmessage = ({ data }: MessageEvent<HintResult>) => {
          giveUp = null
          if ('hint' in data) resolve(data.hint)
          else fail(data.problem)
        }
        at.postMessage({ position, seed } satisfies HintOrder)
      })
    },
    drop: () => giveUp?.(),
  }
}

function beginWith(know: HintOrder): Worker {
  const worker = new Worker(new URL('./hinting.ts', import.meta.url), { type: 'module' })
  worker.postMessage(know)
  return worker
}
