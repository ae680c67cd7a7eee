import type { Kysely, Migration } from 'kysely'
import { sql } from 'kysely'
import { announcements } from './announcements-made.ts'
import { fillDeckOwners } from './deck-owners-filled.ts'
import { friends } from './friends-made.ts'
import { eraseLines } from './lines-erased.ts'
import { fillLines } from './lines-filled.ts'
import { fillLooks } from './looks-filled.ts'
import { measures } from './measures-made.ts'
import { fillNamed } from './named-filled.ts'
import { findOwnData } from './own-data-found.ts'
import { blocks, calls, challenges, playedNow, recoveries, searches, sessionDevices } from './people-made.ts'
import { holidays, notices, turns } from './post-made.ts'
import { ratedGames, ratings, seasons, versionsPlayed } from './ratings-made.ts'
import { roles } from './roles-made.ts'

/** Kysely runs each migration once, in the order of the names. A migration that has been released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-beginning': { up: beginning },
  '002-leases': { up: leases },
  '002-mutes': { up: mutes },
  '003-results': { up: results },
  '004-formats': { up: formats },
  '005-lines': { up: lines },
  '006-lines-filled': { up: fillLines },
  '007-named': { up: named },
  '008-named-filled': { up: fillNamed },
  '009-looks': { up: looks },
  '010-looks-filled': { up: fillLooks },
  '011-numbers': { up: numbers },
  '012-seen': { up: seen },
  '013-decks': { up: decks },
  '014-decks-in-order': { up: decksInOrder },
  '015-deck-owners': { up: deckOwners },
  '016-deck-owners-filled': { up: fillDeckOwners },
  '017-looks-filled-again': { up: fillLooks },
  '018-lines-erased': { up: eraseLines },
  '019-decks-in-lists': { up: decksInLists },
  '020-deck-generations': { up: deckGenerations },
  '021-rated-games': { up: ratedGames },
  '022-ratings': { up: ratings },
  '023-seasons': { up: seasons },
  '024-versions-played': { up: versionsPlayed },
  '025-searches': { up: searches },
  '026-blocks': { up: blocks },
  '027-played-now': { up: playedNow },
  '028-calls': { up: calls },
  '029-challenges': { up: challenges },
  '030-recoveries': { up: recoveries },
  '031-turns': { up: turns },
  '032-holidays': { up: holidays },
  '034-names': { up: names },
  '035-notices': { up: notices },
  '036-session-devices': { up: sessionDevices },
  '037-own-data': { up: findOwnData },
  '038-roles': { up: roles },
  '039-measures': { up: measures },
  '040-announcements': { up: announcements },
  '041-friends': { up: friends },
}

/** Guests are found by their names too: those that are called like a player who claims one. */
async function names(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('players_by_name').on('players').column('name_key').execute()
}

/** Both tables stay empty unless several processes share the database. */
async function leases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('game', 'text', column => column.primaryKey())
    .addColumn('fence', 'integer', column => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('since', 'bigint')
    .execute()
  await db.schema.createIndex('leases_of_processes').on('leases').column('owner').execute()
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute()
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

/** The default is 1, as all older games have format 1 and all older processes read only that one. */
async function formats(db: Kysely<unknown>): Promise<void> {
  for (const table of ['games', 'processes'])
    await db.schema
      .alterTable(table)
      .addColumn('format', 'integer', column => column.notNull().defaultTo(1))
      .execute()
}

/** The columns may be null, as older servers, which run on for a while during a deploy, write lines without them. */
async function lines(db: Kysely<unknown>): Promise<void> {
  for (const name of ['channel', 'who', 'id'])
    await db.schema.alterTable('chat').addColumn(name, 'text').execute()
  const channels = db.schema.createIndex('lines_of_channels').on('chat')
  await channels.columns(['game', 'channel', 'n']).execute()
  await db.schema.createIndex('lines_of_players').on('chat').columns(['who', 'game', 'id']).execute()
}

/** Finds the games and reports that name a player, for when the player deletes the account. */
async function named(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('named')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('named_in_rooms', ['player', 'game'])
    .execute()
  await db.schema.createIndex('named_of_games').on('named').column('game').execute()
  await db.schema.createIndex('reports_of_players').on('reports').column('player').execute()
  await db.schema.createIndex('reports_of_games').on('reports').column('game').execute()
}

/** The column may be null, as older servers, which run on for a while during a deploy, write players without it. */
async function looks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('players').addColumn('look_key', 'text').execute()
  await db.schema.createIndex('looks_of_names').on('players').column('look_key').execute()
}

async function mutes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mutes')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('muted', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('mutes_of_players', ['player', 'muted'])
    .execute()
  await db.schema.createIndex('muted_by').on('mutes').column('muted').execute()
}

async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('game', 'text', column => column.primaryKey())
    .addColumn('corp', 'text', column => column.notNull())
    .addColumn('runner', 'text', column => column.notNull())
    .addColumn('corp_identity', 'text', column => column.notNull())
    .addColumn('runner_identity', 'text', column => column.notNull())
    .addColumn('winner', 'text')
    .addColumn('how', 'text', column => column.notNull())
    .addColumn('turns', 'integer', column => column.notNull())
    .addColumn('seconds', 'integer', column => column.notNull())
    .addColumn('open', 'text', column => column.notNull())
    .addColumn('ended_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('results_of_corps').on('results').columns(['corp', 'ended_at']).execute()
  await db.schema.createIndex('results_of_runners').on('results').columns(['runner', 'ended_at']).execute()
}

/** `numbers` may be null, as older servers, which run on for a while during a deploy, do not write it. */
async function numbers(db: Kysely<unknown>): Promise<void> {
  for (const table of ['snapshots', 'processes'])
    await db.schema.alterTable(table).addColumn('numbers', 'text').execute()
  await db.schema
    .createTable('between_actions')
    .addColumn('game', 'text', column => column.primaryKey())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('saved', 'text', column => column.notNull())
    .addColumn('numbers', 'text', column => column.notNull())
    .execute()
}

async function seen(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seen')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('part', 'text', column => column.notNull())
    .addColumn('format', 'integer', column => column.notNull())
    // SQLite does not know the type `bytea`. It stores a value as it is in a column whose type it does not know.
    .addColumn('packed', 'bytea', column => column.notNull())
    .addColumn('seal', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('parts_of_games', ['game', 'part'])
    .execute()
}

async function decks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('decks')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('deck', 'text', column => column.notNull())
    .addColumn('tags', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('decks_of_players', ['player', 'id'])
    .execute()
  const newest = db.schema.createIndex('decks_by_change').on('decks')
  await newest.columns(['player', 'state', 'updated_at', 'id']).execute()
  await db.schema.createIndex('decks_by_state').on('decks').columns(['state', 'updated_at']).execute()
  await db.schema
    .createTable('deck_versions')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('deck', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('versions_of_decks', ['player', 'id', 'version'])
    .execute()
  await db.schema
    .createTable('played_decks')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('side', 'text', column => column.notNull())
    .addColumn('deck', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('decks_of_games', ['game', 'player'])
    .execute()
  await db.schema.createIndex('games_of_decks').on('played_decks').columns(['player', 'deck']).execute()
}

/** Decks are read in the order of their changes, whatever their state. */
async function decksInOrder(db: Kysely<unknown>): Promise<void> {
  const order = db.schema.createIndex('decks_in_order').on('decks')
  await order.columns(['player', 'updated_at', 'id']).execute()
  await db.schema.dropIndex('decks_by_change').execute()
}

/** How much room the decks of a player take. Older servers, which run on for a while during a deploy, do not count it. */
async function deckOwners(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deck_owners')
    .addColumn('player', 'text', column => column.primaryKey())
    .addColumn('bytes', 'bigint', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('deck_owners_by_time').on('deck_owners').column('seen_at').execute()
}

/** The columns may be null, as older servers, which run on for a while during a deploy, do not write them. */
async function decksInLists(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('decks').addColumn('about', 'text').execute()
  await db.schema.alterTable('decks').addColumn('about_version', 'integer').execute()
}

/** Older servers, which run on for a while during a deploy, do not write the column. */
async function deckGenerations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deck_owners')
    .addColumn('generation', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
