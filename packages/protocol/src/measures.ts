import { z } from 'zod'
import { chatLine, chatText } from './chat.ts'
import { gameId, person, side } from './names.ts'

/** What somebody who looks after the server can do about a player. */
export const measureKind = z.enum([
  /** The player has to read that they are warned. */
  'warn',
  /** They write in no chat for some days. */
  'mute',
  /** They begin no game for points for some days. */
  'unrated',
  /** They sit down with nobody any more. */
  'close',
])
export type MeasureKind = z.infer<typeof measureKind>

export const measureReason = z.enum(['insults', 'spam', 'name', 'stalling', 'leaving', 'cheating', 'other'])
export type MeasureReason = z.infer<typeof measureReason>

/** The most days for which a measure lasts; whoever should stay away for longer is closed out. */
const mostDays = 90
const days = z.int().min(1).max(mostDays)

export const newMeasure = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('warn'), reason: measureReason }),
  z.strictObject({ kind: z.literal('mute'), reason: measureReason, days }),
  z.strictObject({ kind: z.literal('unrated'), reason: measureReason, days }),
  z.strictObject({ kind: z.literal('close'), reason: measureReason }),
])
export type NewMeasure = z.infer<typeof newMeasure>

export const measureId = z.string().regex(/^[0-9a-f]{12}$/)
export const reportId = z.string().regex(/^[0-9a-f]{12}$/)

/** What was done about a player, as they read it themselves. Who did it is not told. */
export const measure = z.object({
  id: measureId,
  kind: measureKind,
  reason: measureReason,
  at: z.number(),
  /** When it ends by itself; null for what does not. */
  until: z.number().nullable(),
  /** When the player has read it; null until then. */
  seenAt: z.number().nullable(),
  /** Whether there is something in it that they have not read: itself, or what their words were answered with. */
  unread: z.boolean(),
  /** When it was taken back. */
  liftedAt: z.number().nullable(),
  /** What the player has said against it, which they can once. */
  appeal: z
    .object({ text: z.string(), at: z.number(), answer: z.enum(['kept', 'lifted']).nullable() })
    .nullable(),
})
export type Measure = z.infer<typeof measure>

/** In one line, as what is said in chats. */
export const appealText = chatText

/** What is known of a player who was reported, or who has reported. */
export const historyOf = z.object({
  player: person,
  /** How many reports there are of them, and by them. */
  reported: z.int(),
  reports: z.int(),
  measures: z.array(measure),
})
export type History = z.infer<typeof historyOf>

/** A report as those read it who look after the server. */
export const reportShown = z.object({
  id: reportId,
  at: z.number(),
  game: gameId,
  about: z.discriminatedUnion('is', [
    z.object({
      is: z.literal('ruling'),
      by: side,
      /** Which entry of the log the player doubted, so that the replay is opened there once the game is over. */
      version: z.int(),
      /** Whether the game is over, and its replay can be opened. */
      replay: z.enum(['kept', 'none']),
      text: z.string().nullable(),
    }),
    z.object({
      is: z.literal('line'),
      line: chatLine,
      /** The line with some that were said before and after it, as they stand now. */
      around: z.array(chatLine),
      text: z.string().nullable(),
    }),
    /** The database has something that no release wrote. */
    z.object({ is: z.literal('damaged') }),
  ]),
  /** Null for somebody who is gone. */
  reporter: historyOf.nullable(),
  /** Whom it is about; null for nobody, and for somebody who is gone. */
  reported: historyOf.nullable(),
  /** Null while it waits for somebody. */
  settled: z.object({ at: z.number(), by: person.nullable(), measure: measureKind.nullable() }).nullable(),
})
export type ReportShown = z.infer<typeof reportShown>

/** What a player has said against a measure. */
export const appealShown = z.object({ player: person, measure })
export type AppealShown = z.infer<typeof appealShown>
