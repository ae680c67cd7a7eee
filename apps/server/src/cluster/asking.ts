import { RefusedError } from '../refusing.ts'
import { Elsewhere } from './cluster.ts'
import type { Envelope, Wanted } from './envelopes.ts'
import type { Sending } from './wire.ts'

const patience = 5000

interface Pending {
  readonly owner: string
  readonly answered: (given: unknown) => void
  readonly refused: (why: RefusedError) => void
  readonly isElsewhere: () => void
}

/** The requests of this process to others. Each is open until the other process answers, is gone, or takes too long. */
export function newAsking(wire: Sending, me: string) {
  const pending = new Map<number, Pending>()
  let counted = 0

  return {
    ask(owner: string, wanted: Wanted): Promise<unknown> {
      const n = counted++
      return new Promise((resolve, reject) => {
        const done = (): void => {
          clearTimeout(timer)
          pending.delete(n)
        }
        const answered = (given: unknown): void => {
          done()
          resolve(given)
        }
        const failed = (why: Error): void => {
          done()
          reject(why)
        }
        const isElsewhere = (): void => failed(new Elsewhere(wanted.game))
        const timer = setTimeout(isElsewhere, patience)
        timer.unref()
        pending.set(n, { owner, answered, refused: failed, isElsewhere })
        wire.send(owner, { is: 'ask', n, from: me, wanted }).then(isHeard => isHeard || isElsewhere(), failed)
      })
    },
    /** Closes a request with what the other process says: its answer, its refusal, or that it does not have the game. */
    settle(said: Extract<Envelope, { is: 'answer' | 'refused' | 'elsewhere' }>): void {
      const asked = pending.get(said.n)
      if (said.is === 'answer') asked?.answered(said.given)
      else if (said.is === 'refused') asked?.refused(new RefusedError(said.refusal.why, said.refusal))
      else asked?.isElsewhere()
    },
    /** Has all open requests made again, as their answers may have been lost. To repeat a request is harmless. */
    retryAll(): void {
      for (const each of [...pending.values()]) each.isElsewhere()
    },
    /** Has the open requests to a process that is gone made again, to the new owners of its games. */
    ownerGone(owner: string): void {
      for (const each of [...pending.values()]) if (each.owner === owner) each.isElsewhere()
    },
  }
}

export type Asking = ReturnType<typeof newAsking>
