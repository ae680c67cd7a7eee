import type { RouteGiven } from '@paydata/protocol'
import { useCallback, useEffect, useState } from 'react'
import type { Called } from '../online/http.ts'
import { callPeople } from './calling.ts'

export type Following = RouteGiven<'following'>

/** Milliseconds between two questions while somebody looks at the page. */
const often = 15_000

interface Asked {
  /** What the server told last; null until it has. */
  readonly told: Following | null
  /** Why it tells nothing, if so. */
  readonly failure: Extract<Called<'following'>, { ok: false }> | null
  /** Takes what a change was answered with. */
  readonly take: (answered: Called<'following'>) => Called<'following'>
}

/** Whom the player follows and what those do, asked anew from time to time. */
export function useFollowing(): Asked {
  const [told, setTold] = useState<Following | null>(null)
  const [failure, setFailure] = useState<Asked['failure']>(null)
  const take = useCallback((answered: Called<'following'>) => {
    if (answered.ok) setTold(answered)
    return answered
  }, [])
  useEffect(() => {
    let isHere = true
    const ask = async (): Promise<void> => {
      const answered = await callPeople('following', {})
      if (!isHere) return
      take(answered)
      setFailure(answered.ok ? null : answered)
    }
    const askIfSeen = (): void => {
      if (document.visibilityState === 'visible') void ask()
    }
    void ask()
    const timer = setInterval(askIfSeen, often)
    document.addEventListener('visibilitychange', askIfSeen)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [take])
  return { told, failure: told === null ? failure : null, take }
}
