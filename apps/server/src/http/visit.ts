import type { Person } from '@paydata/protocol'
import { RefusedError } from '../refusing.ts'

/** One request over HTTP: the player who asks, and what can be set beside the answer. */
export interface Visit {
  readonly me: Person | null
  readonly cookies: string | undefined
  readonly address: string
  readonly setCookie: (cookie: string) => void
  /** Does something after the answer was sent with its cookies, as for connections that come again with those. */
  readonly afterwards: (act: () => void) => void
}

export function mustBeSomebody({ me }: { readonly me: Person | null }): Person {
  if (me === null) throw new RefusedError('notSignedIn')
  return me
}
