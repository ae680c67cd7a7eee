import { createHash } from 'node:crypto'
import type { Macro } from '@paydata/bots'
import type { Entry, GivenAnswer, ReadAgainRefusalCode, StoredEntry } from '@paydata/match'
import type { Damage } from '@paydata/protocol'
import { because, reply, side } from '@paydata/protocol'
import { z } from 'zod'
import { RefusedError } from '../refusing.ts'
import { readJson } from '../store/json.ts'

const each = z.strictObject({ corp: z.number(), runner: z.number() })
/** How many milliseconds each player still has, to decide and to be away. */
const left = each.extend({ away: each.default({ corp: 180_000, runner: 180_000 }) })

const named = z.union([
  z.strictObject({ chosen: z.array(z.string()).readonly() }),
  z.strictObject({ number: z.int() }),
  z.strictObject({ paid: z.record(z.string(), z.int()) }),
])
const macro = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('breakAll'),
    steps: z.array(z.strictObject({ expects: z.string(), named })).readonly(),
    // Macros of older servers stopped after every ice.
    then: z.enum(['jackOut', 'nextIce']).default('jackOut'),
  }),
  z.strictObject({ is: z.literal('continueRun') }),
  z.strictObject({ is: z.literal('accessAll') }),
  z.strictObject({ is: z.literal('takeCredits'), turn: z.int() }),
]) satisfies z.ZodType<Macro>
/** Older servers stored the plan of a macro by the places of options. Those may have changed since, so such a macro is dropped. */
const olderMacro = z
  .object({ is: z.literal('breakAll'), steps: z.array(z.object({ answers: z.unknown() })) })
  .transform(() => null)
const macroOf = z.union([macro, olderMacro]).nullable()
/** The macros that wait for the opponent after an entry; left out where there are none. */
const going = z.strictObject({ corp: macroOf, runner: macroOf }).optional()

const common = { at: z.int(), left: left.nullable() }
const byPlayer = { ...common, by: side }
/** `after` is a digest of the game after the entry. Entries of older servers do not have it. */
const changing = { ...byPlayer, after: z.string().optional() }

const answer = {
  kind: z.literal('answer'),
  ...byPlayer,
  how: z.enum(['player', 'macro', 'order', 'bot']),
  id: z.string().nullable(),
  because: because.optional(),
  draw: z.literal('stands').optional(),
  going,
}

/** One change of a game, as this server writes it. `@paydata/match` says what each kind means. */
const written = z.discriminatedUnion('kind', [
  z.strictObject({ ...answer, named, after: z.string() }),
  z.strictObject({ kind: z.literal('concession'), ...changing }),
  z.strictObject({ kind: z.literal('timeOut'), ...changing }),
  z.strictObject({ kind: z.literal('absence'), ...changing }),
  z.strictObject({
    kind: z.literal('presence'),
    ...byPlayer,
    is: z.enum(['here', 'away']),
    adds: z.int().optional(),
    going,
  }),
  z.strictObject({ kind: z.literal('drawOffer'), ...byPlayer }),
  z.strictObject({ kind: z.literal('drawRefusal'), ...byPlayer }),
  z.strictObject({ kind: z.literal('draw'), ...changing }),
  z.strictObject({ kind: z.literal('takeBack'), ...changing, to: z.int().min(0) }),
  z.strictObject({
    kind: z.literal('mended'),
    ...common,
    rules: z.int(),
    cards: z.record(z.string(), z.int()),
    to: z.int().min(0),
    saved: z.string(),
  }),
]) satisfies z.ZodType<Entry>

/** An answer as older servers wrote it: the reply gives options by their places. */
const olderAnswer = z.strictObject({ ...answer, reply }) satisfies z.ZodType<GivenAnswer>

export const entry = z.union([written, olderAnswer]) satisfies z.ZodType<StoredEntry>

/** A row of the log. */
export interface Row {
  readonly n: number
  readonly entry: string
  readonly seal: string
}

const sealOf = (before: string, n: number, text: string): string =>
  createHash('sha256').update(`${before}/${n}/${text}`).digest('base64url').slice(0, 16)

/** The seal of a row is made of the seal of the row before it, so it covers all rows up to this one. */
export function rowOf(made: StoredEntry, n: number, before: string): Row {
  const text = JSON.stringify(made)
  return { n, entry: text, seal: sealOf(before, n, text) }
}

/** The log of a game is damaged. The game is refused, as it must not continue from a guess. */
export class Damaged extends RefusedError {
  constructor(readonly damage: Damage) {
    super('damaged', { because: [{ code: 'damage', params: damage }] })
    const { what, ...where } = damage
    // For the server's log.
    this.message = [what, ...Object.entries(where).map(([name, value]) => `${name} ${value}`)].join(', ')
  }
}

/** Why a log leads elsewhere: an entry that cannot be read again, one that follows such an entry, or an end that is another. */
type DivergedCode = ReadAgainRefusalCode | 'noPosition' | 'otherEnd'

/** The rules of this release lead a log elsewhere from an entry on. What they lead to is never shown as the game's course. */
export class Diverged extends Damaged {
  constructor(n: number, why: DivergedCode, cause?: unknown) {
    super({ what: 'otherCourse', entry: n })
    this.message += `: ${why}`
    this.cause = cause
  }
}

/** Whether a row is as it was written, after the row that has the seal `before`. */
export const isSealed = ({ n, entry: text, seal }: Row, before: string): boolean =>
  seal === sealOf(before, n, text)

/** Reads the entry of a row. Fails unless the row has number `n` and is as it was written. */
export function readRow(row: Row, n: number, before: string): StoredEntry {
  if (row.n !== n) throw new Damaged({ what: 'entryMissing', entry: n })
  if (!isSealed(row, before)) throw new Damaged({ what: 'entryChanged', entry: n })
  const read = entry.safeParse(readJson(row.entry))
  if (!read.success) throw new Damaged({ what: 'entryUnknown', entry: n })
  return read.data
}
