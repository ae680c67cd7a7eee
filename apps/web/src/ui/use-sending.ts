import type { Refusal } from '@paydata/protocol'
import { useState } from 'react'

interface Sending {
  readonly isSent: boolean
  readonly refusal: Refusal | null
  /** Does something once at a time, and keeps why it was refused. */
  readonly send: (act: () => Promise<Refusal | null>) => void
  /** The same whatever is on its way: of choices the last one counts. */
  readonly choose: (act: () => Promise<Refusal | null>) => void
}

export function useSending(): Sending {
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // What it needs may be a file that cannot be fetched: it can be tried again.
  const done = (act: () => Promise<Refusal | null>): Promise<void> =>
    act().then(setRefusal, () => setRefusal({ ok: false, why: 'busy', says: '' }))
  const send = (act: () => Promise<Refusal | null>): void => {
    if (isSent) return
    setSent(true)
    void done(act).then(() => setSent(false))
  }
  return { isSent, refusal, send, choose: act => void done(act) }
}
