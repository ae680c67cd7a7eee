import './waiting.css'
import type { RoomView } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { lazy } from 'react'
import { Chat } from '../chat/chat.tsx'
import { settingsText } from '../lobby/settings-text.ts'
import { atTable } from '../messages/at-table.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { waiting as words } from '../messages/waiting.ts'
import { Closing } from '../online/closing.tsx'
import { useLine } from '../online/line.ts'
import { Part } from '../ui/part.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { useTitle } from '../ui/title.ts'
import { Invitation } from './invitation.tsx'
import { OwnSeat } from './own-seat.tsx'
import { SeatPlace } from './seat-place.tsx'
import { SentAway } from './sent-away.tsx'

// Few games are part of a match.
const MatchScore = lazy(withWords(() => import('../people/match-score.tsx'), 'people'))
const SecondSoon = lazy(withWords(() => import('../people/second-soon.tsx'), 'people'))

/** The screen of a room before the game: who plays which side, with which deck, and who is ready. */
export default function Waiting({ room }: { room: RoomView }) {
  const { settings, you, seats, spectators, commitment } = room
  const connection = useLine(state => state.connection)
  const host = [seats.corp, seats.runner].find(seat => seat?.who.id === room.host)?.who.name
  const title =
    isolated(settings.title) ||
    (host === undefined || host === '' ? words.title[settings.listed] : words.named(host))
  useTitle(title)
  return (
    <div className="screen">
      <ScreenHead title={title} />
      <main className="page waiting">
        <p className="muted">
          {[words.title[settings.listed], ...settingsText(settings)].join(' · ')}
          {spectators.count > 0 && ` · ${words.watching(spectators.count)}`}
        </p>
        {connection === 'lost' && (
          <p className="connection" role="alert">
            {say.online.connection.lost}
          </p>
        )}
        <Closing />
        {room.match?.nth === 2 && (
          <Part lost={null}>
            <MatchScore
              match={room.match}
              names={{ corp: seats.corp?.who ?? null, runner: seats.runner?.who ?? null }}
              isOver={false}
            />
            {room.match.begins !== null && <SecondSoon begins={room.match.begins} />}
          </Part>
        )}
        {room.code !== null && <Invitation room={room} code={room.code} />}
        <section className="seats" aria-label={words.seats}>
          {(['corp', 'runner'] as const).map(side => (
            <SeatPlace key={side} room={room} side={side} />
          ))}
        </section>
        <SentAway room={room} />
        {you === null ? <p className="muted">{words.watchHere}</p> : <OwnSeat room={room} side={you} />}
        <details className="fair">
          <summary>{words.fair}</summary>
          <p>{words.fairLead}</p>
          <code>{commitment}</code>
        </details>
        <div className="waiting-chat">
          <h2>{atTable.chat.title}</h2>
          <Chat room={room} />
        </div>
      </main>
    </div>
  )
}
