import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { readJson } from './json.ts'

/** What was done about players, and which reports wait for somebody. */
export async function measures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('measures')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('taken_by', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('seen_at', 'bigint')
    .addColumn('lifted_at', 'bigint')
    .addColumn('appeal', 'text')
    .addColumn('appealed_at', 'bigint')
    .addColumn('answer', 'text')
    .addColumn('answer_seen_at', 'bigint')
    .addColumn('waits_since', 'bigint')
    .execute()
  await db.schema.createIndex('measures_of').on('measures').columns(['player', 'at', 'id']).execute()
  await db.schema.createIndex('appeals_that_wait').on('measures').column('waits_since').execute()
  for (const column of ['measure', 'reason'] as const)
    await db.schema.alterTable('audit').addColumn(column, 'text').execute()
  const reports = db.schema.alterTable('reports')
  for (const column of ['about', 'settled_by', 'measure'] as const)
    await reports.addColumn(column, 'text').execute()
  await reports.addColumn('settled_at', 'bigint').execute()
  for (const column of ['about', 'game'] as const)
    await db.schema.createIndex(`reports_by_${column}`).on('reports').column(column).execute()
  await db.schema
    .createIndex('reports_in_order')
    .on('reports')
    .columns(['settled_at', 'created_at', 'id'])
    .execute()
  await findWhomTheyAreAbout(db)
}

/** Older servers, which run on for a while during a deploy, do not write whom a report is about: nobody is counted for those. */
async function findWhomTheyAreAbout(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: string
    report: string
  }>`select id, report from reports where id > '' order by id`.execute(db)
  for (const { id, report } of rows) {
    const about = speakerIn(readJson(report))
    if (about !== null) await sql`update reports set about = ${about} where id = ${id}`.execute(db)
  }
}

const fieldOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : undefined

function speakerIn(report: unknown): string | null {
  const id = fieldOf(fieldOf(fieldOf(report, 'line'), 'who'), 'id')
  return typeof id === 'string' && id !== 'gone' ? id : null
}
