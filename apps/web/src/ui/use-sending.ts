import type { Refusal } from '@paydata/protocol'
import { useState } from 'react'

interface Sending {
  readonly isSent: boolean
  readonly refusal: Refusal | null
  /** Does something once at a time, and keeps why it was refused. */
  readonly send: (act: () => Promise<Refusal | null>) => void
}

export function useSending(): Sending {
  const [isSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const send = (act: () => Promise<Refusal | null>): void => {
    if (isSent) return
    setSent(true)
    const end = (refused: Refusal | null): void => {
      setSent(false)
      setRefusal(refused)
    }
    // What it needs may be a file that cannot be fetched: it can be tried again.
    act().then(end, () => end({ ok: false, why: 'busy', says: '' }))
  }
  return { isSent, refusal, send }
}
