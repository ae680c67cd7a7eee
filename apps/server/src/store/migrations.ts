import type { Kysely, Migration } from 'kysely'
import { sql } from 'kysely'

/** In order of their names, each once; what is released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-beginning': { up: beginning },
}

async function beginning(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('name_key', 'text', column => column.notNull())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('claimed_names')
    .unique()
    .on('players')
    .column('name_key')
    .where(sql.ref('password'), 'is not', null)
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_of').on('sessions').column('player').execute()
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('code', 'text', column => column.unique())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('room', 'text', column => column.notNull())
    .addColumn('setup', 'text')
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('games_by_state').on('games').columns(['state', 'updated_at']).execute()
  await db.schema
    .createTable('seats')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('side', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('seats_of_games', ['game', 'side'])
    .execute()
  await db.schema.createIndex('games_of_players').on('seats').column('player').execute()
  await db.schema
    .createTable('entries')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('entry', 'text', column => column.notNull())
    .addColumn('seal', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('entries_in_order', ['game', 'n'])
    .execute()
  await db.schema
    .createTable('snapshots')
    .addColumn('game', 'text', column => column.primaryKey())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('saved', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('chat')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('line', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('chat_in_order', ['game', 'n'])
    .execute()
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('report', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
}
