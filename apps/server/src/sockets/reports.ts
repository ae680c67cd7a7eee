import type { Asked, Given } from '@paydata/protocol'
import { mustBeSomebody } from '../http/visit.ts'
import type { Filing } from '../reports/filing.ts'
import { fileReport } from '../reports/filing.ts'
import { matchAt, seatAt } from '../tables/checks.ts'
import type { Opening } from '../tables/opening.ts'
import { tableOf } from '../tables/opening.ts'
import { inTurn } from '../tables/queue.ts'
import type { Conversation } from './conversation.ts'

export type Reporting = Opening & Filing
type Asking = Conversation<Reporting>

export const reportRequests = {
  async report({ world, connection }: Asking, asked: Asked<'report'>): Promise<Given<'report'>> {
    const me = mustBeSomebody(connection.data)
    const { game, id, version, text } = asked
    const table = await tableOf(world, game)
    return inTurn(table, async () => {
      const by = seatAt(table, me.id)
      const { n } = matchAt(table).position
      // Nobody has seen more than was played.
      const doubted = Math.min(version ?? n, n)
      return {
        report: await fileReport(world, me.id, game, id, { is: 'ruling', by, version: doubted, text }),
      }
    })
  },
}
