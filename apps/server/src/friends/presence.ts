import type { PresenceWish } from '@paydata/protocol'
import type { Store } from '../store/open.ts'

/** What a player wants; everybody may be seen who has not said otherwise. */
export async function presenceOf(store: Store, player: string): Promise<PresenceWish> {
  const wishes = store.selectFrom('presence_wishes').select('wish').where('player', '=', player)
  return (await wishes.executeTakeFirst())?.wish ?? 'shown'
}

export async function keepPresence(store: Store, player: string, wish: PresenceWish): Promise<void> {
  if (wish === 'shown')
    return void (await store.deleteFrom('presence_wishes').where('player', '=', player).execute())
  const noted = store.insertInto('presence_wishes').values({ player, wish })
  await noted.onConflict(same => same.column('player').doNothing()).execute()
  await store.deleteFrom('present_now').where('player', '=', player).execute()
}
