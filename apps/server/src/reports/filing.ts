import { createHash } from 'node:crypto'
import { isolated } from '@paydata/protocol'
import type { Logger } from 'pino'
import { holdPlayers } from '../identity/players.ts'
import type { Limits } from '../limits/rates.ts'
import { notTooFast } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tell } from '../webhooks/webhook.ts'
import type { Report } from './report.ts'

export interface Filing {
  readonly store: Store
  readonly limits: Limits
  readonly logger: Logger
  readonly now: () => number
  /** Tells those who look after the server. */
  readonly tellOfReport: Tell
}

/** Stores a report under an id that follows from the request, so that a repeated request stores nothing twice. */
export async function fileReport(
  { store, limits, logger, now, tellOfReport }: Filing,
  player: string,
  game: string,
  request: string,
  report: Report,
): Promise<string> {
  const id = createHash('sha256').update(`${game}/${player}/${request}`).digest('hex').slice(0, 12)
  const before = await store.selectFrom('reports').select('id').where('id', '=', id).executeTakeFirst()
  if (before !== undefined) return id
  notTooFast(limits('reports', player))
  const about = report.is === 'line' ? report.line.who.id : null
  await store.transaction().execute(async transaction => {
    await holdPlayers(transaction, about === null ? [player] : [player, about])
    await transaction
      .insertInto('reports')
      .values({
        ...{ id, game, player, report: JSON.stringify(report), created_at: now(), about },
        ...{ settled_at: null, settled_by: null, measure: null },
      })
      .onConflict(same => same.column('id').doNothing())
      .execute()
  })
  logger.info({ report: id, game, about: report.is }, 'stored a report of a player')
  tellOfReport(told(id, report))
  return id
}

/** What is told outside of the server: that there is something to read at `/admin`, and what the player wrote about it. */
function told(id: string, { is, text }: Report): string {
  const what = is === 'line' ? 'A line of a chat was reported' : 'A ruling is doubted'
  return `${what} (${id})${text === null ? '.' : `: ${isolated(text)}`}`
}
