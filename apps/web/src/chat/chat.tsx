import type { RoomView } from '@paydata/protocol'
import { useEffect, useRef, useState } from 'react'
import { asSomebody } from '../identity/me.ts'
import { say } from '../messages/english.ts'
import { sayToAll } from '../online/room-session.ts'
import { useRoom } from '../store/room.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'

const words = say.online.chat

/** What is said around a table. Players talk for all to read, spectators to each other. */
export function Chat({ room }: { room: RoomView }) {
  const lines = useRoom(state => state.lines)
  const end = useRef<HTMLOListElement>(null)
  const count = lines.length
  useEffect(() => {
    if (count > 0 && end.current !== null) end.current.scrollTop = end.current.scrollHeight
  }, [count])
  return (
    <div className="chat">
      <ol className="chat-lines" ref={end} tabIndex={0} aria-label={words.title} aria-live="polite">
        {count === 0 && <li className="log-empty">{words.empty}</li>}
        {lines.map(({ n, who, text, channel }) => (
          <li key={n} className="chat-line" data-channel={channel}>
            <strong data-side={sideOf(room, who.id)}>{who.name}</strong>
            {channel === 'spectators' && <small> ({words.fromSpectators})</small>} {text}
          </li>
        ))}
      </ol>
      <Say room={room} />
    </div>
  )
}

const sideOf = ({ seats }: RoomView, id: string): string =>
  seats.corp?.who.id === id ? 'corp' : seats.runner?.who.id === id ? 'runner' : 'none'

function Say({ room }: { room: RoomView }) {
  const [text, setText] = useState('')
  const { isSent, refusal, send } = useSending()
  const channel = room.you === null ? 'spectators' : 'players'
  const speak = (line: string): void =>
    asSomebody(() =>
      send(async () => {
        const refused = await sayToAll(room.id, channel, line)
        if (refused === null && line === text) setText('')
        return refused
      }),
    )
  return (
    <Form onSend={() => speak(text)}>
      <div className="field-row">
        <Field label={words.write} value={text} onChange={setText} most={500} hint={words[channel]} />
        <Send disabled={isSent || text.trim() === ''}>{words.send}</Send>
      </div>
      <div className="chat-presets" role="group" aria-label={words.preset}>
        {words.presets.map(preset => (
          <Button key={preset} disabled={isSent} onPress={() => speak(preset)}>
            {preset}
          </Button>
        ))}
      </div>
      <RefusedBy refusal={refusal} />
    </Form>
  )
}
