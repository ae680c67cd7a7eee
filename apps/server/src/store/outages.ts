/**
 * Error codes of PostgreSQL for an outage: no connection, no resources, shutting down, a failing disk, read-only, or a
 * transaction to be tried again.
 */
const postgresCodes = /^(08...|53...|57P0[1-5]|58...|25006|40001|40P01|55P03)$/
/** Error codes of SQLite and of the operating system for an outage. */
const otherCodes =
  /^(SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN)(_\w+)?|E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NOTFOUND|AI_AGAIN|NOSPC))$/
/** Messages of the PostgreSQL driver for an outage that come without a code. */
const messages =
  /Connection terminated|timeout exceeded when trying to connect|the database does not answer|not queryable/

/**
 * Whether an error means that the database cannot be reached or written for a moment. Nothing was written then, and the client
 * may send its request again. Every other error of the database is a mistake of ours.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if ('code' in error && typeof error.code === 'string')
    if (postgresCodes.test(error.code) || otherCodes.test(error.code)) return true
  return messages.test(error.message)
}

/** Whether the disk of the database is full. Nothing of the transaction was written then, so what is in memory still holds. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'SQLITE_FULL' || error.code === '53100')

/** Whether SQLite says by an error that its file is damaged, or is no database at all. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))
