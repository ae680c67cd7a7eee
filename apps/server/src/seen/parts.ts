import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { clock, gameStatistics, reply, side, track } from '@paydata/protocol'
import { z } from 'zod'
import { Damaged } from '../matches/entries.ts'
import { Newer } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Tables } from '../store/tables.ts'
import { withAboutIn } from './older.ts'

/**
 * The number of the form of all parts, and of the views in them. It goes up with each change of a view or of a part, with a
 * step that makes the new form of the one before: what was seen is never worked out again.
 */
const seenFormat = 2

const named = z.union([
  z.object({ chosen: z.array(z.string()).readonly() }),
  z.object({ number: z.int() }),
  z.object({ paid: z.record(z.string(), z.int()) }),
])

/** What a game that is over is kept as. Each part is read alone, as not everybody may read each. */
const parts = {
  corp: track,
  runner: track,
  spectator: track,
  all: track,
  numbers: gameStatistics.omit({ game: true, players: true, result: true }),
  /** The answers that counted in the end, by place and by name, each with the version it led to and a digest of the game then. */
  course: z.array(
    z.object({
      version: z.int(),
      by: z.enum([...side.options, 'both']),
      reply: reply.nullable(),
      named: named.nullable(),
      after: z.string(),
      automatic: z.boolean(),
      because: z.string().optional(),
    }),
  ),
  /** Positions to play on from: one of each turn, and the end; and the rules and cards by which they were saved. */
  positions: z.object({
    rules: z.int(),
    cards: z.record(z.string(), z.int()),
    saves: z.array(z.object({ version: z.int(), saved: z.string() })),
  }),
  end: z.object({ version: z.int(), at: z.int(), clock: clock.nullable() }),
} as const

type Parts = typeof parts
export type PartName = keyof Parts
export type Part<Name extends PartName> = z.output<Parts[Name]>
export type AllParts = { readonly [Name in PartName]: Part<Name> }

/** Each name with what belongs to it, so that the compiler knows it of any name. */
const schemas: { readonly [Name in PartName]: z.ZodType<Part<Name>> } = parts
export const partNames = Object.keys(parts).filter(isPartName)

function isPartName(name: string): name is PartName {
  return Object.hasOwn(parts, name)
}

type Row = Tables['seen']
type Named = Pick<Row, 'game' | 'part' | 'format'>

/** Names what it is the seal of, so that no part is taken for that of another game or another eye. */
const sealOf = ({ game, part, format }: Named, packed: Uint8Array): string =>
  createHash('sha256').update(`${game}/${part}/${format}/`).update(packed).digest('base64url').slice(0, 16)

const howPacked = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
}

/** A part as it is stored. */
export function rowOfPart<Name extends PartName>(game: string, part: Name, value: Part<Name>): Row {
  const packed = new Uint8Array(brotliCompressSync(JSON.stringify(value), howPacked))
  const row = { game, part, format: seenFormat, packed }
  return { ...row, seal: sealOf(row, packed) }
}

const unpacked = promisify(brotliDecompress)

/** What a part says. */
export async function readPart<Name extends PartName>(row: Row, part: Name): Promise<Part<Name>> {
  if (row.format > seenFormat) throw new Newer()
  const packed = new Uint8Array(row.packed)
  if (row.seal !== sealOf(row, packed)) throw damagedPart(part)
  const text = await unpacked(packed).catch(() => {
    throw damagedPart(part)
  })
  const read = schemas[part].safeParse(inNewForm(readJson(text.toString()), part, row.format))
  if (!read.success) throw damagedPart(part)
  return read.data
}

/** What was kept of a game in an older form, as it would be kept now. */
function inNewForm(kept: unknown, part: PartName, format: number): unknown {
  const isTrack = part === 'corp' || part === 'runner' || part === 'spectator' || part === 'all'
  return format === 1 && isTrack ? withAboutIn(kept) : kept
}

const damagedPart = (part: PartName): Damaged =>
  new Damaged(`what was kept of the game when it ended is not as it was written (${part})`)
