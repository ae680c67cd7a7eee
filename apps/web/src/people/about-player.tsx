import type { Person } from '@paydata/protocol'
import { useState } from 'react'
import { people as words } from '../messages/people.ts'
import { Button } from '../ui/button.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSending } from '../ui/use-sending.ts'
import { callPeople, useAnswer } from './calling.ts'
import { useFollowing } from './use-following.ts'

const mostLetters = 500

/** On the page of another player: to follow them, and what the player has noted about them. */
export function AboutPlayer({ player }: { player: Person }) {
  return (
    <section className="people-part" aria-label={words.forYourself}>
      <Follow player={player.id} />
      <Note player={player.id} />
    </section>
  )
}

function Follow({ player }: { player: string }) {
  const { told, failure, take } = useFollowing()
  const { isSent, refusal, send } = useSending()
  const one = told?.following.find(each => each.player.id === player)
  const change = (): void =>
    send(async () => take(await callPeople('follow', { player, follow: one === undefined ? 'yes' : 'no' })))
  return (
    <>
      <div className="answer-row">
        <Button disabled={isSent || told === null} onPress={change}>
          {one === undefined ? words.follow : words.unfollow}
        </Button>
        <span role="status" className="muted">
          {one !== undefined && words.presences[one.is]}
        </span>
      </div>
      <p className="muted">{words.followLead}</p>
      <RefusedBy refusal={refusal ?? failure} />
    </>
  )
}

function Note({ player }: { player: string }) {
  const answer = useAnswer('noteAbout', { player })
  if (answer === null) return null
  return answer.ok ? (
    <NoteForm key={player} player={player} kept={answer.note} />
  ) : (
    <RefusedBy refusal={answer} />
  )
}

function NoteForm({ player, kept }: { player: string; kept: string }) {
  const [text, setText] = useState(kept)
  const [isKept, setKept] = useState(false)
  const { isSent, refusal, send } = useSending()
  const write = (next: string): void => {
    setText(next)
    setKept(false)
  }
  const keep = async () => {
    const answered = await callPeople('keepNote', { player, text })
    setKept(answered.ok)
    return answered
  }
  return (
    <Form onSend={() => send(keep)}>
      <TextArea
        label={words.note}
        hint={words.noteLead}
        value={text}
        rows={3}
        most={mostLetters}
        onChange={write}
      />
      <div className="answer-row">
        <Send disabled={isSent}>{words.noteKeep}</Send>
        <span role="status" className="muted">
          {isKept && words.noteKept}
        </span>
      </div>
      <RefusedBy refusal={refusal} />
    </Form>
  )
}
