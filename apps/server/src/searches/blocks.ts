import type { Person } from '@paydata/protocol'
import { personOf } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'

/** The most players that one player can block. */
const most = 200

/** The players whom this player does not want to meet. */
export async function blockedBy(store: Store, player: string): Promise<Person[]> {
  const rows = await store
    .selectFrom('blocks')
    .innerJoin('players', 'players.id', 'blocks.blocked')
    .select(['players.id', 'players.name', 'players.password'])
    .where('blocks.player', '=', player)
    .orderBy('players.name')
    .orderBy('players.id')
    .execute()
  return rows.map(personOf)
}

export async function changeBlocks(
  store: Store,
  player: string,
  blocked: string,
  block: 'yes' | 'no',
): Promise<Person[]> {
  if (block === 'no') {
    await store.deleteFrom('blocks').where('player', '=', player).where('blocked', '=', blocked).execute()
    return blockedBy(store, player)
  }
  const who = await store.selectFrom('players').select('id').where('id', '=', blocked).executeTakeFirst()
  if (who === undefined || blocked === player) throw new RefusedError('noSuchThing')
  if ((await blockedBy(store, player)).length >= most) throw new RefusedError('tooLarge')
  await store
    .insertInto('blocks')
    .values({ player, blocked })
    .onConflict(same => same.columns(['player', 'blocked']).doNothing())
    .execute()
  await store.deleteFrom('follows').where('player', '=', player).where('followed', '=', blocked).execute()
  return blockedBy(store, player)
}

/** Pairs of players of whom one has blocked the other. */
export async function blocksAmong(
  store: Store,
  players: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const rows = await store
    .selectFrom('blocks')
    .select(['player', 'blocked'])
    .where('player', 'in', players)
    .where('blocked', 'in', players)
    .execute()
  return rows.map(({ player, blocked }): [string, string] => [player, blocked])
}

/** What a player has blocked of these others, or one of them the player. */
export const blocksBetween = (store: Store, player: string, others: readonly string[]) =>
  store
    .selectFrom('blocks')
    .select('blocks.player')
    .where(of =>
      of.or([
        of.and([of('blocks.player', '=', player), of('blocks.blocked', 'in', others)]),
        of.and([of('blocks.player', 'in', others), of('blocks.blocked', '=', player)]),
      ]),
    )
    .limit(1)

/** It is not told which of two has blocked the other. */
export const keptApart = (): RefusedError =>
  new RefusedError('notAllowed', { because: [{ code: 'keptApart' }] })

/** Refuses that two come together of whom one has blocked the other. */
export async function mustMeet(store: Store, player: string, others: readonly string[]): Promise<void> {
  if (others.length === 0) return
  if ((await blocksBetween(store, player, others).executeTakeFirst()) !== undefined) throw keptApart()
}
