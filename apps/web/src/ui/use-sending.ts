import type { RefusedRequest, RequestOutcome } from '@paydata/protocol'
import { useState } from 'react'

interface Sending {
  readonly isSent: boolean
  readonly refusal: RefusedRequest | null
  /** Sends a request and keeps its refusal. Ignored while another one that was sent so is on its way. */
  readonly send: (act: () => Promise<RequestOutcome>) => void
  /** Sends a request also while another one is on its way, as the last choice of a player counts. */
  readonly choose: (act: () => Promise<RequestOutcome>) => void
}

export function useSending(): Sending {
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<RefusedRequest | null>(null)
  // The request may need a file that cannot be loaded. The player can try again.
  const done = (act: () => Promise<RequestOutcome>): Promise<void> =>
    act().then(
      outcome => setRefusal(outcome.ok ? null : outcome),
      () => setRefusal({ ok: false, why: 'busy', says: '' }),
    )
  const send = (act: () => Promise<RequestOutcome>): void => {
    if (isSent) return
    setSent(true)
    void done(act).then(() => setSent(false))
  }
  return { isSent, refusal, send, choose: act => void done(act) }
}
