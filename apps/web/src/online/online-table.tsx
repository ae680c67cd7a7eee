import type { Eye } from '@paydata/protocol'
import { lazy, useMemo, useState } from 'react'
import { Chat } from '../chat/chat.tsx'
import { say } from '../messages/english.ts'
import { go } from '../route/route.ts'
import { useRoom } from '../store/room.ts'
import { Table } from '../table/table.tsx'
import { Part } from '../ui/part.tsx'
import { Again } from './again.tsx'
import { Notices } from './notices.tsx'
import { openOnline } from './source.ts'
import { TableMenu } from './table-menu.tsx'

// Nobody needs it before the game is over.
const GameNumbers = lazy(() => import('./game-numbers.tsx'))

/** A table that a server runs, with everything around it. */
export default function OnlineTable({ game }: { game: string }) {
  const [eye, setEye] = useState<Eye | null>(null)
  const open = useMemo(() => openOnline(game), [game])
  const room = useRoom(state => state.room)
  if (room === null) return null
  return (
    <Table
      key={eye}
      open={open}
      eye={eye}
      lost={say.online.connection.lost}
      around={{
        chat: <Chat room={room} />,
        notices: <Notices room={room} />,
        menu: <TableMenu room={room} eye={eye} onEye={setEye} />,
        again: <Again room={room} />,
        numbers: (
          <>
            <Part>
              <GameNumbers game={room.id} />
            </Part>
            {room.you !== null && (
              <a href={`/verify?game=${room.id}`} className="link">
                {say.online.table.fair}
              </a>
            )}
          </>
        ),
        replay: room.you !== null || room.settings.replays === 'everybody' ? room.id : null,
      }}
      onAgain={() => {}}
      onLeave={() => go({ at: 'lobby' })}
    />
  )
}
