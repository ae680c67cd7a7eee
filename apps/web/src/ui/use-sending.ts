import type { Refusal } from '@paydata/protocol'
import { useState } from 'react'

interface Sending {
  readonly isSent: boolean
  readonly refusal: Refusal | null
  /** Sends a request and keeps its refusal. Ignored while another one that was sent so is on its way. */
  readonly send: (act: () => Promise<Refusal | null>) => void
  /** Sends a request also while another one is on its way, as the last choice of a player counts. */
  readonly choose: (act: () => Promise<Refusal | null>) => void
}

export function useSending(): Sending {
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // The request may need a file that cannot be loaded. The player can try again.
  const done = (act: () => Promise<Refusal | null>): Promise<void> =>
    act().then(setRefusal, () => setRefusal({ ok: false, why: 'busy', says: '' }))
  const send = (act: () => Promise<Refusal | null>): void => {
    if (isSent) return
    setSent(true)
    void done(act).then(() => setSent(false))
  }
  return { isSent, refusal, send, choose: act => void done(act) }
}
