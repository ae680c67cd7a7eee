import { chatLine, side } from '@paydata/protocol'
import { z } from 'zod'
import { gone } from '../identity/players.ts'
import { readJson } from '../store/json.ts'
import type { Tables } from '../store/tables.ts'

/** Something that a player reports to the operator of the server. */
export const report = z.discriminatedUnion('is', [
  /** A ruling that a player doubted, and when; the game itself is in its log. */
  z.strictObject({
    is: z.literal('ruling'),
    by: side,
    version: z.int(),
    text: z.string().nullable(),
  }),
  /** A chat line, as it was sent. */
  z.strictObject({ is: z.literal('line'), line: chatLine, text: z.string().nullable() }),
])
export type Report = z.infer<typeof report>
export type Doubt = Extract<Report, { is: 'ruling' }>

/** Whom a report is about; null for nobody, and for somebody who is gone. Older servers did not write it into a column. */
export function whomItIsAbout({
  about,
  report: text,
}: Pick<Tables['reports'], 'about' | 'report'>): string | null {
  if (about !== null) return about
  const read = report.safeParse(readJson(text))
  if (!read.success || read.data.is !== 'line' || read.data.line.who.id === gone.id) return null
  return read.data.line.who.id
}
