import type { Kysely } from 'kysely'

/** Each index finds the rows of a player, and from now on in an order in which they are read a page at a time. */
const indexes = [
  { was: 'games_of_players', on: 'seats', name: 'games_of_players_in_order', columns: ['player', 'game'] },
  {
    was: 'reports_of_players',
    on: 'reports',
    name: 'reports_of_players_in_order',
    columns: ['player', 'id'],
  },
  { was: 'sessions_of', on: 'sessions', name: 'sessions_in_order', columns: ['player', 'id'] },
  {
    was: 'wins_of_players',
    on: 'season_wins',
    name: 'wins_in_order',
    columns: ['player', 'season', 'loser'],
  },
] as const

/** A player can ask for all that is kept about them, however much that is. */
export async function findOwnData(db: Kysely<unknown>): Promise<void> {
  for (const { was, on, name, columns } of indexes) {
    await db.schema
      .createIndex(name)
      .on(on)
      .columns([...columns])
      .execute()
    await db.schema.dropIndex(was).execute()
  }
}
