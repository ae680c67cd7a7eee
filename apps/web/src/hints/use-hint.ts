import type { Hint } from '@paydata/bots/hints'
import { useEffect, useState } from 'react'
import { inquire } from '../store/session.ts'

export type Asked =
  | { readonly is: 'thinking' }
  | { readonly is: 'failed' }
  | { readonly is: 'found'; readonly hint: Hint }

/** The hint about a question. Whoever does not wait for it any more, as they have answered or closed it, lets it go. */
export function useHint(question: number): { readonly asked: Asked; readonly again: () => void } {
  const [asked, setAsked] = useState<Asked>({ is: 'thinking' })
  const [time, setTime] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time is another try.
  useEffect(() => {
    let isAwaited = true
    setAsked({ is: 'thinking' })
    void inquire(async ({ hints }) => hints?.ask(question) ?? null).then(found => {
      if (!isAwaited) return
      isAwaited = false
      const isFound = found?.ok === true && found.hint.question === question
      setAsked(isFound ? { is: 'found', hint: found.hint } : { is: 'failed' })
    })
    return () => {
      if (isAwaited) void inquire(async ({ hints }) => hints?.drop())
      isAwaited = false
    }
  }, [question, time])
  return { asked, again: () => setTime(time + 1) }
}
