import { createHash } from 'node:crypto'
import type { Asked, Given } from '@paydata/protocol'
import { mustBeSomebody } from '../http/visit.ts'
import { notTooFast } from '../refusing.ts'
import type { Report } from '../reports/report.ts'
import { tableOf } from '../tables/opening.ts'
import { matchAt, seatAt } from '../tables/playing.ts'
import { inTurn } from '../tables/table.ts'
import type { Conversation } from './conversation.ts'

export const reportTakers = {
  async report({ world, connection }: Conversation, asked: Asked<'report'>): Promise<Given<'report'>> {
    const me = mustBeSomebody(connection.data)
    const { game } = asked
    const table = await tableOf(world, game)
    return inTurn(table, async () => {
      const by = seatAt(table, me.id)
      const { position } = matchAt(table)
      notTooFast(world.limits('reports', me.id))
      // Named after the request: who asks again gets the same.
      const id = createHash('sha256').update(`${game}/${me.id}/${asked.id}`).digest('hex').slice(0, 12)
      const report: Report = { by, version: position.n, text: asked.text }
      await world.store
        .insertInto('reports')
        .values({ id, game, player: me.id, report: JSON.stringify(report), created_at: world.now() })
        .onConflict(same => same.column('id').doNothing())
        .execute()
      world.logger.info({ report: id, game }, 'a player doubts a ruling')
      return { report: id }
    })
  },
}
