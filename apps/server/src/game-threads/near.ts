import type { Acknowledged } from '../matches/acknowledged.ts'
import type { Log } from '../matches/log.ts'
import type { Session, Writer } from '../store/writing.ts'
import type { FrontApi } from './doors.ts'

/** What a thread of games may ask of the front. */
export function storeFor(
  { log, acknowledged }: { readonly log: Log; readonly acknowledged: Pick<Acknowledged, 'of'> },
  writer: Writer,
): { readonly api: FrontApi; readonly end: () => void } {
  const sessions = new Map<number, Session>()
  let counted = 0

  function sessionOf(n: number): Session {
    const session = sessions.get(n)
    if (session === undefined) throw new Error('the transaction has ended')
    return session
  }

  const api: FrontApi = {
    append: batch => log.append(batch),
    acknowledged: game => acknowledged.of(game),
    write: transaction => writer.write(transaction),
    run: statement => writer.run(statement),
    async begin() {
      const session = await writer.begin()
      sessions.set(counted, session)
      return counted++
    },
    runInside: async ({ session, statement }) => sessionOf(session).run(statement),
    async commit(n) {
      await sessionOf(n).commit()
      sessions.delete(n)
    },
    async rollback(n) {
      const session = sessionOf(n)
      sessions.delete(n)
      await session.rollback()
    },
  }
  return {
    api,
    /** Undoes what the thread has begun and will not commit any more, as others wait for the writer. */
    end() {
      for (const session of sessions.values()) session.rollback().catch(() => undefined)
      sessions.clear()
    },
  }
}
