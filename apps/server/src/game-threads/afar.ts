import type { Acknowledged } from '../matches/acknowledged.ts'
import type { Log } from '../matches/log.ts'
import type { Statement, Writer } from '../store/writing.ts'
import type { Front } from './doors.ts'

/** The writer of the front, for a thread of games. The front closes it. */
export const writerAfar = (front: Pick<Front, 'ask'>): Writer => ({
  write: transaction => front.ask('write', transaction),
  run: statement => front.ask('run', statement),
  async begin() {
    const session = await front.ask('begin', null)
    return {
      run: statement => front.ask('runInside', { session, statement }),
      commit: () => front.ask('commit', session),
      rollback: () => front.ask('rollback', session),
    }
  },
  close: async () => undefined,
})

/** Statements as they can be sent to another thread. */
const plainly = (statements: readonly Statement[]): Statement[] =>
  statements.map(({ sql, parameters }) => ({ sql, parameters }))

/** The log of the front. What waits here includes what the front is writing. */
export function logAfar(front: Pick<Front, 'ask'>): Log {
  /** Since when each batch waits, the oldest first. */
  const waiting = new Map<symbol, number>()
  return {
    async append({ game, rows, snapshot, besides, fence }) {
      const me = Symbol(game)
      waiting.set(me, performance.now())
      const plain = besides && {
        holds: besides.holds,
        claims: plainly(besides.claims ?? []),
        statements: plainly(besides.statements),
      }
      try {
        await front.ask('append', { game, rows, snapshot, besides: plain, fence })
      } finally {
        waiting.delete(me)
      }
    },
    waiting: () => waiting.size,
    waitingFor() {
      const [oldest] = waiting.values()
      return oldest === undefined ? 0 : performance.now() - oldest
    },
  }
}

export const acknowledgedAfar = (front: Pick<Front, 'ask'>): Pick<Acknowledged, 'of'> => ({
  of: game => front.ask('acknowledged', game),
})
