import type { Eye, RoomView } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useState } from 'react'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { Choices } from '../ui/choices.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { personName } from '../ui/person-name.ts'
import { report, wantDraw } from './room-session.ts'

const words = say.online.table

interface TableMenuProps {
  readonly room: RoomView
  readonly eye: Eye | null
  readonly onEye: (eye: Eye | null) => void
}

/** The menu of what a table that a server runs offers besides. */
export function TableMenu({ room, eye, onEye }: TableMenuProps) {
  const { you, spectators, settings } = room
  return (
    <>
      {spectators.count > 0 && (
        <span
          className="spectators top-desk"
          title={spectators.names.map(name => isolated(personName(name))).join(', ')}
        >
          {words.spectators(spectators.count)}
        </span>
      )}
      {you === null && settings.spectators.see === 'hands' && (
        <Choices
          label={words.eye}
          value={eye ?? 'spectator'}
          all={words.eyes}
          onChange={next => onEye(next === 'spectator' ? null : next)}
        />
      )}
      {you !== null && room.state === 'playing' && (
        <IconButton
          icon="players"
          className="top-desk"
          label={words.offerDraw}
          disabled={room.draw !== null}
          onPress={() => void wantDraw(room.id, 'draw')}
        />
      )}
      {you !== null && <Report game={room.id} />}
    </>
  )
}

/** Reports the position to the operator of the server with one tap. */
function Report({ game }: { game: string }) {
  const version = useSaid(state => state.version)
  const [reported, setReported] = useState<number | null>(null)
  const isDone = reported === version
  const send = (): void => {
    void report(game).then(refusal => setReported(refusal === null ? version : null))
  }
  return (
    <>
      <IconButton icon="report" className="top-desk" label={words.report} disabled={isDone} onPress={send} />
      <span className="unseen" role="status">
        {isDone ? words.reported : ''}
      </span>
    </>
  )
}
