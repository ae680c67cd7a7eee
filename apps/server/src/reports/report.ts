import { chatLine, side } from '@paydata/protocol'
import { z } from 'zod'

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
