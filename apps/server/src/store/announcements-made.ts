import type { Kysely } from 'kysely'

/** What is announced to everybody. */
export async function announcements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcements')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('announcements_by_end').on('announcements').column('until').execute()
}
