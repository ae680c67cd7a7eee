// The thread that writes the log. It waits for the disk, so that the main thread need not.
import { workerData } from 'node:worker_threads'
import type Libsql from 'libsql'
import { openFile } from '../store/file.ts'
import { answerAll } from './answering.ts'
import type { Written } from './writing.ts'

const file: string = workerData
const database = openFile(file)
const statements = new Map<string, Libsql.Statement<unknown[]>>()

function prepared(sql: string): Libsql.Statement<unknown[]> {
  const statement = statements.get(sql) ?? database.prepare(sql)
  statements.set(sql, statement)
  return statement
}

function write(all: readonly Written[]): void {
  try {
    database.exec('BEGIN IMMEDIATE')
    for (const { sql, rows } of all) for (const row of rows) prepared(sql).run(...row)
    database.exec('COMMIT')
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw error
  }
}

answerAll(write, () => void database.close())
