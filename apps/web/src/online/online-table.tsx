import type { Eye, RoomView } from '@paydata/protocol'
import { isByPost } from '@paydata/protocol'
import { lazy, useMemo, useState } from 'react'
import { Chat } from '../chat/chat.tsx'
import { usePlainWords } from '../learn/use-plain-words.ts'
import { atTable } from '../messages/at-table.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { go } from '../route/route.ts'
import { openSheet } from '../store/hand.ts'
import { useRoom } from '../store/room.ts'
import { Table } from '../table/table.tsx'
import { Button } from '../ui/button.tsx'
import { Part } from '../ui/part.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Again } from './again.tsx'
import { GameNumbers } from './game-numbers.tsx'
import { Notices } from './notices.tsx'
import { openOnline } from './source.ts'
import { TableMenu } from './table-menu.tsx'

const words = atTable.people.leaving

const MatchNext = lazy(withWords(() => import('../people/match-next.tsx'), 'people'))
const MatchScore = lazy(withWords(() => import('../people/match-score.tsx'), 'people'))
const GamePoints = lazy(withWords(() => import('../people/game-points.tsx'), 'people'))

/** The table of a game that a server runs, with its notices, menu and chat. */
export default function OnlineTable({ game }: { game: string }) {
  const [eye, setEye] = useState<Eye | null>(null)
  const open = useMemo(() => openOnline(game), [game])
  const room = useRoom(state => state.room)
  const [isLeaving, setLeaving] = useState(false)
  const isReady = usePlainWords('game')
  if (room === null || !isReady) return null
  const isOn = room.you !== null && room.state === 'playing'
  const leave = (): void => go({ at: 'lobby' })
  const askBefore = (): void => {
    openSheet(null)
    setLeaving(true)
  }
  const dangers = dangersOf(room)
  return (
    <>
      <Table
        key={eye}
        open={open}
        role={room.you === null ? 'watches' : 'plays'}
        eye={eye}
        lost={say.online.connection.lost}
        around={{
          chat: <Chat room={room} />,
          notices: <Notices room={room} />,
          menu: (
            <>
              <span className="match-in-bar top-desk">
                <OfMatch room={room} />
              </span>
              <TableMenu room={room} eye={eye} onEye={setEye} />
            </>
          ),
          hint: null,
          again:
            room.match?.nth === 1 ? (
              <Part lost={null}>
                <MatchNext game={room.id} match={room.match} />
              </Part>
            ) : (
              <Again room={room} />
            ),
          numbers: (
            <>
              <OfMatch room={room} />
              {room.settings.stakes === 'rated' && room.state === 'over' && (
                <Part lost={null}>
                  <GamePoints game={room.id} />
                </Part>
              )}
              <GameNumbers game={room.id} />
              {room.you !== null && (
                <a href={`/verify?game=${room.id}`} className="link">
                  {atTable.people.fair}
                </a>
              )}
            </>
          ),
          replay: room.you !== null || room.settings.replays === 'everybody' ? room.id : null,
          leadsTo: 'lobby',
          ends: 'here',
        }}
        onAgain={() => {}}
        onLeave={isOn ? askBefore : leave}
      />
      <Sheet title={words.title} isOpen={isLeaving && isOn} onClose={() => setLeaving(false)}>
        <p>{words.back}</p>
        {dangers !== '' && <p>{dangers}</p>}
        <div className="answer-row">
          <Button onPress={() => setLeaving(false)}>{words.stay}</Button>
          <Button look="primary" onPress={leave}>
            {words.leave}
          </Button>
        </div>
      </Sheet>
    </>
  )
}

/** A word about what can happen to a player who is away. */
function dangersOf({ you, seats, settings }: RoomView): string {
  if (isByPost(settings.clock)) return ''
  const opponent = seats[you === 'corp' ? 'runner' : 'corp']
  const dangers = [
    ...(settings.clock === null ? [] : [words.clock]),
    ...(opponent?.who.kind === 'bot' ? [] : [words.claim]),
  ]
  return dangers.join(' ')
}

/** What the players of a match have so far. */
function OfMatch({ room: { match, seats, state } }: { room: RoomView }) {
  if (match === null) return null
  const names = { corp: seats.corp?.who ?? null, runner: seats.runner?.who ?? null }
  return (
    <Part lost={null}>
      <MatchScore match={match} names={names} isOver={state === 'over'} />
    </Part>
  )
}
