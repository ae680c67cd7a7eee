import type { View } from '@paydata/engine'
import { say } from '../messages/english.ts'
import { unreadIn, useRoom } from '../store/room.ts'
import { useSaid } from '../store/said.ts'
import { spoken } from '../words/symbols.ts'
import { promptText } from '../words/words.ts'

/** Says what is new to who listens: the last lines of the log, then what is asked; and that somebody said something. */
export function Announcer({ view }: { view: View }) {
  const last = useSaid(state => state.journal.lines.at(-1))
  const news = last?.kind === 'told' ? spoken(last.text) : ''
  const asked = view.question === null ? '' : spoken(promptText(view, view.question).text)
  return (
    <>
      <p className="unseen" role="status" aria-live="polite">
        {`${news} ${asked}`.trim()}
      </p>
      <Talk />
    </>
  )
}

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
