import type { Followed, Person } from '@paydata/protocol'
import { gone, holdPlayers, personOf } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import { mustMeet } from '../searches/blocks.ts'
import type { Store } from '../store/open.ts'

/** The most players that one player can follow. */
const most = 200

export async function followedBy(store: Store, player: string): Promise<Person[]> {
  const rows = await store
    .selectFrom('follows')
    .innerJoin('players', 'players.id', 'follows.followed')
    .select(['players.id', 'players.name', 'players.password'])
    .where('follows.player', '=', player)
    .orderBy('players.name')
    .orderBy('players.id')
    .execute()
  return rows.map(personOf)
}

/**
 * Those whom a player follows, by name, and what each does. Whoever hides, or whom a block keeps apart from the player, looks like
 * somebody who is not there.
 */
export async function following(store: Store, player: string, now: number): Promise<Followed[]> {
  const [people, present] = await Promise.all([followedBy(store, player), presentFor(store, player, now)])
  return people.map(person => {
    const theirs = present.filter(each => each.player === person.id)
    const playing = theirs.filter(({ does }) => does === 'playing')
    return {
      player: person,
      is: playing.length > 0 ? 'playing' : theirs.length > 0 ? 'here' : 'away',
      watch: playing.find(({ game }) => game !== null)?.game ?? null,
    }
  })
}

const presentFor = (store: Store, player: string, now: number) =>
  store
    .selectFrom('follows')
    .innerJoin('present_now', 'present_now.player', 'follows.followed')
    .leftJoin('presence_wishes', 'presence_wishes.player', 'follows.followed')
    .select(['present_now.player', 'present_now.does', 'present_now.game'])
    .where('follows.player', '=', player)
    .where('present_now.until', '>', now)
    .where('presence_wishes.wish', 'is', null)
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('blocks')
            .select(row.lit(1).as('one'))
            .where(of =>
              of.or([
                of.and([
                  of('blocks.player', '=', player),
                  of('blocks.blocked', '=', of.ref('follows.followed')),
                ]),
                of.and([
                  of('blocks.blocked', '=', player),
                  of('blocks.player', '=', of.ref('follows.followed')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .orderBy('present_now.game')
    .execute()

export async function follow(store: Store, player: string, followed: string): Promise<void> {
  if (followed === player || followed === gone.id) throw new RefusedError('noSuchThing')
  await store.transaction().execute(async transaction => {
    await holdPlayers(transaction, [player, followed])
    await mustMeet(transaction, player, [followed])
    const others = (await followedBy(transaction, player)).filter(({ id }) => id !== followed)
    if (others.length >= most) throw new RefusedError('tooLarge')
    await transaction
      .insertInto('follows')
      .values({ player, followed })
      .onConflict(same => same.columns(['player', 'followed']).doNothing())
      .execute()
  })
}

export async function unfollow(store: Store, player: string, followed: string): Promise<void> {
  await store.deleteFrom('follows').where('player', '=', player).where('followed', '=', followed).execute()
}
