// Runs in a thread of its own, begun by `startWriter`: the disk is waited for here, and nowhere else.
import { parentPort, workerData } from 'node:worker_threads'
import type Libsql from 'libsql'
import { openFile } from './file.ts'
import type { Done, Order, Place, Written } from './writing.ts'

const port = parentPort
if (port === null) throw new Error('This is to be run as a worker.')
const { file }: Place = workerData
const database = openFile(file)
const statements = new Map<string, Libsql.Statement<unknown[]>>()

function prepared(sql: string): Libsql.Statement<unknown[]> {
  const statement = statements.get(sql) ?? database.prepare(sql)
  statements.set(sql, statement)
  return statement
}

/** What went wrong, if anything did: then nothing was done. */
function write(all: readonly Written[]): string | null {
  try {
    database.exec('BEGIN IMMEDIATE')
    for (const { sql, rows } of all) for (const row of rows) prepared(sql).run(...row)
    database.exec('COMMIT')
    return null
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK')
    return error instanceof Error ? error.message : String(error)
  }
}

port.on('message', (order: Order | 'close') => {
  if (order === 'close') {
    database.close()
    port.close()
    return
  }
  const done: Done = { nth: order.nth, problem: write(order.all) }
  port.postMessage(done)
})
