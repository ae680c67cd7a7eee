import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Ran, Session, Statement, Writer } from './writing.ts'

/** The connection of the main thread, which only reads. */
export interface Reader {
  run(statement: Statement): Ran
  /** Gives the rows one after the other: there may be more than fit into memory. */
  each(statement: Statement): Iterable<unknown>
  close(): void
}

/**
 * SQLite for a server: what only reads is done at once, in the main thread; whatever writes, and every transaction, is done by the
 * writer, which waits for the disk meanwhile. Statements that are written as text, such as pragmas, count as reading.
 */
export const embeddedDialect = (reader: Reader, writer: Writer): Dialect => ({
  createDriver: () => new EmbeddedDriver(reader, writer),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: db => new SqliteIntrospector(db),
})

class EmbeddedDriver implements Driver {
  constructor(
    private readonly reader: Reader,
    private readonly writer: Writer,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.reader, this.writer)
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.session = await this.writer.begin()
  }

  async commitTransaction({ session }: EmbeddedConnection): Promise<void> {
    await session?.commit()
  }

  async rollbackTransaction({ session }: EmbeddedConnection): Promise<void> {
    await session?.rollback()
  }

  async destroy(): Promise<void> {
    await this.writer.close()
    this.reader.close()
  }
}

class EmbeddedConnection implements DatabaseConnection {
  /** The transaction that has begun. */
  session: Session | null = null

  constructor(
    private readonly reader: Reader,
    private readonly writer: Writer,
  ) {}

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { sql, parameters }
    const { rows, changes } = await this.placeFor(query.kind).run(statement)
    // Only Kysely knows from the query of which type its rows are.
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  }

  private placeFor(kind: CompiledQuery['query']['kind']): Pick<Session, 'run'> | Reader {
    if (this.session !== null) return this.session
    return writes.has(kind) ? this.writer : this.reader
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    // The reader would not see what the transaction has written.
    if (this.session !== null)
      throw new Error('SQLite gives no rows one after the other within a transaction.')
    // Only Kysely knows from the query of which type its rows are.
    for (const row of this.reader.each({ sql, parameters })) yield { rows: [row as Row] }
  }
}

const writes: ReadonlySet<string> = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])
