import type { Kysely } from 'kysely'

/** Who looks after the server, and what they have done by that. */
export async function roles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('roles')
    .addColumn('player', 'text', column => column.primaryKey())
    .addColumn('role', 'text', column => column.notNull())
    .addColumn('given_at', 'bigint', column => column.notNull())
    .addColumn('given_by', 'text')
    .execute()
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('who', 'text')
    .addColumn('has', 'text')
    .addColumn('deed', 'text', column => column.notNull())
    .addColumn('whom', 'text')
    .addColumn('role', 'text')
    .execute()
  for (const who of ['who', 'whom'])
    await db.schema.createIndex(`audit_of_${who}`).on('audit').columns([who, 'id']).execute()
}
