import { isUtf8 } from 'node:buffer'
import type { SqliteStatement } from 'kysely'
import type Libsql from 'libsql'

/**
 * Begins each text of the database that is not UTF-8, as after a spoilt byte on the disk. With it the text is no JSON, and has no
 * seal, so whatever it is part of is refused as damaged.
 */
const spoilt = '\uFFFD'

const textOf = (bytes: ArrayBuffer): string => {
  const buffer = Buffer.from(bytes)
  return isUtf8(buffer) ? buffer.toString() : `${spoilt}${buffer.toString()}`
}

/** Whether a text was spoilt in the database. */
export const isSpoilt = (text: string): boolean => text.startsWith(spoilt)

/** The types by which our migrations declare columns of bytes. */
const bytes = /^(blob|bytea)$/i

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A value of any type can stand in any column, most of all in a damaged one, so each is asked for its type. */
function asBytes(name: string): string {
  const column = quoted(name)
  return `case typeof(${column}) when 'text' then cast(${column} as blob) else ${column} end as ${column}`
}

/** Puts texts in place of the bytes in a row that was just read. */
function decode(row: unknown, texts: readonly string[]): unknown {
  if (typeof row !== 'object' || row === null) return row
  for (const name of texts) {
    const read: unknown = Reflect.get(row, name)
    if (read instanceof ArrayBuffer) Reflect.set(row, name, textOf(read))
  }
  return row
}

/** The columns that a write gives back, as Kysely writes them at the end of a statement. */
const returned = / returning "[^"]+"(, "[^"]+")*$/

/** A statement that gives the rows of another one, with texts as bytes. */
function givingBytes(sql: string, names: readonly string[]): string {
  const columns = names.map(asBytes).join(', ')
  return returned.test(sql)
    ? sql.replace(returned, () => ` returning ${columns}`)
    : `select ${columns} from (${sql})`
}

type Prepared = Libsql.Statement<unknown[]>

/**
 * Prepares a statement whose texts are decoded here. The library ends the whole process when it is to give out a text that is not
 * UTF-8. So each query stands inside another one, which gives texts out as bytes, and so do columns after `returning`. A query
 * cannot forget it: another statement that gives rows cannot be prepared. Pragmas give no stored texts.
 */
export function prepareDecoding(database: Libsql.Database, sql: string): SqliteStatement {
  const statement: Prepared = database.prepare(sql)
  if (!statement.reader || /^\s*pragma\b/i.test(sql)) return statement
  const columns = statement.columns()
  const outer: Prepared = database.prepare(
    givingBytes(
      sql,
      columns.map(({ name }) => name),
    ),
  )
  const texts = columns.flatMap(({ name, type }) => (bytes.test(type ?? '') ? [] : [name]))
  return {
    reader: true,
    all: parameters => outer.all([...parameters]).map(row => decode(row, texts)),
    run: parameters => outer.run([...parameters]),
    *iterate(parameters) {
      for (const row of outer.iterate([...parameters])) yield decode(row, texts)
    },
  }
}
