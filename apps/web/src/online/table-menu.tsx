import './table-menu.css'
import type { Eye, RoomView } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useState } from 'react'
import { atTable } from '../messages/at-table.ts'
import { HandChoice } from '../table/hand-choice.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { personName } from '../ui/person-name.ts'
import { DoubtSheet } from './doubt-sheet.tsx'
import { wantDraw } from './room-session.ts'

const words = atTable.people

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
          title={spectators.names.map(name => isolated(personName({ name }))).join(', ')}
        >
          {words.spectators(spectators.count)}
        </span>
      )}
      {you === null && settings.spectators.see === 'hands' && (
        <HandChoice
          eye={eye ?? 'spectator'}
          shown="late"
          onLook={next => onEye(next === 'spectator' ? null : next)}
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
      {you !== null && <Doubt game={room.id} />}
    </>
  )
}

/** Opens the sheet in which a player says what they doubt. */
function Doubt({ game }: { game: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <IconButton icon="report" className="top-desk" label={words.report} onPress={() => setOpen(true)} />
      {isOpen && <DoubtSheet game={game} onClose={close} />}
    </>
  )
}
