import './chat.css'
import type { ChatLine, RoomView } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useEffect, useRef, useState } from 'react'
import { withName } from '../identity/me.ts'
import { useMe } from '../identity/who.ts'
import { atTable } from '../messages/at-table.ts'
import { details } from '../messages/details.ts'
import { gameBefore } from '../online/rematches.ts'
import { ReportSheet } from '../online/report-sheet.tsx'
import type { Saying } from '../online/room-session.ts'
import { reportLine, sayToAll } from '../online/room-session.ts'
import { readAll, useRoom } from '../store/room.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { personName } from '../ui/person-name.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { Quiet } from './quiet.tsx'

const words = atTable.chat

/** A line that the player is about to report, and the game in which it was said. */
interface Reported {
  readonly game: string
  readonly line: ChatLine
}

interface LineProps {
  readonly line: ChatLine
  readonly room: RoomView
  readonly onReport: (line: ChatLine) => void
}

function Line({ line, room, onReport }: LineProps) {
  const { who, text, preset, channel, at } = line
  const isMine = useMe(state => state.me?.id === who.id)
  return (
    <li className="chat-line" data-channel={channel}>
      <time className="chat-time" dateTime={new Date(at).toISOString()}>
        {timeText(at)}
      </time>{' '}
      <strong data-side={sideOf(room, who.id)}>
        <bdi>{isolated(personName(who))}</bdi>
      </strong>
      {channel === 'spectators' && <small> ({words.fromSpectators})</small>}{' '}
      <bdi>{isolated(wordsOf(text, preset))}</bdi>
      {!isMine && who.kind !== 'bot' && (
        // Whoever has new lines read to them does not hear of the button each time.
        <span aria-live="off">
          <IconButton
            icon="report"
            className="chat-report"
            label={reportTitle(line)}
            onPress={() => onReport(line)}
          />
        </span>
      )}
    </li>
  )
}

/** When something was said, by the clock of the reader. */
const timeText = (at: number): string =>
  new Date(at).toLocaleTimeString(useSettings.getState().language, { hour: '2-digit', minute: '2-digit' })

const reportTitle = ({ who, at }: ChatLine): string => details.reportLine.of(personName(who), timeText(at))

/** The chat of a game, after that of the game of which it is the rematch. Everybody reads what players write; spectators write to each other. */
export function Chat({ room }: { room: RoomView }) {
  const lines = useRoom(state => state.lines)
  const earlier = useRoom(state => state.earlier)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const [reported, setReported] = useState<Reported | null>(null)
  const reportIn = (game: string) => (line: ChatLine) => withName(() => setReported({ game, line }))
  const reportEarlier = reportIn(gameBefore(room.id) ?? room.id)
  const end = useRef<HTMLOListElement>(null)
  const count = lines.length + earlier.length
  useEffect(() => {
    if (count > 0 && end.current !== null) end.current.scrollTop = end.current.scrollHeight
  }, [count])
  useEffect(() => {
    if (lines.length > 0) readAll()
  }, [lines])
  return (
    <section className="chat" aria-label={words.title}>
      <ol className="chat-lines" ref={end} tabIndex={0} aria-label={words.title} aria-live="polite">
        {count === 0 && <li className="log-empty">{words.empty}</li>}
        {earlier.map(line => (
          <Line key={`earlier${line.n}`} line={line} room={room} onReport={reportEarlier} />
        ))}
        {earlier.length > 0 && <li className="log-empty">{words.rematch}</li>}
        {lines.map(line => (
          <Line key={line.n} line={line} room={room} onReport={reportIn(room.id)} />
        ))}
      </ol>
      {room.you === null && room.spectators.channel === 'silent' ? (
        <p className="muted">{words.silent}</p>
      ) : (
        <Say room={room} onQuiet={() => setOpen(true)} />
      )}
      {isOpen && <Quiet room={room} onClose={close} />}
      {reported !== null && (
        <ReportSheet
          title={reportTitle(reported.line)}
          words={details.reportLine}
          onReport={text => reportLine(reported.game, reported.line.n, text)}
          onClose={() => setReported(null)}
        />
      )}
    </section>
  )
}

/** The words of a line. Every reader sees a preset in their own language. */
const wordsOf = (text: string, preset: ChatLine['preset']): string =>
  preset === null ? text : words.presets[preset]

const sideOf = ({ seats }: RoomView, id: string): string =>
  seats.corp?.who.id === id ? 'corp' : seats.runner?.who.id === id ? 'runner' : 'none'

function Say({ room, onQuiet }: { room: RoomView; onQuiet: () => void }) {
  const [text, setText] = useState('')
  const { isSent, refusal, send } = useSending()
  const channel = room.you === null ? 'spectators' : 'players'
  const heardBy = channel === 'spectators' && room.state === 'open' ? 'unseated' : channel
  const speak = (saying: Saying): void =>
    withName(() =>
      send(async () => {
        const said = await sayToAll(room.id, channel, saying)
        if (said.ok && 'text' in saying) setText('')
        return said
      }),
    )
  return (
    <Form onSend={() => speak({ text })}>
      <Field label={words.write} value={text} onChange={setText} most={500} hint={words[heardBy]} />
      <div className="chat-presets chat-ways">
        {text === '' ? (
          <div className="chat-presets" role="group" aria-label={words.preset}>
            {presets.map(preset => (
              <Button key={preset} disabled={isSent} onPress={() => speak({ preset })}>
                {words.presets[preset]}
              </Button>
            ))}
          </div>
        ) : (
          <Send disabled={isSent || text.trim() === ''}>{words.send}</Send>
        )}
        <IconButton icon="players" label={words.quiet} onPress={onQuiet} />
      </div>
      <RefusedBy refusal={refusal} />
    </Form>
  )
}

/** In the order in which players need them during a game. */
const presets = [
  'hello',
  'goodLuck',
  'thinking',
  'takeYourTime',
  'wellPlayed',
  'oops',
  'thanks',
  'sorry',
  'goodGame',
  'goodbye',
] as const
