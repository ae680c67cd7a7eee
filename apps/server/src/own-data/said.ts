import type { AuditLine, OwnRow } from '@paydata/protocol'
import { chatLine } from '@paydata/protocol'
import { sql } from 'kysely'
import { measureIn } from '../measures/stored.ts'
import { report } from '../reports/report.ts'
import { linesAbout } from '../roles/audit.ts'
import { readJson } from '../store/json.ts'
import type { Page, Wanted } from './pages.ts'
import { keyIn, mostRows, pageOf } from './pages.ts'

/** What a player has said in chats. Lines that cannot be read are nobody's. */
export async function ownLines({ store, player, after }: Wanted): Promise<Page<OwnRow<'lines'>>> {
  const [game = '', id = ''] = keyIn(after, 2)
  const rows = await store
    .selectFrom('chat')
    .select(['game', 'id', 'line'])
    .where('who', '=', player)
    .where(sql<boolean>`(game, id) > (${game}, ${id})`)
    .orderBy('game')
    .orderBy('id')
    .limit(mostRows + 1)
    .execute()
  return pageOf(
    rows,
    row => [row.game, row.id ?? ''],
    row => {
      const read = chatLine.safeParse(readJson(row.line))
      if (!read.success) return []
      const { n, channel, text, preset, at } = read.data
      return [{ game: row.game, n, channel, text, preset, at }]
    },
  )
}

/** A player is not told who decided about them, nor of reports that led to nothing. */
function asToldTo(player: string, line: AuditLine): readonly AuditLine[] {
  const isTheirs = line.by?.id === player
  if (isTheirs || line.deed === 'gaveRole' || line.deed === 'tookRole') return [line]
  return line.deed === 'settledReport' ? [] : [{ ...line, by: null, as: null }]
}

/** What was done by a role to a player, or by them. */
export async function ownAudit({ store, player, after }: Wanted): Promise<Page<OwnRow<'audit'>>> {
  const [from = ''] = keyIn(after, 1)
  const found = await linesAbout(store, player, from, mostRows + 1)
  return pageOf(
    found,
    ({ id }) => [id],
    ({ line }) => line.flatMap(each => asToldTo(player, each)),
  )
}

/** What a player has reported. The line of somebody else that they reported is not theirs. */
export async function ownReports({ store, player, after }: Wanted): Promise<Page<OwnRow<'reports'>>> {
  const [from = ''] = keyIn(after, 1)
  const rows = await store
    .selectFrom('reports')
    .select(['id', 'game', 'report', 'created_at'])
    .where('player', '=', player)
    .where('id', '>', from)
    .orderBy('id')
    .limit(mostRows + 1)
    .execute()
  return pageOf(
    rows,
    ({ id }) => [id],
    ({ id, game, report: stored, created_at }) => {
      const read = report.safeParse(readJson(stored))
      const about = read.success ? read.data.is : 'damaged'
      return [{ id, game, at: Number(created_at), about, text: read.success ? read.data.text : null }]
    },
  )
}

/** What was done about a player. Who did it is not told. */
export async function ownMeasures({ store, player, after }: Wanted): Promise<Page<OwnRow<'measures'>>> {
  const [from = ''] = keyIn(after, 1)
  const rows = await store
    .selectFrom('measures')
    .selectAll()
    .where('player', '=', player)
    .where('id', '>', from)
    .orderBy('id')
    .limit(mostRows + 1)
    .execute()
  return pageOf(rows, ({ id }) => [id], measureIn)
}
