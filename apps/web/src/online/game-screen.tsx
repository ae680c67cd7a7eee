import { loadSets } from '@paydata/cards/loading'
import { formats } from '@paydata/decks/starter'
import { isByPost } from '@paydata/protocol'
import { lazy, Suspense, useEffect } from 'react'
import { atTable } from '../messages/at-table.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { useRoom } from '../store/room.ts'
import { Nothing } from '../ui/nothing.tsx'
import { Part } from '../ui/part.tsx'
import { noteGameOff, noteGameOn } from './game-on.ts'
import { enterRoom } from './room-session.ts'

// The table is a chunk of its own. The page can load it while the player waits for an opponent.
const OnlineTable = lazy(() => import('./online-table.tsx'))
// A player who comes to a game that goes on needs no waiting room.
const Waiting = lazy(withWords(() => import('../waiting/waiting.tsx'), 'waiting'))

/** The screen of a game that a server runs: its waiting room, and then its table. */
export default function GameScreen({ game }: { game: string }) {
  useEffect(() => enterRoom(game), [game])
  const room = useRoom(state => state.room)
  const refusal = useRoom(state => state.refusal)
  const format = room?.settings.format
  // Loaded before the table is shown, as the texts of a game need the cards of its format.
  useEffect(() => {
    if (format !== undefined) loadSets(formats[format]).catch(console.error)
  }, [format])
  const isMine = room !== null && room.you !== null && (room.state === 'open' || room.state === 'playing')
  const clock = room?.settings.clock ?? null
  const isPatient = clock === null || isByPost(clock)
  const isKnown = room !== null || refusal?.why === 'noSuchGame'
  // The start page leads back to it.
  useEffect(() => {
    if (isMine) noteGameOn({ game, pace: isPatient ? 'patient' : 'live' })
    else if (isKnown) noteGameOff(game)
  }, [isMine, isKnown, isPatient, game])
  if (refusal !== null && room === null)
    return <Gone>{refusal.why === 'noSuchGame' ? say.online.room.gone : say.refused[refusal.why]}</Gone>
  if (room === null) return <Going />
  switch (room.state) {
    case 'open':
      return (
        <Part soon={<Going />}>
          <Waiting room={room} />
        </Part>
      )
    case 'abandoned':
      return <Gone>{say.online.room.abandoned}</Gone>
    case 'playing':
    case 'over':
      return (
        <Suspense fallback={<Going />}>
          <OnlineTable key={room.id} game={room.id} />
        </Suspense>
      )
  }
}

const Going = () => (
  <main className="loading">
    <p role="status">{say.online.room.loading}</p>
  </main>
)

const Gone = ({ children }: { children: string }) => (
  <Nothing to={{ at: 'lobby' }} words={atTable.people.lobby}>
    {children}
  </Nothing>
)
