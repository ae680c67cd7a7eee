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
    act().then(refused => {
      setSent(false)
      setRefusal(refused)
    })
  }
  return { isSent, refusal, send }
}
