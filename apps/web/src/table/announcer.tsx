import type { View } from '@paydata/engine'
import { memo } from 'react'
import type { Line } from '../log/journal.ts'
import { undoneText } from '../log/undone-text.ts'
import { atTable } from '../messages/at-table.ts'
import { unreadIn, useRoom } from '../store/room.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { spoken } from '../words/symbols.ts'
import { promptText } from '../words/words.ts'

/** Tells users of screen readers what happened, in order, then the open question; and that there are new chat lines. */
export function Announcer({ view }: { view: View }) {
  const { question } = view
  return (
    <>
      <News />
      <p className="unseen" role="status" aria-live="polite">
        {/* A new key for each question makes a screen reader read it even if its words are those of the last one. */}
        {question !== null && <span key={question.number}>{spoken(promptText(view, question).text)}</span>}
      </p>
      <Talk />
    </>
  )
}

/** Rendered a frame later, so that the picture does not wait for the spoken text. */
const News = () => <Lines news={useAfterPaint(useSaid(state => state.news))()} />

/** Lines are added and never changed, so a screen reader reads each of them once, also if several come at once. */
const Lines = memo(({ news }: { news: readonly Line[] }) => (
  <div className="unseen" role="log" aria-live="polite" aria-label={atTable.log.newest}>
    {news.map(line => line.kind !== 'turn' && <p key={line.id}>{textOf(line)}</p>)}
  </div>
))

/** The text of a line. Lines of the kind `turn` are headings: another line already tells that the turn begins. */
const textOf = (line: Exclude<Line, { kind: 'turn' }>): string =>
  line.kind === 'undone' ? undoneText(line.by) : spoken(line.text)

/** An element of its own, so that a new chat line does not make a screen reader read the question again. */
function Talk() {
  const unread = useRoom(unreadIn)
  const { title, unread: news } = atTable.chat
  return (
    <p className="unseen" role="status" aria-live="polite">
      {unread > 0 && `${title}: ${news(unread)}`}
    </p>
  )
}
