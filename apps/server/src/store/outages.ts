/** What PostgreSQL says of itself: no connection, no resources, closing, a failing disk, only to be read, or try again. */
const states = /^(08...|53...|57P0[1-5]|58...|25006|40001|40P01|55P03)$/
/** The same of SQLite, and of connections of the system. */
const codes =
  /^(SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN)(_\w+)?|E(CONNREFUSED|CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NOTFOUND|AI_AGAIN|NOSPC))$/
/** What the driver says without a code. */
const words =
  /Connection terminated|timeout exceeded when trying to connect|the database does not answer|not queryable/

/**
 * Whether a database failed that may be there again in a moment: nothing was done, and who asked may ask again. Anything else
 * that it complains about is a mistake of ours.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if ('code' in error && typeof error.code === 'string')
    if (states.test(error.code) || codes.test(error.code)) return true
  return words.test(error.message)
}
