import type { Refusal } from '@paydata/protocol'
import { useState } from 'react'
import { unreached } from '../online/http.ts'

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
    // What it needs may be a file that cannot be fetched.
    act().then(end, () => end(unreached))
  }
  return { isSent, refusal, send }
}
