import type { Kysely } from 'kysely'

/** Whom players follow, who is there for them to see, and what they noted about others. */
export async function friends(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('follows')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('followed', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('follows_of_players', ['player', 'followed'])
    .execute()
  await db.schema.createIndex('followed_by').on('follows').column('followed').execute()
  await db.schema
    .createTable('presence_wishes')
    .addColumn('player', 'text', column => column.primaryKey())
    .addColumn('wish', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('notes_about')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('notes_of_players', ['player', 'about'])
    .execute()
  await db.schema.createIndex('noted_about').on('notes_about').column('about').execute()
  await db.schema
    .createTable('present_now')
    .addColumn('process', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('does', 'text', column => column.notNull())
    .addColumn('game', 'text')
    .addColumn('until', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('present_at_processes', ['process', 'player'])
    .execute()
  await db.schema.createIndex('present_players').on('present_now').column('player').execute()
}
