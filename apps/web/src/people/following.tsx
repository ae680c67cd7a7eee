import './following.css'
import type { PresenceWish } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useState } from 'react'
import { people as words } from '../messages/people.ts'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { personName } from '../ui/person-name.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { callPeople } from './calling.ts'
import { Followed } from './followed.tsx'
import { useFollowing } from './use-following.ts'

/** On the page of a player for themselves: whom they follow, one more by name, and whether others see them. */
export default function Following() {
  const { told, failure, take } = useFollowing()
  const { isSent, refusal, send } = useSending()
  const [name, setName] = useState('')
  const add = async () => {
    const answered = take(await callPeople('followNamed', { name: name.trim() }))
    if (answered.ok) setName('')
    return answered
  }
  const stop = (player: string) => async () => take(await callPeople('follow', { player, follow: 'no' }))
  const wish = (next: PresenceWish): void =>
    send(async () => take(await callPeople('wishPresence', { wish: next })))
  return (
    <section aria-labelledby="following" className="people-part">
      <h2 id="following">{words.following}</h2>
      {told !== null && (
        <p className="muted">{told.following.length === 0 ? words.followsNobody : words.followLead}</p>
      )}
      <RefusedBy refusal={failure} />
      {told !== null && (
        <Followed
          all={told.following}
          more={({ player }) => (
            <Button
              look="quiet"
              label={words.unfollowOf(isolated(personName(player)))}
              disabled={isSent}
              onPress={() => send(stop(player.id))}
            >
              {words.unfollow}
            </Button>
          )}
        />
      )}
      <Form onSend={() => send(add)}>
        <Field label={words.followName} value={name} onChange={setName} most={24} />
        <div className="answer-row">
          <Send disabled={isSent || name.trim() === ''}>{words.follow}</Send>
        </div>
      </Form>
      {refusal?.why === 'noSuchThing' ? (
        <p role="alert">{words.nobodyNamed}</p>
      ) : (
        <RefusedBy refusal={refusal} />
      )}
      {told !== null && (
        <>
          <Choices label={words.presence} value={told.presence} all={words.presenceWishes} onChange={wish} />
          <p className="muted">{words.presenceLead}</p>
        </>
      )}
    </section>
  )
}
