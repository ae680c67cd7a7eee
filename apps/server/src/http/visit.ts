import type { Person } from '@paydata/protocol'
import type { Door, Limits } from '../limits/rates.ts'
import { notTooFast, RefusedError } from '../refusing.ts'

/** One request over HTTP: the player who asks, and what can be set beside the answer. */
export interface Visit {
  readonly me: Person | null
  readonly cookies: string | undefined
  readonly address: string
  /** What the browser says that it is. */
  readonly agent: string | undefined
  readonly setCookie: (cookie: string) => void
  /** Does something after the answer was sent with its cookies, as for connections that come again with those. */
  readonly afterwards: (act: () => void) => void
}

export function mustBeSomebody({ me }: { readonly me: Person | null }): Person {
  if (me === null) throw new RefusedError('notSignedIn')
  return me
}

/** Whoever asks, and has not asked this too often. */
export function somebodyWithin(limits: Limits, door: Door, visit: { readonly me: Person | null }): Person {
  const me = mustBeSomebody(visit)
  notTooFast(limits(door, me.id))
  return me
}
