import { lazy, useEffect, useState } from 'react'
import { withWords } from '../messages/language.ts'
import { Part } from '../ui/part.tsx'
import { isInText } from './texts.ts'

const Pointing = lazy(withWords(() => import('./pointing.tsx'), 'glossary'))

/** What explains the words of the game that somebody points at. It is loaded as soon as a pointer comes to the first text. */
export function WordsHere() {
  const [first, setFirst] = useState<PointerEvent | null>(null)
  const isWanted = first !== null
  useEffect(() => {
    if (isWanted) return
    // A finger is over a text before it is down on it.
    const want = (event: PointerEvent): void => {
      const isMeant = event.pointerType === 'mouse' || event.type === 'pointerdown'
      if (isMeant && isInText(event.target)) setFirst(event)
    }
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener('pointerover', want, { signal })
    document.addEventListener('pointerdown', want, { signal })
    return () => leaving.abort()
  }, [isWanted])
  if (first === null) return null
  return (
    <Part lost={null}>
      <Pointing first={first} />
    </Part>
  )
}
