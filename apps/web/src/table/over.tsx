import type { View } from '@paydata/engine'
import { useState } from 'react'
import { say } from '../messages/english.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'

/** How the game ended. */
export function Over({ view, onAgain, onLeave }: { view: View; onAgain: () => void; onLeave: () => void }) {
  const [isClosed, setClosed] = useState(false)
  const { over, viewer } = view
  if (over === null) return null
  const { winner } = over
  const title =
    winner === null
      ? say.over.drawn
      : viewer === 'corp' || viewer === 'runner'
        ? winner === viewer
          ? say.over.won
          : say.over.lost
        : say.over.wins(winner)
  const how = Object.entries(say.over.hows).find(([name]) => name === over.how)?.[1] ?? over.how
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
        <Button look="primary" onPress={onAgain}>
          {say.over.again}
        </Button>
      </div>
    </Sheet>
  )
}
