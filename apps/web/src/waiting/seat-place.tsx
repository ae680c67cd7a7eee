import '../ui/choices.css'
import './seat-place.css'
import type { Side } from '@paydata/engine'
import type { RoomView, SeatView } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { lazy, useState } from 'react'
import { Glyph } from '../icons/icon.tsx'
import { withName } from '../identity/me.ts'
import { useMe } from '../identity/who.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { waiting as words } from '../messages/waiting.ts'
import { change, ownPace } from '../online/room-session.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Part } from '../ui/part.tsx'
import { personName } from '../ui/person-name.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'

// Few games are for points.
const SeatRating = lazy(withWords(() => import('../people/seat-rating.tsx'), 'people'))

/** A seat before the game: who sits there and whether they are ready, or a button to sit down. */
export function SeatPlace({ room, side }: { room: RoomView; side: Side }) {
  const seat = room.seats[side]
  return (
    <article className="seat" data-side={side} data-ready={seat?.ready ?? false} aria-label={say.sides[side]}>
      <h2>
        <Glyph faction={side === 'corp' ? 'weyland_consortium' : 'anarch'} />
        {say.sides[side]}
      </h2>
      {seat === null ? <Free room={room} side={side} /> : <Taken room={room} side={side} seat={seat} />}
    </article>
  )
}

function Taken({ room, side, seat }: { room: RoomView; side: Side; seat: SeatView }) {
  const me = useMe(state => state.me)
  const { refusal, send } = useSending()
  const { who, deck, deckName, ready, here } = seat
  const isBot = who.kind === 'bot'
  const state = isBot ? words.botIs : here ? words.here : words.away
  return (
    <>
      <p className="seat-who">
        <strong>
          <bdi>{isolated(personName(who))}</bdi>
        </strong>
        {room.you === side && <span> · {say.player.you}</span>}
        {room.settings.stakes === 'rated' && (
          <Part lost={null}>
            <SeatRating player={who.id} side={side} format={room.settings.format} />
          </Part>
        )}
        <span className="muted" data-here={here}>
          {' '}
          · {state}
        </span>
      </p>
      <p className="seat-state">
        <span data-deck={deck}>{words.decks[deck]}</span>
        {deckName !== null && (
          <span>
            <bdi>{say.online.room.deckNamed(deckName)}</bdi>
          </span>
        )}
        <span data-ready={ready}>{ready ? words.ready : words.notReady}</span>
      </p>
      {room.you !== side && me?.id === room.host && (
        <Button onPress={() => send(() => change('unseat', { game: room.id, side, player: who.id }))}>
          {isBot ? words.removeBot : words.unseat}
        </Button>
      )}
      <RefusedBy refusal={refusal} />
    </>
  )
}

function Free({ room, side }: { room: RoomView; side: Side }) {
  const me = useMe(state => state.me)
  const [password, setPassword] = useState('')
  const { isSent, refusal, send } = useSending()
  const game = room.id
  const sit = (): void =>
    withName(() => send(() => change('sit', { game, side, password: password === '' ? null : password })))
  return (
    <>
      <p className="muted">{words.free}</p>
      {room.you === null && (
        <>
          {room.locked && (
            <Field label={words.password} value={password} onChange={setPassword} kind="password" />
          )}
          <Button look="primary" disabled={isSent} onPress={sit}>
            {words.sit(say.sides[side])}
          </Button>
        </>
      )}
      {me !== null && me.id === room.host && room.you !== side && (
        <div className="seat-bots" role="group" aria-label={words.bot}>
          <span className="choices-label">{words.bot}</span>
          {(['sensible', 'search', 'random'] as const).map(level => (
            <Button
              key={level}
              disabled={isSent}
              onPress={() => send(() => change('seatBot', { game, side, level, pace: ownPace() }))}
            >
              {words.levels[level]}
            </Button>
          ))}
        </div>
      )}
      <RefusedBy refusal={refusal} />
    </>
  )
}
