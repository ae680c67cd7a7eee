import { atTable } from '../messages/at-table.ts'
import type { DecisiveMark } from './film.ts'

/** What happened at a mark, in words. */
export const markText = (mark: DecisiveMark): string =>
  mark.what === 'end' ? atTable.after.marks.end : atTable.after.marks[mark.what](mark.agenda)
