import type { Person } from '@paydata/protocol'
import { gone, holdPlayers, personOf } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'

/** The most players about whom one player can note something. */
const most = 500

export async function noteAbout(store: Store, player: string, about: string): Promise<string> {
  const notes = store
    .selectFrom('notes_about')
    .select('text')
    .where('player', '=', player)
    .where('about', '=', about)
  return (await notes.executeTakeFirst())?.text ?? ''
}

export async function keepNote(store: Store, player: string, about: string, text: string): Promise<void> {
  if (about === player || about === gone.id) throw new RefusedError('noSuchThing')
  if (text === '')
    return void (await store
      .deleteFrom('notes_about')
      .where('player', '=', player)
      .where('about', '=', about)
      .execute())
  await store.transaction().execute(async transaction => {
    await holdPlayers(transaction, [player, about])
    const others = await transaction
      .selectFrom('notes_about')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('player', '=', player)
      .where('about', '!=', about)
      .executeTakeFirst()
    if (Number(others?.count ?? 0) >= most) throw new RefusedError('tooLarge')
    await transaction
      .insertInto('notes_about')
      .values({ player, about, text })
      .onConflict(same => same.columns(['player', 'about']).doUpdateSet({ text }))
      .execute()
  })
}

/** Some of the notes of a player, in the order of those whom they are about. */
export async function notesAfter(
  store: Store,
  player: string,
  after: string,
  count: number,
): Promise<readonly { readonly about: Person; readonly text: string }[]> {
  const rows = await store
    .selectFrom('notes_about')
    .innerJoin('players', 'players.id', 'notes_about.about')
    .select(['players.id', 'players.name', 'players.password', 'notes_about.text'])
    .where('notes_about.player', '=', player)
    .where('notes_about.about', '>', after)
    .orderBy('notes_about.about')
    .limit(count)
    .execute()
  return rows.map(({ text, ...about }) => ({ about: personOf(about), text }))
}
