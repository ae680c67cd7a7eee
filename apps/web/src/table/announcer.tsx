import type { View } from '@paydata/engine'
import { memo } from 'react'
import type { Line } from '../log/journal.ts'
import { say } from '../messages/say.ts'
import { unreadIn, useRoom } from '../store/room.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { spoken } from '../words/symbols.ts'
import { promptText } from '../words/words.ts'

/** Says what is new to who listens: what happened, in order, then what is asked; and that somebody said something. */
export function Announcer({ view }: { view: View }) {
  const { question } = view
  return (
    <>
      <News />
      <p className="unseen" role="status" aria-live="polite">
        {/* Anew for each question: the same words are to be said again. */}
        {question !== null && <span key={question.number}>{spoken(promptText(view, question).text)}</span>}
      </p>
      <Talk />
    </>
  )
}

/** They come a frame later: nobody who looks waits for what is said. */
const News = () => <Lines news={useAfterPaint(useSaid(state => state.news))()} />

/** Lines are added and never changed, as in any log: each is said once, also where several come at once. */
const Lines = memo(({ news }: { news: readonly Line[] }) => (
  <div className="unseen" role="log" aria-live="polite" aria-label={say.log.newest}>
    {news.map(line => line.kind !== 'turn' && <p key={line.id}>{textOf(line)}</p>)}
  </div>
))

/** That a turn begins is told by a line of its own. */
const textOf = (line: Exclude<Line, { kind: 'turn' }>): string =>
  line.kind === 'note' ? say.log[line.note] : spoken(line.text)

/** By itself, so that the question is not read again with it. */
function Talk() {
  const unread = useRoom(unreadIn)
  const { title, unread: news } = say.online.chat
  return (
    <p className="unseen" role="status" aria-live="polite">
      {unread > 0 && `${title}: ${news(unread)}`}
    </p>
  )
}
