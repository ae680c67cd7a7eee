import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { digestOfData } from '@paydata/engine'
import { clock, filmParts, gameStatistics, viewsNumber } from '@paydata/protocol'
import { z } from 'zod'
import { Damaged } from '../matches/entries.ts'
import { Newer } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Tables } from '../store/tables.ts'
import { withAboutIn } from './older.ts'

/**
 * The number of the form of all parts, and of the views in them. It goes up with each change of a view or of a part, with a
 * step that makes the new form of the one before: what was seen is never worked out again. A test notices such a change.
 */
export const seenFormat = 3

/** What a game that is over is kept as. Each part is read alone, as not everybody may read each. */
const parts = {
  ...filmParts,
  numbers: gameStatistics.omit({ game: true, players: true, result: true }),
  end: z.object({ version: z.int(), at: z.int(), clock: clock.nullable() }),
} as const

type Parts = typeof parts

/** Another one whenever a part, or what a view is made of, has another shape. */
export const shapeOfParts = (views = viewsNumber, schema: z.ZodType = z.object(parts)): string =>
  digestOfData([views, z.toJSONSchema(schema, { unrepresentable: 'any' })])
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

/** A part as it is stored, compressed, once it is known to be whole. */
function packedPart(row: Row, part: PartName): Uint8Array {
  if (row.format > seenFormat) throw new Newer()
  const packed = new Uint8Array(row.packed)
  if (row.seal !== sealOf(row, packed)) throw damagedPart(part)
  return packed
}

/** The same in the form of today; null where it is stored in an older one. */
export const packedToday = (row: Row, part: PartName): Uint8Array | null =>
  row.format === seenFormat ? packedPart(row, part) : null

async function valueOfPart(row: Row, part: PartName): Promise<unknown> {
  const packed = packedPart(row, part)
  const text = await unpacked(packed).catch(() => {
    throw damagedPart(part)
  })
  return inNewForm(readJson(text.toString()), part, row.format)
}

/** The text of a part in the form of today. */
export const textOfPart = async (row: Row, part: PartName): Promise<string> =>
  JSON.stringify(await valueOfPart(row, part))

/** What a part says. */
export async function readPart<Name extends PartName>(row: Row, part: Name): Promise<Part<Name>> {
  const read = schemas[part].safeParse(await valueOfPart(row, part))
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
