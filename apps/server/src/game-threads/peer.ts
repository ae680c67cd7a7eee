import type { MessagePort } from 'node:worker_threads'
import type { RefusedRequest } from '@paydata/protocol'
import { RefusedError } from '../refusing.ts'

/** What a thread does for another one, by name. */
export type Api = Readonly<Record<string, (asked: never) => Promise<unknown>>>

/** The thread at the other end of a message port. `Theirs` is what it can be asked for, `Told` what it hears without an answer. */
export interface Peer<Theirs extends Api, Told> {
  ask<Name extends keyof Theirs & string>(
    name: Name,
    asked: Parameters<Theirs[Name]>[0],
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>
  tell(told: Told): void
}

/** An error, as it goes through a port: it keeps by what it is known whether the disk is full, and what a client is answered. */
interface Failure {
  readonly message: string
  readonly code: string | null
  readonly refused: RefusedRequest | null
}

type Message<Told> =
  | { readonly is: 'told'; readonly told: Told }
  | { readonly is: 'asked'; readonly n: number; readonly name: string; readonly asked: never }
  | { readonly is: 'given'; readonly n: number; readonly given: never }
  | { readonly is: 'failed'; readonly n: number; readonly failure: Failure }

interface Waiting {
  readonly done: (given: never) => void
  readonly failed: (why: Error) => void
}

/** Speaks with the thread at the other end: `ours` is what that can ask for, and `hear` gets what it tells. */
export function peerAt<Theirs extends Api, Told>(
  port: MessagePort,
  ours: Api,
  hear: (told: Told) => void,
): Peer<Theirs, Told> {
  const waiting = new Map<number, Waiting>()
  let counted = 0
  let isOver = false

  async function answer(n: number, name: string, asked: never): Promise<void> {
    try {
      port.postMessage({ is: 'given', n, given: await ours[name]?.(asked) })
    } catch (error) {
      port.postMessage({ is: 'failed', n, failure: failureOf(error) })
    }
  }

  function settle(n: number): Waiting | undefined {
    const asked = waiting.get(n)
    waiting.delete(n)
    return asked
  }

  port.on('message', (message: Message<Told>) => {
    switch (message.is) {
      case 'told':
        return hear(message.told)
      case 'asked':
        return void answer(message.n, message.name, message.asked)
      case 'given':
        return settle(message.n)?.done(message.given)
      case 'failed':
        return settle(message.n)?.failed(errorOf(message.failure))
    }
  })
  port.once('close', () => {
    isOver = true
    for (const { failed } of waiting.values()) failed(ended())
    waiting.clear()
  })

  return {
    ask: (name, asked) =>
      new Promise((done, failed) => {
        // A port that is closed loses what is sent.
        if (isOver) return failed(ended())
        const n = counted++
        waiting.set(n, { done, failed })
        port.postMessage({ is: 'asked', n, name, asked })
      }),
    tell: told => port.postMessage({ is: 'told', told }),
  }
}

const ended = (): Error => new Error('the other thread has ended')

const failureOf = (error: unknown): Failure => ({
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'code' in error ? String(error.code) : null,
  refused: error instanceof RefusedError ? error.refused : null,
})

function errorOf({ message, code, refused }: Failure): Error {
  if (refused !== null) return new RefusedError(refused.why, refused)
  return Object.assign(new Error(message), code === null ? {} : { code })
}
