import './again.css'
import type { RoomView } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { atTable } from '../messages/at-table.ts'
import { Link } from '../route/link.tsx'
import { go } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { noteRematch } from './rematches.ts'
import { change } from './room-session.ts'

const words = atTable.people

/** The button for a rematch with sides swapped, which begins when both players want it. Whoever watches then goes with them. */
export function Again({ room }: { room: RoomView }) {
  const { isSent, refusal, send } = useSending()
  const { id, you, seats, rematch } = room
  const mine = you === null ? null : seats[you]
  const wanted = mine?.wants === 'rematch'
  const other = you === null ? null : seats[you === 'corp' ? 'runner' : 'corp']
  const [cameLater] = useState(rematch === null)
  const isTaken = you === null ? cameLater : wanted
  useEffect(() => {
    if (rematch === null) return
    noteRematch(rematch, id)
    if (isTaken) go({ at: 'game', game: rematch })
  }, [isTaken, rematch, id])
  if (rematch === null && you === null) return null
  return (
    <div className="rematch">
      {rematch === null ? (
        <Button
          look="primary"
          disabled={isSent || wanted}
          onPress={() => send(() => change('rematch', { game: id }))}
        >
          {wanted ? words.rematchAsked : words.rematch}
        </Button>
      ) : (
        <Link to={{ at: 'game', game: rematch }} className="button button-primary">
          {words.rematchGo}
        </Link>
      )}
      {you !== null && (
        <p className="muted" role="status">
          {rematch === null && other?.wants === 'rematch' ? words.rematchWanted : ''}
        </p>
      )}
      <RefusedBy refusal={refusal} />
    </div>
  )
}
