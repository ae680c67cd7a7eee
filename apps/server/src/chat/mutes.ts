import type { Person } from '@paydata/protocol'
import { personOf } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'

/** The most players that one player can mute: more than anybody needs, and few enough to be read with a chat. */
const most = 200

/** The players whose lines this player does not want to read. */
export async function mutedBy(store: Store, player: string): Promise<Person[]> {
  const rows = await store
    .selectFrom('mutes')
    .innerJoin('players', 'players.id', 'mutes.muted')
    .select(['players.id', 'players.name', 'players.password'])
    .where('mutes.player', '=', player)
    .orderBy('players.name')
    .orderBy('players.id')
    .execute()
  return rows.map(personOf)
}

/** Those of some players who do not want to read this player's lines. Any number may mute one player. */
export async function mutersAmong(
  store: Store,
  players: readonly string[],
  muted: string,
): Promise<string[]> {
  if (players.length === 0) return []
  const rows = await store
    .selectFrom('mutes')
    .select('player')
    .where('muted', '=', muted)
    .where('player', 'in', players)
    .execute()
  return rows.map(({ player }) => player)
}

export async function changeMutes(
  store: Store,
  player: string,
  muted: string,
  mute: 'yes' | 'no',
): Promise<Person[]> {
  if (mute === 'no') {
    await store.deleteFrom('mutes').where('player', '=', player).where('muted', '=', muted).execute()
    return mutedBy(store, player)
  }
  const who = await store.selectFrom('players').select('id').where('id', '=', muted).executeTakeFirst()
  if (who === undefined || muted === player) throw new RefusedError('noSuchThing')
  if ((await mutedBy(store, player)).length >= most) throw new RefusedError('tooLarge')
  await store
    .insertInto('mutes')
    .values({ player, muted })
    .onConflict(same => same.columns(['player', 'muted']).doNothing())
    .execute()
  return mutedBy(store, player)
}
