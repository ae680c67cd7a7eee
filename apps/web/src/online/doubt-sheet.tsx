import { useState } from 'react'
import { atTable } from '../messages/at-table.ts'
import { details } from '../messages/details.ts'
import { useSaid } from '../store/said.ts'
import { ReportSheet } from './report-sheet.tsx'
import { report } from './room-session.ts'

interface DoubtSheetProps {
  readonly game: string
  readonly onClose: () => void
}

/** A sheet in which a player tells what they doubt about the position before them. */
export function DoubtSheet({ game, onClose }: DoubtSheetProps) {
  // What was on the table when the player began to doubt: the game goes on while they write.
  const [version] = useState(() => useSaid.getState().version)
  return (
    <ReportSheet
      title={atTable.people.report}
      words={details.doubt}
      onReport={text => report(game, version, text)}
      onClose={onClose}
    />
  )
}
