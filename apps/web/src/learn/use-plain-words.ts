import { useEffect, useState } from 'react'
import { withWords } from '../messages/language.ts'
import { useSaid } from '../store/said.ts'
import type { PlainAt } from './plain.ts'
import { isPlainAt, notePlayedWhole, whenPlainChosen } from './plain.ts'

// Only learners need them.
const load = withWords(() => import('./plain-words.ts'), 'plain')

/** Says places in plain words where the player wants that. False until they can be said, so that a table begins with them. */
export function usePlainWords(at: PlainAt | null): boolean {
  const [isPlain, setPlain] = useState(() => at !== null && isPlainAt(at))
  const [isReady, setReady] = useState(!isPlain)
  useEffect(() => whenPlainChosen(() => setPlain(at !== null && isPlainAt(at))), [at])
  useEffect(() => {
    if (!isPlain) return
    let stop = (): void => undefined
    let isLeft = false
    const begin = async (): Promise<void> => {
      try {
        const { speakPlainly } = await load()
        if (!isLeft) stop = speakPlainly()
      } catch (error) {
        // Without them the table has the words of the game.
        reportError(error)
      }
      setReady(true)
    }
    void begin()
    return () => {
      isLeft = true
      stop()
    }
  }, [isPlain])
  useWholeGame(at === 'guided' || at === 'game')
  return isReady
}

/** Notes that a whole game was played or won. Who gives up has not played a whole one. */
function useWholeGame(isOne: boolean): void {
  // Until the game of this table is there, the page still has the one before it.
  const [before] = useState(() => useSaid.getState().view)
  const isWhole = useSaid(({ view, role }) => {
    if (!isOne || role === 'watches' || view === null || view === before || view.over === null) return false
    return view.over.how !== 'concession' || view.over.winner === view.viewer
  })
  useEffect(() => {
    if (isWhole) notePlayedWhole()
  }, [isWhole])
}
