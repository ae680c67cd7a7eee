import { randomBytes } from 'node:crypto'
import type { AuditLine } from '@paydata/protocol'
import { auditLine, role } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { personIfThere } from '../identity/players.ts'
import { whatIn } from '../measures/stored.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

type Row = Tables['audit']
type Noted = Pick<Row, 'who' | 'has' | 'deed' | 'whom'> & Partial<Pick<Row, 'role' | 'measure' | 'reason'>>

/** Notes a deed in the transaction that does it. No line is ever changed or removed. */
export async function note(transaction: Transaction<Tables>, noted: Noted, now: number): Promise<void> {
  const id = `${`${now}`.padStart(15, '0')}-${randomBytes(6).toString('hex')}`
  await transaction
    .insertInto('audit')
    .values({ id, at: now, role: null, measure: null, reason: null, ...noted })
    .execute()
}

const mostLines = 50
/** Ids begin with digits, which every database sorts before letters. */
const afterAll = 'z'

/** Lines with the names of those in them. Whoever is gone is not named. */
const named = (store: Store) =>
  store
    .selectFrom('audit')
    .leftJoin('players as doers', 'doers.id', 'audit.who')
    .leftJoin('players as others', 'others.id', 'audit.whom')
    .selectAll('audit')
    .select(['doers.name as doer_name', 'doers.password as doer_password'])
    .select(['others.name as other_name', 'others.password as other_password'])

type Named = Awaited<ReturnType<ReturnType<typeof named>['execute']>>[number]

/** A line as it is told; none for a deed of a later release. */
function lineOf(row: Named): readonly AuditLine[] {
  const deed = auditLine.shape.deed.safeParse(row.deed)
  if (!deed.success) return []
  return [
    {
      ...{ at: Number(row.at), deed: deed.data },
      by: personIfThere(row.who, row.doer_name, row.doer_password),
      as: roleIn(row.has),
      to: personIfThere(row.whom, row.other_name, row.other_password),
      role: roleIn(row.role),
      measure: whatIn(row.measure, row.reason),
    },
  ]
}

/** The lines before a place, the newest first. */
export async function linesBefore(
  store: Store,
  before: string | null,
): Promise<{ lines: AuditLine[]; next: string | null }> {
  const rows = await named(store)
    .where('audit.id', '<', before ?? afterAll)
    .orderBy('audit.id', 'desc')
    .limit(mostLines)
    .execute()
  return {
    lines: rows.flatMap(lineOf),
    next: rows.length < mostLines ? null : (rows.at(-1)?.id ?? null),
  }
}

/** Lines about a player, or about what they did, after a place in the order of both. */
export async function linesAbout(
  store: Store,
  player: string,
  after: string,
  most: number,
): Promise<readonly { readonly id: string; readonly line: readonly AuditLine[] }[]> {
  const of = (who: 'audit.who' | 'audit.whom') =>
    named(store)
      .where(who, '=', player)
      .where('audit.id', '>', after)
      .orderBy('audit.id')
      .limit(most)
      .execute()
  const rows = new Map([...(await of('audit.who')), ...(await of('audit.whom'))].map(row => [row.id, row]))
  return [...rows.values()]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, most)
    .map(row => ({ id: row.id, line: lineOf(row) }))
}

function roleIn(text: string | null): AuditLine['as'] {
  const read = role.safeParse(text)
  return read.success ? read.data : null
}
