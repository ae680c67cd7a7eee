import type { Side } from '@paydata/engine'
import { guidedGames } from '@paydata/lessons/guided'
import { useEffect, useState } from 'react'
import type { Playing } from '../local/beginning.ts'
import { guidedLeft, keepGuided } from '../local/keeping.ts'
import { guided } from '../messages/guided.ts'
import { usePlaying } from '../moments/playing.ts'
import { go } from '../route/route.ts'
import { useSaid } from '../store/said.ts'
import { useTitle } from '../ui/title.ts'
import { Guide } from './guide.tsx'
import { keepHints, noteGuidedEnd } from './guided-kept.ts'
import { LessonTable } from './lesson-table.tsx'
import { usePlainWords } from './use-plain-words.ts'
import { WhatNext } from './what-next.tsx'

interface GuidedProps {
  readonly side: Side
  readonly onPlay: (playing: Playing) => void
}

/** A whole game with a guide. Whoever has left it goes on at the same decision. */
export default function GuidedScreen({ side, onPlay }: GuidedProps) {
  useTitle(guided.title[side])
  const [time, setTime] = useState(0)
  const isReady = usePlainWords('guided')
  const again = (): void => {
    keepGuided(side, null)
    keepHints(side, {})
    setTime(time + 1)
  }
  return isReady ? <Try key={time} side={side} onPlay={onPlay} onAgain={again} /> : null
}

/** One try of it: a game of its own. */
function Try({ side, onPlay, onAgain }: GuidedProps & { readonly onAgain: () => void }) {
  const [isOpen, setOpen] = useState(true)
  const toList = (): void => go({ at: 'learn', lesson: null })
  const end = useEnd(side)
  return (
    <div className="lesson">
      <Guide game={guidedGames[side]} onNext={() => setOpen(true)} onLeave={toList} />
      <LessonTable begins={() => begun(side)} onAgain={onAgain} onLeave={toList} />
      {end !== null && (
        <WhatNext
          view={end}
          side={side}
          isOpen={isOpen}
          onAgain={onAgain}
          onPlay={onPlay}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

function begun(side: Side) {
  const left = guidedLeft(side)
  // What was told belongs to the game that it was told in.
  if (left === null) keepHints(side, {})
  return { beginning: { begin: 'guided', side, left }, seat: side } as const
}

/** The view in which the game is over; null before that, and until the end has been played on the table. */
function useEnd(side: Side) {
  // Until the game of this try is there, the table shows the one before it.
  const [before] = useState(() => useSaid.getState().view)
  const view = useSaid(state => (state.view === before ? null : state.view))
  const isEnding = usePlaying(state => state.isEnding)
  const winner = view?.over?.winner
  useEffect(() => {
    if (winner !== undefined) noteGuidedEnd(side, winner === side ? 'won' : 'lost')
  }, [side, winner])
  return view === null || view.over === null || isEnding ? null : view
}
