import type { View } from '@paydata/engine'
import { useEffect, useState } from 'react'
import { useMe } from '../../identity/who.ts'
import type { Live, Manner } from './live.ts'
import { computersPlay, peoplePlay } from './live.ts'
import { gameToWatch } from './people.ts'

interface Shown {
  readonly live: Live
  readonly view: View
}

/** Milliseconds for which the end of a game is shown before another one is. */
const endShown = 8000

/** A game that is on and how it stands; null until there is something to see, and for a reader who saves data. */
export function useLive(manner: Manner | null): Shown | null {
  const server = useMe(state => state.server)
  const [shown, setShown] = useState<Shown | null>(null)
  /** How many games have been shown to their end. */
  const [ended, setEnded] = useState(0)
  const isOver = shown !== null && shown.view.over !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each game that has ended is followed by another one
  useEffect(() => {
    if (server === 'unknown' || manner === null) return
    let isHere = true
    let live: Live | null = null
    const begin = async (): Promise<void> => {
      const game = server === 'there' ? await gameToWatch() : null
      if (!isHere) return
      const show = (view: View): void => {
        if (live !== null) setShown({ live, view })
      }
      live = game === null ? computersPlay(manner, show) : peoplePlay(game, show)
    }
    begin().catch(reportError)
    return () => {
      isHere = false
      live?.end()
    }
  }, [server, manner, ended])
  useEffect(() => {
    if (!isOver || manner !== 'moving') return
    const timer = setTimeout(() => setEnded(count => count + 1), endShown)
    return () => clearTimeout(timer)
  }, [isOver, manner])
  return shown
}
