import type { Kysely } from 'kysely'

/** Which players are asked in games that are on, and by when those who play by post have to answer. */
export async function turns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('turns')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('side', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('told_at', 'bigint')
    .addPrimaryKeyConstraint('turns_of_games', ['game', 'side'])
    .execute()
  await db.schema.createIndex('turns_of_players').on('turns').column('player').execute()
  await db.schema.createIndex('turns_by_time').on('turns').column('due_at').execute()
}

/** When players who play by post are on holiday. */
export async function holidays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('holidays')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('begins', 'bigint', column => column.notNull())
    .addColumn('ends', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('holidays_of_players', ['player', 'begins'])
    .execute()
}

/** Where players are told that it is their move, and of what they want to be told. */
export async function notices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('endpoint', 'text', column => column.notNull())
    .addColumn('p256dh', 'text', column => column.notNull())
    .addColumn('auth', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('push_subscriptions_of')
    .on('push_subscriptions')
    .columns(['player', 'made_at'])
    .execute()
  await db.schema
    .createTable('notice_wishes')
    .addColumn('player', 'text', column => column.primaryKey())
    .addColumn('wishes', 'text', column => column.notNull())
    .addColumn('input_at', 'bigint')
    .execute()
  await db.schema.createIndex('turns_by_telling').on('turns').columns(['told_at', 'since']).execute()
}
