import { createHash } from 'node:crypto'
import type { Macro } from '@paydata/bots'
import type { Entry } from '@paydata/match'
import { reply, side } from '@paydata/protocol'
import { z } from 'zod'
import { Refuse } from '../refusing.ts'
import { readJson } from '../store/json.ts'

const each = z.strictObject({ corp: z.number(), runner: z.number() })
/** Milliseconds that each player still has, to decide and to be away. */
const left = each.extend({ away: each.default({ corp: 180_000, runner: 180_000 }) })

const answers = z.union([
  z.strictObject({ choose: z.array(z.int()).readonly() }),
  z.strictObject({ number: z.number() }),
  z.strictObject({ amounts: z.array(z.number()).readonly() }),
])
const macro = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('breakAll'),
    steps: z.array(z.strictObject({ expects: z.string(), answers })).readonly(),
  }),
  z.strictObject({ is: z.literal('continueRun') }),
  z.strictObject({ is: z.literal('takeCredits'), turn: z.int() }),
]) satisfies z.ZodType<Macro>
/** The macros of players that wait for their opponent behind an entry; left out where there are none. */
const going = z.strictObject({ corp: macro.nullable(), runner: macro.nullable() }).optional()

const common = { at: z.int(), by: side, left: left.nullable() }

/** One thing that changed a game. Together with its setup these are the game; nothing else is. */
export const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answer'),
    ...common,
    /** Whether the player gave it, or a macro that their last answer began, or their standing orders, or a bot. */
    how: z.enum(['player', 'macro', 'order', 'bot']),
    /** What the client called it, so that it knows it again. */
    id: z.string().nullable(),
    reply,
    /** Why a bot answered so, which others are told when the game is over. */
    because: z.string().optional(),
    /** An offer of a draw stands on, as nothing was done but to pass. */
    draw: z.literal('stands').optional(),
    going,
  }),
  z.strictObject({ kind: z.literal('concession'), ...common }),
  z.strictObject({ kind: z.literal('timeOut'), ...common }),
  /** The player has left, and the opponent does not wait any longer. */
  z.strictObject({ kind: z.literal('absence'), ...common }),
  /** A player of a game with clocks has come, or has gone. */
  z.strictObject({ kind: z.literal('presence'), ...common, is: z.enum(['here', 'away']), going }),
  /** A draw is offered; or taken back, or refused; or agreed on by who was offered it. */
  z.strictObject({ kind: z.literal('drawOffer'), ...common }),
  z.strictObject({ kind: z.literal('drawRefusal'), ...common }),
  z.strictObject({ kind: z.literal('draw'), ...common }),
  /** The game is again as it was after entry `to`. */
  z.strictObject({ kind: z.literal('takeBack'), ...common, to: z.int().min(0) }),
]) satisfies z.ZodType<Entry>

/** An entry as it stands in the log. */
export interface Row {
  readonly n: number
  readonly entry: string
  readonly seal: string
}

const sealOf = (before: string, n: number, text: string): string =>
  createHash('sha256').update(`${before}/${n}/${text}`).digest('base64url').slice(0, 16)

/** Each row is sealed together with the ones before it. */
export function rowOf(made: Entry, n: number, before: string): Row {
  const text = JSON.stringify(made)
  return { n, entry: text, seal: sealOf(before, n, text) }
}

/** A game whose log is damaged: it is not played on from a guess. */
export class Damaged extends Refuse {
  constructor(what: string) {
    super('damaged', { because: [what] })
    this.message = what
  }
}

/** Whether a row is as it was written, behind what it was written behind. */
export const isSealed = ({ n, entry: text, seal }: Row, before: string): boolean =>
  seal === sealOf(before, n, text)

/** The entry of a row, if it is the one that follows and is as it was written. */
export function readRow(row: Row, n: number, before: string): Entry {
  if (row.n !== n) throw new Damaged(`entry ${n} is missing`)
  if (!isSealed(row, before)) throw new Damaged(`entry ${n} is not as it was written`)
  const read = entry.safeParse(readJson(row.entry))
  if (!read.success) throw new Damaged(`entry ${n} is none that this server knows`)
  return read.data
}
