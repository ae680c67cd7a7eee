import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { digestOfData } from '@paydata/engine'
import { clock, filmParts, gameStatistics, viewsNumber } from '@paydata/protocol'
import { z } from 'zod'
import { Damaged } from '../matches/entries.ts'
import type { Beginning } from '../matches/release.ts'
import { Newer } from '../store/formats.ts'
import { readJson } from '../store/json.ts'
import type { Tables } from '../store/tables.ts'
import { withAboutIn, withAccessIn, withInVainIn, withSidesIn } from './older.ts'

/**
 * The number of the format of all parts, and of the views in them. Raise it with each change of a view or of a part, and add a step
 * that converts the format before it, as stored games are never replayed to make new views. A test notices such a change.
 */
export const seenFormat = 6

/** The parts in which a finished game is stored. Each is read alone, as not every viewer may read each. */
const parts = {
  ...filmParts,
  numbers: gameStatistics.omit({ game: true, players: true, result: true }),
  end: z.object({ version: z.int(), at: z.int(), clock: clock.nullable() }),
} as const

type Parts = typeof parts

/** A digest that changes whenever the shape of a part or of a view changes. */
export const shapeOfParts = (views = viewsNumber, schema: z.ZodType = z.object(parts)): string =>
  digestOfData([views, z.toJSONSchema(schema, { unrepresentable: 'any' })])
export type PartName = keyof Parts
export type Part<Name extends PartName> = z.output<Parts[Name]>
/** The end of a finished game, and its setup. */
export interface Ending extends Part<'end'> {
  readonly setup: Beginning
}

export type AllParts = { readonly [Name in PartName]: Part<Name> }

/** The same schemas, typed so that the compiler knows which name has which value. */
const schemas: { readonly [Name in PartName]: z.ZodType<Part<Name>> } = parts
export const partNames = Object.keys(parts).filter(isPartName)

function isPartName(name: string): name is PartName {
  return Object.hasOwn(parts, name)
}

type Row = Tables['seen']
type Named = Pick<Row, 'game' | 'part' | 'format'>

/** The seal covers the game and the name of the part, so that no part can stand in for that of another game or eye. */
const sealOf = ({ game, part, format }: Named, packed: Uint8Array): string =>
  createHash('sha256').update(`${game}/${part}/${format}/`).update(packed).digest('base64url').slice(0, 16)

/** Qualities above 6 take ten times as long for a tenth of the size, which others wait for when many games end. */
const howPacked = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 22 },
}

/** The row that stores a part. */
export function rowOfPart<Name extends PartName>(game: string, part: Name, value: Part<Name>): Row {
  const packed = new Uint8Array(brotliCompressSync(JSON.stringify(value), howPacked))
  const row = { game, part, format: seenFormat, packed }
  return { ...row, seal: sealOf(row, packed) }
}

const unpacked = promisify(brotliDecompress)

/** The compressed bytes of a stored part, after a check of its seal. */
function packedPart(row: Row, part: PartName): Uint8Array {
  if (row.format > seenFormat) throw new Newer()
  const packed = new Uint8Array(row.packed)
  if (row.seal !== sealOf(row, packed)) throw damagedPart(part)
  return packed
}

/** The compressed bytes of a stored part if it has today's format; null if it has an older one. */
export const packedToday = (row: Row, part: PartName): Uint8Array | null =>
  row.format === seenFormat ? packedPart(row, part) : null

const unpackedPart = (packed: Uint8Array, part: PartName): Promise<Buffer> =>
  unpacked(packed).catch(() => {
    throw damagedPart(part)
  })

async function valueOfPart(row: Row, part: PartName): Promise<unknown> {
  const text = await unpackedPart(packedPart(row, part), part)
  return inNewForm(readJson(text.toString()), part, row.format)
}

/** The text of a stored part in today's format. One that has it already is unpacked by another thread, and not read here. */
export async function textOfPart(row: Row, part: PartName): Promise<string | Buffer> {
  const packed = packedToday(row, part)
  return packed === null ? JSON.stringify(await valueOfPart(row, part)) : unpackedPart(packed, part)
}

/** The value of a stored part. */
export async function readPart<Name extends PartName>(row: Row, part: Name): Promise<Part<Name>> {
  const read = schemas[part].safeParse(await valueOfPart(row, part))
  if (!read.success) throw damagedPart(part)
  return read.data
}

/** Converts a part from an older format to today's. */
function inNewForm(kept: unknown, part: PartName, format: number): unknown {
  const isTrack = part === 'corp' || part === 'runner' || part === 'spectator' || part === 'all'
  if (!isTrack) return kept
  const told = format === 1 ? withAboutIn(kept) : kept
  const sided = format < 4 ? withSidesIn(told) : told
  const accessed = format < 5 ? withAccessIn(sided) : sided
  return format < 6 ? withInVainIn(accessed) : accessed
}

const damagedPart = (part: PartName): Damaged => new Damaged({ what: 'partChanged', part })
