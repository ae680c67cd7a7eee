import { createHash } from 'node:crypto'
import type { Macro } from '@paydata/bots'
import type { Entry, GivenAnswer, StoredEntry } from '@paydata/match'
import { because, reply, side } from '@paydata/protocol'
import { z } from 'zod'
import { Refuse } from '../refusing.ts'
import { readJson } from '../store/json.ts'

const each = z.strictObject({ corp: z.number(), runner: z.number() })
/** Milliseconds that each player still has, to decide and to be away. */
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
    // Servers before asked behind every ice.
    then: z.enum(['jackOut', 'nextIce']).default('jackOut'),
  }),
  z.strictObject({ is: z.literal('continueRun') }),
  z.strictObject({ is: z.literal('accessAll') }),
  z.strictObject({ is: z.literal('takeCredits'), turn: z.int() }),
]) satisfies z.ZodType<Macro>
/** Servers before stored a plan by the places of options: it is over, as those may be the places of others by now. */
const plannedBefore = z
  .object({ is: z.literal('breakAll'), steps: z.array(z.object({ answers: z.unknown() })) })
  .transform(() => null)
const macroOf = z.union([macro, plannedBefore]).nullable()
/** The macros of players that wait for their opponent behind an entry; left out where there are none. */
const going = z.strictObject({ corp: macroOf, runner: macroOf }).optional()

const common = { at: z.int(), left: left.nullable() }
const byPlayer = { ...common, by: side }
/** A digest of the game after the entry; entries of servers before do not have it. */
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

/** One thing that changed a game, as this server writes it; `@paydata/match` says what each is. */
const written = z.discriminatedUnion('kind', [
  z.strictObject({ ...answer, named, after: z.string() }),
  z.strictObject({ kind: z.literal('concession'), ...changing }),
  z.strictObject({ kind: z.literal('timeOut'), ...changing }),
  z.strictObject({ kind: z.literal('absence'), ...changing }),
  z.strictObject({ kind: z.literal('presence'), ...byPlayer, is: z.enum(['here', 'away']), going }),
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

/** Servers before stored replies by the places of their options. */
const writtenBefore = z.strictObject({ ...answer, reply }) satisfies z.ZodType<GivenAnswer>

export const entry = z.union([written, writtenBefore]) satisfies z.ZodType<StoredEntry>

/** An entry as it stands in the log. */
export interface Row {
  readonly n: number
  readonly entry: string
  readonly seal: string
}

const sealOf = (before: string, n: number, text: string): string =>
  createHash('sha256').update(`${before}/${n}/${text}`).digest('base64url').slice(0, 16)

/** Each row is sealed together with the ones before it. */
export function rowOf(made: StoredEntry, n: number, before: string): Row {
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

/** A log that the rules of this release would take elsewhere: nothing from there on is shown as if it had been so. */
export class Diverged extends Damaged {
  constructor(n: number, why: string) {
    super(`by the rules and cards of today the game would have gone another way at entry ${n}: ${why}`)
  }
}

/** Whether a row is as it was written, behind what it was written behind. */
export const isSealed = ({ n, entry: text, seal }: Row, before: string): boolean =>
  seal === sealOf(before, n, text)

/** The entry of a row, if it is the one that follows and is as it was written. */
export function readRow(row: Row, n: number, before: string): StoredEntry {
  if (row.n !== n) throw new Damaged(`entry ${n} is missing`)
  if (!isSealed(row, before)) throw new Damaged(`entry ${n} is not as it was written`)
  const read = entry.safeParse(readJson(row.entry))
  if (!read.success) throw new Damaged(`entry ${n} is none that this server knows`)
  return read.data
}
