import type { MyResult } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { callDecks } from '../decks/calling.ts'

/** As many as the server is asked for at once. */
const most = 100

/** What the decks are called with which games were played, as far as their player keeps them. */
export function useDeckNames(games: readonly MyResult[] | null): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const ids = [...new Set((games ?? []).flatMap(({ deck }) => deck ?? []))].slice(0, most)
    if (ids.length === 0) return
    let isHere = true
    void callDecks('wholeDecks', { ids }).then(answer => {
      if (isHere && answer.ok) setNames(new Map(answer.decks.map(({ id, name }) => [id, name])))
    })
    return () => {
      isHere = false
    }
  }, [games])
  return names
}
