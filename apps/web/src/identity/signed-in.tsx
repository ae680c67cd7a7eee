import './signed-in.css'
import type { Device, RefusedRequest, Session } from '@paydata/protocol'
import { useCallback, useEffect, useState } from 'react'
import { identity } from '../messages/identity.ts'
import { Button } from '../ui/button.tsx'
import { dayText } from '../ui/day-text.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { endSession, mySessions } from './signed-in.ts'

const words = identity.signedIn

function deviceText(device: Device | null): string {
  if (device === null) return words.unknown
  const { browser, system } = device
  return words.device(
    browser === 'other' ? words.otherBrowser : browser,
    system === 'other' ? words.otherSystem : system,
  )
}

/** Where the player is signed in. Each place but this browser can be left from here. */
export function SignedIn() {
  const [sessions, setSessions] = useState<readonly Session[] | null>(null)
  const [failure, setFailure] = useState<RefusedRequest | null>(null)
  const { isSent, refusal, send } = useSending()
  const load = useCallback(async () => {
    const answered = await mySessions()
    if (answered.ok) setSessions(answered.sessions)
    setFailure(answered.ok ? null : answered)
  }, [])
  useEffect(() => void load(), [load])
  const end = async (session: string) => {
    const answered = await endSession(session)
    if (answered.ok) await load()
    return answered
  }
  return (
    <section className="signed-in" aria-labelledby="signed-in">
      <h3 id="signed-in">{words.title}</h3>
      {sessions === null && failure === null && <p className="muted">{words.loading}</p>}
      <ul>
        {sessions?.map(({ id, which, device, beganAt, seenAt }) => (
          <li key={id}>
            <span>
              {deviceText(device)}
              <small className="muted">
                {which === 'this'
                  ? words.here(dayText(beganAt))
                  : words.there(dayText(beganAt), dayText(seenAt))}
              </small>
            </span>
            {which === 'other' && (
              <Button
                label={words.endOf(deviceText(device))}
                disabled={isSent}
                onPress={() => send(() => end(id))}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RefusedBy refusal={refusal ?? failure} />
    </section>
  )
}
