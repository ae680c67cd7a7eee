import { Elsewhere } from './cluster.ts'
import type { Envelope, Wanted } from './envelopes.ts'
import type { Wire } from './wire.ts'

const patience = 5000

interface Pending {
  readonly owner: string
  readonly answered: (given: unknown) => void
  readonly failed: () => void
}

/** What this process asks others, until they answer or are gone. */
export function newAsking(wire: Wire, me: string) {
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
        const failed = (): void => {
          done()
          reject(new Elsewhere(wanted.game))
        }
        const timer = setTimeout(failed, patience)
        timer.unref()
        pending.set(n, { owner, answered, failed })
        void wire.say(owner, { is: 'ask', n, from: me, wanted }).then(isHeard => isHeard || failed())
      })
    },
    /** An answer, or that there is none to be had there. */
    heard(said: Extract<Envelope, { is: 'answer' | 'elsewhere' }>): void {
      const asked = pending.get(said.n)
      if (said.is === 'answer') asked?.answered(said.given)
      else asked?.failed()
    },
    /** Answers may have been lost: everything is asked again, which is harmless. */
    missed(): void {
      for (const each of [...pending.values()]) each.failed()
    },
    /** A process is gone and will answer nothing. */
    gone(owner: string): void {
      for (const each of [...pending.values()]) if (each.owner === owner) each.failed()
    },
  }
}

export type Asking = ReturnType<typeof newAsking>
