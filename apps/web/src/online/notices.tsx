import './notices.css'
import type { RoomView } from '@paydata/protocol'
import { useLayoutEffect, useRef } from 'react'
import { atTable } from '../messages/at-table.ts'
import { uncover } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { awayFor, patience } from '../table/away.ts'
import { useSeconds } from '../table/use-seconds.ts'
import { Button } from '../ui/button.tsx'
import { ignoreEarlyPresses } from '../ui/guard.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { Closing } from './closing.tsx'
import { useLine } from './line.ts'
import { NextGame } from './next-game.tsx'
import { allowTakeBack, change, claimGame, ownPace, wantDraw } from './room-session.ts'
import { askedText, learnedText } from './take-back.ts'

const words = atTable.people

/** Notices about what the players have to agree on during a game: take-backs, draws, claims. */
export function Notices({ room }: { room: RoomView }) {
  const { isSent, refusal, send } = useSending()
  const { you, id, takeBack, draw, seats, mended } = room
  const closesAt = useLine(state => state.closesAt)
  useMoved(
    [
      closesAt,
      mended?.lost,
      takeBack?.by,
      takeBack?.is,
      draw,
      seats.corp?.standIn,
      seats.runner?.standIn,
    ].join(),
  )
  if (you === null || room.state !== 'playing') return null
  const answer = (label: string, version: number, allow: 'yes' | 'no') => (
    <Button disabled={isSent} onPress={() => send(() => allowTakeBack(id, version, allow))}>
      {label}
    </Button>
  )
  return (
    <>
      <Closing />
      {mended !== null && (
        <p className="notice" role="status">
          {words.mended(mended.lost)}
        </p>
      )}
      {takeBack !== null && takeBack.by !== you && takeBack.is === 'asked' && (
        <div className="notice" role="alert">
          <p>
            {askedText(takeBack)} {learnedText(takeBack)}
          </p>
          <div className="answer-row">
            {answer(words.deny, takeBack.version, 'no')}
            {answer(words.allow, takeBack.version, 'yes')}
          </div>
        </div>
      )}
      {takeBack?.by === you && (
        <p className="notice" role="status">
          {takeBack.is === 'refused' ? words.denied : words.asking}
        </p>
      )}
      <Draw room={room} />
      <Claim room={room} />
      <NextGame room={room} />
      <RefusedBy refusal={refusal} />
    </>
  )
}

/**
 * A notice that comes or goes moves the decision below it, so that another button may be under the pointer. The player must have
 * time to see that before an answer counts.
 */
function useMoved(what: string): void {
  const before = useRef(what)
  useLayoutEffect(() => {
    if (before.current === what) return
    before.current = what
    const place = document.querySelector<HTMLElement>('.decision-place')
    if (place !== null) ignoreEarlyPresses(place)
    uncover()
  }, [what])
}

/** Whether a draw is offered, and whether a bot plays for this player. */
function Draw({ room }: { room: RoomView }) {
  const { isSent, refusal, send } = useSending()
  const { id, draw, you } = room
  const standsIn = you !== null && (room.seats[you]?.standIn ?? null) !== null
  if (draw === null && !standsIn) return null
  const answer = (label: string, wants: 'draw' | 'nothing') => (
    <Button disabled={isSent} onPress={() => send(() => wantDraw(id, wants))}>
      {label}
    </Button>
  )
  return (
    <div className="notice" role="status">
      {draw !== null && (
        <>
          <p>{draw === you ? words.drawOffered : words.drawAsked}</p>
          <div className="answer-row">
            {answer(draw === you ? words.drawBack : words.deny, 'nothing')}
            {draw !== you && answer(words.agree, 'draw')}
          </div>
        </>
      )}
      {standsIn && (
        <>
          <p>{words.standsIn}</p>
          <Button disabled={isSent} onPress={() => send(() => change('comeBack', { game: id }))}>
            {words.comeBack}
          </Button>
        </>
      )}
      <RefusedBy refusal={refusal} />
    </div>
  )
}

/** The button to claim the victory over an opponent who is asked and has been away for too long. */
function Claim({ room }: { room: RoomView }) {
  const { isSent, refusal, send } = useSending()
  const waiting = useSaid(state => state.view?.waiting ?? [])
  const other = room.you === 'corp' ? 'runner' : 'corp'
  const awaySince = room.seats[other]?.awaySince ?? null
  const now = useSeconds(awaySince !== null)
  const isLong = awaySince !== null && awayFor(awaySince, now) >= patience
  useMoved(`${isLong}`)
  if (!isLong || !waiting.some(each => each.for === other)) return null
  return (
    <div className="notice" role="status">
      <p>{words.claimLead}</p>
      <div className="answer-row">
        <Button disabled={isSent} onPress={() => send(() => claimGame(room.id))}>
          {words.claim}
        </Button>
        {room.settings.stakes === 'friendly' && (
          <Button
            disabled={isSent}
            onPress={() =>
              send(() => change('callBot', { game: room.id, level: 'sensible', pace: ownPace() }))
            }
          >
            {words.callBot}
          </Button>
        )}
      </div>
      <RefusedBy refusal={refusal} />
    </div>
  )
}
