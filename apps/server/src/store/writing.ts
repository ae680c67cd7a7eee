import type Libsql from 'libsql'
import { fileIn, openFile } from './file.ts'
import type { Statements } from './statements.ts'
import { statementsOf } from './statements.ts'
import type { Work } from './work.ts'

/** A statement of SQL with its parameters. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** A statement, and the rows for which it is run one after the other. */
export interface Written {
  readonly sql: string
  readonly rows: readonly (readonly unknown[])[]
}

/** A whole transaction. It is refused if one of these players has been deleted, or one of the claims changes no row. */
export interface Transaction {
  readonly holds: readonly string[]
  readonly claims: readonly Statement[]
  readonly all: readonly Written[]
}

/** What a statement gave back. */
export interface Ran {
  readonly rows: readonly unknown[]
  readonly changes: number
}

/** What the connection that writes is asked to do. Nothing else is asked of it between `begin` and `commit` or `rollback`. */
export type Task =
  | { readonly do: 'write'; readonly transaction: Transaction }
  | { readonly do: 'run'; readonly statement: Statement }
  | { readonly do: 'runInside'; readonly statement: Statement }
  | { readonly do: 'begin' | 'commit' | 'rollback' }

/** The code of the error by which a transaction is refused that names a player who has been deleted. */
export const playerDeleted = 'PLAYER_DELETED'

/** The code of the error by which a transaction is refused that claims what somebody else has claimed before. */
export const claimedBefore = 'CLAIMED_BEFORE'

const nothing: Ran = { rows: [], changes: 0 }

/** Does what is asked with a connection that only writes. */
export function performerOn(database: Libsql.Database): (task: Task) => Ran {
  const statements = statementsOf(database)
  return task => {
    switch (task.do) {
      case 'write':
        return write(database, statements, task.transaction)
      case 'run':
        return statements.run(task.statement)
      case 'runInside':
        // SQLite ends a transaction by itself when the disk is full. What follows must not be written without what came before.
        if (!database.inTransaction) throw new Error('the transaction has ended')
        return statements.run(task.statement)
      case 'begin':
        database.exec('BEGIN IMMEDIATE')
        return nothing
      case 'commit':
        database.exec('COMMIT')
        return nothing
      case 'rollback':
        if (database.inTransaction) database.exec('ROLLBACK')
        return nothing
    }
  }
}

function write(database: Libsql.Database, statements: Statements, { holds, claims, all }: Transaction): Ran {
  try {
    database.exec('BEGIN IMMEDIATE')
    for (const player of holds) mustBeThere(statements, player)
    for (const claim of claims) mustChange(statements, claim)
    for (const { sql, rows } of all) for (const parameters of rows) statements.run({ sql, parameters })
    database.exec('COMMIT')
    return nothing
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** As nobody else writes at the same time, the player stays until the transaction ends. */
function mustBeThere(statements: Statements, player: string): void {
  const { rows } = statements.run({ sql: 'select id from players where id = ?', parameters: [player] })
  if (rows.length === 0) throw Object.assign(new Error(`${player} was deleted`), { code: playerDeleted })
}

function mustChange(statements: Statements, claim: Statement): void {
  if (statements.run(claim).changes === 0)
    throw Object.assign(new Error('somebody else was first'), { code: claimedBefore })
}

/** Writes to the embedded database, one transaction after the other. */
export interface Writer {
  /** Runs a whole transaction, and answers when it is on disk. */
  write(transaction: Transaction): Promise<void>
  /** Runs a statement as a transaction of its own. */
  run(statement: Statement): Promise<Ran>
  /** Begins a transaction whose statements follow. All others wait until it ends. */
  begin(): Promise<Session>
  close(): Promise<void>
}

/** A transaction that has begun. After a commit that failed it is still to be rolled back. */
export interface Session {
  run(statement: Statement): Promise<Ran>
  commit(): Promise<void>
  rollback(): Promise<void>
}

export function writerBy(
  perform: (task: Task) => Promise<Ran>,
  close: () => Promise<void>,
  work: Work,
): Writer {
  /** Settles when everything that was asked so far is done. */
  let last: Promise<unknown> = Promise.resolve()

  async function ask(task: Task): Promise<Ran> {
    const began = performance.now()
    const ran = await perform(task)
    work.seconds += (performance.now() - began) / 1000
    work.statements += statementsIn(task)
    work.commits += commitsIn(task)
    return ran
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  const sessionUntil = (over: () => void): Session => ({
    run: statement => ask({ do: 'runInside', statement }),
    async commit() {
      await ask({ do: 'commit' })
      over()
    },
    rollback: () => ask({ do: 'rollback' }).then(over, over),
  })

  return {
    write: transaction => inTurn(async () => void (await ask({ do: 'write', transaction }))),
    run: statement => inTurn(() => ask({ do: 'run', statement })),
    begin: () =>
      new Promise((begun, failed) => {
        const untilOver = async (): Promise<void> => {
          await ask({ do: 'begin' })
          await new Promise<void>(over => begun(sessionUntil(over)))
        }
        inTurn(untilOver).catch(failed)
      }),
    close,
  }
}

function statementsIn(task: Task): number {
  switch (task.do) {
    case 'write':
      return (
        task.transaction.holds.length +
        task.transaction.claims.length +
        task.transaction.all.reduce((sum, { rows }) => sum + rows.length, 0)
      )
    case 'run':
    case 'runInside':
      return 1
    case 'begin':
    case 'commit':
    case 'rollback':
      return 0
  }
}

/** How often a task waits for the disk. */
export function commitsIn(task: Task): number {
  switch (task.do) {
    case 'write':
    case 'run':
    case 'commit':
      return 1
    case 'runInside':
    case 'begin':
    case 'rollback':
      return 0
  }
}

/** Writes in this thread, which then waits for the disk: for commands, and for tests. */
export function writerHere(folder: string, work: Work): Writer {
  let opened: Libsql.Database | null = null
  let perform: ((task: Task) => Ran) | null = null
  return writerBy(
    async task => {
      opened ??= openFile(fileIn(folder))
      perform ??= performerOn(opened)
      return perform(task)
    },
    async () => void opened?.close(),
    work,
  )
}
