import type { SqliteStatement } from 'kysely'
import type Libsql from 'libsql'
import { prepareDecoding } from './texts.ts'
import type { Ran, Statement } from './writing.ts'

/** The prepared statements of a connection. */
export interface Statements {
  prepare(sql: string): SqliteStatement
  run(statement: Statement): Ran
}

/** Statements with at least this many characters are not kept. */
const longestKeptStatement = 1000

/**
 * Prepared statements are kept, as the server runs a few short ones again and again. A statement that inserts many rows is long
 * and seldom the same twice: to keep those would fill the memory.
 */
export function statementsOf(database: Libsql.Database): Statements {
  const kept = new Map<string, SqliteStatement>()

  function prepare(sql: string): SqliteStatement {
    const already = kept.get(sql)
    if (already !== undefined) return already
    const statement = prepareDecoding(database, sql)
    if (sql.length < longestKeptStatement) kept.set(sql, statement)
    return statement
  }

  return {
    prepare,
    run({ sql, parameters }) {
      const statement = prepare(sql)
      if (statement.reader) return { rows: statement.all(parameters), changes: 0 }
      return { rows: [], changes: Number(statement.run(parameters).changes) }
    },
  }
}
