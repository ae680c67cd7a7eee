import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * With what a session was begun, when it was used last, and in which one a browser asked to be told something. Older servers, which run
 * on for a while during a deploy, write none of it.
 */
export async function sessionDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
  await db.schema.alterTable('sessions').addColumn('seen_at', 'bigint').execute()
  await db.schema.alterTable('push_subscriptions').addColumn('session', 'text').execute()
}

/** Players who look for an opponent: a row for each search. */
export async function searches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('searches')
    .addColumn('game', 'text', column => column.primaryKey())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('side', 'text', column => column.notNull())
    .addColumn('format', 'text', column => column.notNull())
    .addColumn('pace', 'text', column => column.notNull())
    .addColumn('stakes', 'text', column => column.notNull())
    .addColumn('decks', 'text', column => column.notNull())
    .addColumn('address', 'text')
    .addColumn('corp_rating', 'double precision', column => column.notNull())
    .addColumn('runner_rating', 'double precision', column => column.notNull())
    .addColumn('clocked', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('here_until', 'bigint', column => column.notNull())
    .addColumn('met', 'text')
    .addColumn('opponent', 'text')
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema.createIndex('searches_by_state').on('searches').columns(['state', 'ended_at']).execute()
  await db.schema.createIndex('searches_of_players').on('searches').columns(['player', 'since']).execute()
  // A player looks for one opponent at a time, whichever processes are asked.
  await db.schema
    .createIndex('one_search_of_player')
    .unique()
    .on('searches')
    .column('player')
    .where(sql.ref('state'), '=', 'on')
    .execute()
}

/** Players who want nothing to do with each other: one of them has said so. */
export async function blocks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blocks')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('blocked', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('blocks_of_players', ['player', 'blocked'])
    .execute()
  await db.schema.createIndex('blocked_by').on('blocks').column('blocked').execute()
}

/** How many people play at the tables of each process or thread, so that any of them can tell the sum. */
export async function playedNow(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('played_now')
    .addColumn('process', 'text', column => column.primaryKey())
    .addColumn('players', 'integer', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute()
}

/** Players who want to be told when somebody looks for an opponent. */
export async function calls(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calls')
    .addColumn('player', 'text', column => column.primaryKey())
    .addColumn('format', 'text')
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('calls_by_time').on('calls').column('until').execute()
}

/** What one player asks another to play. */
export async function challenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('challenger', 'text', column => column.notNull())
    .addColumn('challenged', 'text', column => column.notNull())
    .addColumn('side', 'text', column => column.notNull())
    .addColumn('format', 'text', column => column.notNull())
    .addColumn('pace', 'text', column => column.notNull())
    .addColumn('stakes', 'text', column => column.notNull())
    .addColumn('decks', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('why', 'text')
    .addColumn('game', 'text')
    .addColumn('until', 'bigint', column => column.notNull())
    .execute()
  for (const who of ['challenger', 'challenged'])
    await db.schema.createIndex(`challenges_by_${who}`).on('challenges').columns([who, 'until']).execute()
}

/** The hashes of the codes by which players come back who have forgotten their passwords. */
export async function recoveries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recoveries')
    .addColumn('player', 'text', column => column.primaryKey())
    .addColumn('hash', 'text', column => column.notNull())
    .execute()
}
