import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/**
 * Counts the bytes of the decks of each player. Nobody has looked at them before now, as far as is known, so no guest loses them
 * earlier than in thirty days. The migration can be run again.
 */
export async function fillDeckOwners(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into deck_owners (player, bytes, seen_at)
    select player, sum(size), ${Date.now()}
    from (
      select player, octet_length(deck) + octet_length(tags) as size from decks
      union all
      select player, octet_length(deck) as size from deck_versions
    ) as kept
    where player not in (select player from deck_owners)
    group by player
  `.execute(db)
}
