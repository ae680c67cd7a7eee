import './last-line.css'
import { Icon, Text } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { openSheet } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { worded } from '../ui/worded.ts'
import type { Journal } from './journal.ts'

/** The last line of the log, as a button that opens the whole log. */
export const LastLine = () => <Last journal={useAfterPaint(useSaid(state => state.journal))()} />

const Last = worded(({ journal: { lines } }: { journal: Journal }) => {
  const last = lines.findLast(line => line.kind === 'told')
  return (
    <button type="button" className="last-line" aria-haspopup="dialog" onClick={() => openSheet('log')}>
      <Icon name="log" />
      <span>{last === undefined ? atTable.log.empty : <Text>{last.text}</Text>}</span>
    </button>
  )
})
