import type { View } from '@paydata/engine'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { say } from '../messages/english.ts'
import { Link } from '../route/link.tsx'
import { useRoom } from '../store/room.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'

// Nobody needs it before the game is over.
const AfterGame = lazy(() => import('../replay/after-game.tsx'))

const hows = { ...say.over.hows, ...say.online.table.hows }

interface OverProps {
  readonly view: View
  /** How to play once more, if not at once. */
  readonly again: ReactNode
  readonly numbers: ReactNode
  /** The replay of the game, where there is one. */
  readonly replay: string | null
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** How the game ended. */
export function Over({ view, again, numbers, replay, onAgain, onLeave }: OverProps) {
  const [isClosed, setClosed] = useState(false)
  // Whoever runs the game knows of ends that are none in the rules: time, absence.
  const result = useRoom(state => state.room?.result ?? null)
  const { over, viewer } = view
  // The table is seen as it ended first: a dialog makes the browser reckon the style of the whole page anew.
  const isPainted = useAfterPaint(over !== null)
  if (over === null || !isPainted) return null
  const { winner } = over
  const title =
    winner === null
      ? say.over.drawn
      : viewer === 'corp' || viewer === 'runner'
        ? winner === viewer
          ? say.over.won
          : say.over.lost
        : say.over.wins(winner)
  const named = result?.how ?? over.how
  const how = Object.entries(hows).find(([name]) => name === named)?.[1] ?? named
  return (
    <Sheet title={title} isOpen={!isClosed} onClose={() => setClosed(true)}>
      <p className="over-lead">
        {winner === null ? '' : `${say.over.wins(winner)} `}
        {how}.
      </p>
      <p className="over-score">{say.over.score(view.corp.score, view.runner.score)}</p>
      <p className="muted">{say.over.turns(view.turn)}</p>
      <div className="answer-row">
        <Button onPress={() => setClosed(true)}>{say.over.look}</Button>
        <Button onPress={onLeave}>{say.over.home}</Button>
        {replay !== null && (
          <Link to={{ at: 'replay', game: replay }} className="button">
            {say.over.replay}
          </Link>
        )}
        {again ?? (
          <Button look="primary" onPress={onAgain}>
            {say.over.again}
          </Button>
        )}
      </div>
      {replay !== null && (
        <div className="over-after">
          <Suspense>
            <AfterGame game={replay} />
          </Suspense>
        </div>
      )}
      {numbers}
    </Sheet>
  )
}
