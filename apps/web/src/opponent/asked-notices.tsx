import type { Challenge, DecliningWhy } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useState } from 'react'
import { useMe } from '../identity/who.ts'
import { opponent as words } from '../messages/opponent.ts'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { accept, answerCall, closeCall, decline, useAsked, withdraw } from './asked.ts'
import { useClosed } from './closed.ts'

const whys: readonly DecliningWhy[] = ['notNow', 'otherFormat', 'otherPace', 'otherTime', 'never']

/** What others ask of the player: a search that they wanted to be called to, and challenges. */
export function AskedNotices() {
  const me = useMe(state => state.me)
  const call = useAsked(state => state.call)
  const challenges = useAsked(state => state.challenges)
  const { closed, close } = useClosed()
  const shown = challenges.filter(each => !closed.has(keyOf(each)) && isNews(each, me?.id ?? ''))
  return (
    <>
      {call !== null && (
        <section className="seek-bar" aria-label={words.meet}>
          <p role="alert">
            {call.is === 'over'
              ? words.callOver
              : words.called(say.play.formats[call.format], words.paces[call.pace])}
          </p>
          {call.is === 'on' && (
            <Button look="primary" onPress={() => void answerCall(call)}>
              {words.join}
            </Button>
          )}
          <Button look="quiet" onPress={closeCall}>
            {words.close}
          </Button>
        </section>
      )}
      {shown.map(each => (
        <OneChallenge
          key={each.id}
          challenge={each}
          isMine={each.from.id === me?.id}
          onClose={() => close(keyOf(each))}
        />
      ))}
    </>
  )
}

const keyOf = ({ id, state }: Challenge): string => `${id}/${state}`

/** Those that wait for an answer, and answers to the player's own. */
const isNews = ({ state, from }: Challenge, me: string): boolean =>
  state === 'open' || (from.id === me && (state === 'accepted' || state === 'declined'))

interface OneChallengeProps {
  readonly challenge: Challenge
  readonly isMine: boolean
  readonly onClose: () => void
}

function OneChallenge({ challenge, isMine, onClose }: OneChallengeProps) {
  const { isSent, refusal, send } = useSending()
  const [isDeclining, setDeclining] = useState(false)
  const { id, from, to, state, format, pace, why, game } = challenge
  const what = [say.play.formats[format], words.paces[pace]] as const
  const other = isolated((isMine ? to : from).name)
  return (
    <section className="seek-bar" aria-label={words.challenge}>
      <p role={isMine ? 'status' : 'alert'}>{textOf()}</p>
      {state === 'open' && isMine && (
        <Button look="quiet" disabled={isSent} onPress={() => send(() => withdraw(id))}>
          {words.withdraw}
        </Button>
      )}
      {state === 'open' && !isMine && (
        <>
          <Button look="primary" disabled={isSent} onPress={() => send(() => accept(id))}>
            {words.accept}
          </Button>
          <Button look="quiet" pressed={isDeclining} onPress={() => setDeclining(!isDeclining)}>
            {words.whyDecline}
          </Button>
          {isDeclining && (
            <div className="seek-bar-whys">
              {whys.map(each => (
                <Button key={each} disabled={isSent} onPress={() => send(() => decline(id, each))}>
                  {words.whys[each]}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
      {state === 'accepted' && game !== null && (
        <Link to={{ at: 'game', game }} className="button button-primary">
          {words.toTable}
        </Link>
      )}
      <Button look="quiet" onPress={onClose}>
        {words.close}
      </Button>
      <RefusedBy refusal={refusal} />
    </section>
  )

  function textOf(): string {
    if (state === 'accepted') return words.accepted(other)
    if (state === 'declined') return words.declined(other, words.whys[why ?? 'notNow'])
    return isMine ? words.waits(other, ...what) : words.challenged(other, ...what)
  }
}
