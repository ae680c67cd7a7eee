import { parentPort } from 'node:worker_threads'

export interface Question<Asked> {
  readonly nth: number
  readonly asked: Asked
}

export type Answered<Given> =
  | { readonly nth: number; readonly given: Given }
  | { readonly nth: number; readonly problem: string; readonly code: string | null }

/** Answers questions in a thread that `threadAt` has started, until the thread is closed. */
export function answerAll<Asked, Given>(work: (asked: Asked) => Given, close: () => void): void {
  const port = parentPort
  if (port === null) throw new Error('This is to be run as a thread of a server.')
  const answerTo = ({ nth, asked }: Question<Asked>): Answered<Given> => {
    try {
      return { nth, given: work(asked) }
    } catch (error) {
      return {
        nth,
        problem: error instanceof Error ? error.message : String(error),
        code: error instanceof Error && 'code' in error ? String(error.code) : null,
      }
    }
  }
  port.on('message', (question: Question<Asked> | 'close') => {
    if (question !== 'close') return port.postMessage(answerTo(question))
    close()
    port.close()
  })
}
