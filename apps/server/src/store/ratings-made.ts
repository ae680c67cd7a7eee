import type { Kysely } from 'kysely'

/** Games for points, and from which addresses they are played. */
export async function ratedGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_addresses')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('address', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('addresses_of_games', ['game', 'player'])
    .execute()
  await db.schema.createIndex('addresses_of_players').on('game_addresses').column('player').execute()
  await db.schema
    .createTable('rated_games')
    .addColumn('game', 'text', column => column.primaryKey())
    .addColumn('n', 'integer')
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('format', 'text', column => column.notNull())
    .addColumn('corp', 'text', column => column.notNull())
    .addColumn('runner', 'text', column => column.notNull())
    .addColumn('winner', 'text')
    .addColumn('why', 'text')
    .addColumn('corp_before', 'double precision')
    .addColumn('corp_after', 'double precision')
    .addColumn('corp_deviation', 'double precision')
    .addColumn('runner_before', 'double precision')
    .addColumn('runner_after', 'double precision')
    .addColumn('runner_deviation', 'double precision')
    .execute()
  await db.schema.createIndex('rated_games_in_order').unique().on('rated_games').column('n').execute()
  const pairs = db.schema.createIndex('rated_games_of_pairs').on('rated_games')
  await pairs.columns(['corp', 'runner', 'at']).execute()
  for (const side of ['corp', 'runner'])
    await db.schema
      .createIndex(`rated_games_of_${side}s`)
      .on('rated_games')
      .columns([side, 'format', 'n'])
      .execute()
}

/** What follows from games for points, and who wants to see none of it. */
export async function ratings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rating_order')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('n', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createTable('ratings')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('side', 'text', column => column.notNull())
    .addColumn('format', 'text', column => column.notNull())
    .addColumn('rating', 'double precision', column => column.notNull())
    .addColumn('deviation', 'double precision', column => column.notNull())
    .addColumn('volatility', 'double precision', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_of_players', ['player', 'side', 'format'])
    .execute()
  await db.schema
    .createTable('rating_wishes')
    .addColumn('player', 'text', column => column.primaryKey())
    .addColumn('wish', 'text', column => column.notNull())
    .execute()
}

export async function seasons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('season_wins')
    .addColumn('season', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('loser', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('wins_in_seasons', ['season', 'player', 'loser'])
    .execute()
  await db.schema.createIndex('wins_of_players').on('season_wins').column('player').execute()
  await db.schema.createIndex('wins_over_players').on('season_wins').column('loser').execute()
  await db.schema
    .createTable('season_players')
    .addColumn('season', 'text', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('beaten', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('players_in_seasons', ['season', 'player'])
    .execute()
  await db.schema
    .createIndex('players_by_season')
    .on('season_players')
    .columns(['season', 'beaten', 'player'])
    .execute()
  await db.schema.createIndex('seasons_of_players').on('season_players').column('player').execute()
}

/** The column may be null, as older servers, which run on for a while during a deploy, do not write it. */
export async function versionsPlayed(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('played_decks').addColumn('version', 'integer').execute()
}
