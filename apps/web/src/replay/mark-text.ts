import { atTable } from '../messages/at-table.ts'
import type { DecisiveMark } from './film.ts'

/** What happened at a mark, in words. */
export const markText = (mark: DecisiveMark): string =>
  mark.what === 'end' ? endText(mark.how) : atTable.after.marks[mark.what](mark.agenda)

/** What ended a game that no agenda decided. */
function endText(how: string): string {
  const { flatline, emptyDeck, other } = atTable.after.marks.ends
  return how === 'flatline' ? flatline : how === 'emptyDeck' ? emptyDeck : other
}
