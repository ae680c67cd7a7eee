import { randomBytes } from 'node:crypto'
import type { Person } from '@paydata/protocol'
import { playerName } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { Refuse } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { lookOf, looksLike, seenIn } from './looks.ts'
import { hashed, isNobodysPassword, isPassword } from './passwords.ts'

interface Player {
  readonly id: string
  readonly name: string
  readonly password: string | null
}

export const personOf = ({ id, name, password }: Player): Person => ({
  id,
  name,
  kind: password === null ? 'guest' : 'claimed',
})

/** Who is told of in place of a player who is deleted. */
export const gone: Person = { id: 'gone', name: 'somebody', kind: 'guest' }

/** Names that differ in capitals and in what cannot be seen are the same. */
export const keyOf = (name: string): string => seenIn(name.normalize('NFKC').toLowerCase())

/** How a name is stored. */
const named = (name: string) => ({ name, name_key: keyOf(name), look_key: lookOf(name) })

const claimedBy = (store: Store, name: string): Promise<Player | undefined> =>
  store
    .selectFrom('players')
    .select(['id', 'name', 'password'])
    .where('name_key', '=', keyOf(name))
    .where('password', 'is not', null)
    .executeTakeFirst()

/** Those whose names are this one, or could be taken for it or it for them. */
const withNameLike = (store: Store, name: string) =>
  store
    .selectFrom('players')
    .select(['id', 'name', 'password'])
    .where(row => row.or([row('name_key', '=', keyOf(name)), row('look_key', '=', lookOf(name))]))

/** Nobody is taken for who has claimed a name: it is theirs as it looks. */
async function mustBeFree(store: Store, name: string, me: string | null = null): Promise<void> {
  const owners = await withNameLike(store, name).where('password', 'is not', null).execute()
  const others = owners.filter(({ id }) => id !== me)
  if (others.some(other => keyOf(other.name) === keyOf(name))) throw new Refuse('nameTaken')
  if (others.some(other => looksLike(name, other.name)))
    throw new Refuse('nameTaken', { because: [{ code: 'looksLikeAnother' }] })
}

/** Guests may have the same name as other guests, but never one that is claimed. */
export async function newGuest(store: Store, name: string): Promise<Person> {
  await mustBeFree(store, name)
  const player = { id: `p${randomBytes(9).toString('base64url')}`, name, password: null }
  await store
    .insertInto('players')
    .values({ ...player, ...named(name), created_at: Date.now() })
    .execute()
  return personOf(player)
}

/** Who somebody is now, and the guests whose name was taken for it: they are called by another one from here on. */
export interface Named {
  readonly me: Person
  readonly others: readonly string[]
}

export async function rename(store: Store, me: Person, name: string): Promise<Named> {
  await mustBeFree(store, name, me.id)
  const renamed = { ...me, name }
  return orTaken(
    store.transaction().execute(async transaction => {
      const namesakes = me.kind === 'claimed' ? await holdNamesakes(transaction, renamed) : []
      const players = transaction.updateTable('players').where('id', '=', me.id)
      await players.set(named(name)).execute()
      await giveNumbers(transaction, name, namesakes)
      return { me: renamed, others: namesakes.map(({ id }) => id) }
    }),
  )
}

/** Keeps a guest's name for who knows the password. */
export async function claim(store: Store, me: Person, password: string): Promise<Named> {
  if (me.kind !== 'guest') throw new Refuse('notAGuest')
  await mustBeFree(store, me.name, me.id)
  const kept = await hashed(password)
  return orTaken(
    store.transaction().execute(async transaction => {
      const namesakes = await holdNamesakes(transaction, me)
      // Of two windows that claim at once, the second would lock out who was told that their password is kept.
      const claimed = await transaction
        .updateTable('players')
        .set({ password: kept })
        .where('id', '=', me.id)
        .where('name_key', '=', keyOf(me.name))
        .where('password', 'is', null)
        .executeTakeFirstOrThrow()
      if (claimed.numUpdatedRows === 0n) {
        const owner = await claimedBy(transaction, me.name)
        throw new Refuse(owner === undefined || owner.id === me.id ? 'notAGuest' : 'nameTaken')
      }
      await giveNumbers(transaction, me.name, namesakes)
      return { me: { ...me, kind: 'claimed' }, others: namesakes.map(({ id }) => id) }
    }),
  )
}

/** The guests who have a name that somebody else is about to have for themselves, or one that is taken for it. */
async function holdNamesakes(
  transaction: Transaction<Tables>,
  { id, name }: Person,
): Promise<readonly Player[]> {
  const found = await withNameLike(transaction, name)
    .where('password', 'is', null)
    .where('id', '!=', id)
    .execute()
  const namesakes = found.filter(each => keyOf(each.name) === keyOf(name) || looksLike(each.name, name))
  await holdPlayers(transaction, [id, ...namesakes.map(each => each.id)])
  return namesakes
}

/** Nobody goes on under a name that somebody else has claimed. */
async function giveNumbers(
  transaction: Transaction<Tables>,
  name: string,
  guests: readonly Player[],
): Promise<void> {
  if (guests.length === 0) return
  const free = await freeNameLike(transaction, name)
  for (const guest of guests)
    await transaction
      .updateTable('players')
      .set(named(free))
      .where('id', '=', guest.id)
      // Who has another name by now keeps that.
      .where('name_key', '=', keyOf(guest.name))
      .where('password', 'is', null)
      .execute()
}

async function freeNameLike(store: Store, name: string): Promise<string> {
  for (let n = 2; ; n++) {
    const numbered = withNumber(name, n)
    if (await isFree(store, numbered)) return numbered
  }
}

const isFree = (store: Store, name: string): Promise<boolean> =>
  mustBeFree(store, name).then(
    () => true,
    error => {
      if (error instanceof Refuse) return false
      throw error
    },
  )

/** A name that is as long as may be loses its end. */
function withNumber(name: string, n: number): string {
  const letters = [...name]
  const numbered = (): string => `${letters.join('').trimEnd()} ${n}`
  while (!playerName.safeParse(numbered()).success && letters.length > 1) letters.pop()
  return numbered()
}

export async function whoSignsIn(store: Store, name: string, password: string): Promise<Person> {
  const player = await claimedBy(store, name)
  const isRight =
    player === undefined || player.password === null
      ? await isNobodysPassword(password)
      : await isPassword(password, player.password)
  if (player === undefined || !isRight) throw new Refuse('wrongPassword')
  return personOf(player)
}

/**
 * Lets a transaction go on only if these players are not deleted, and keeps them so until its end: whatever names somebody
 * is written either before they are deleted or not at all.
 */
export async function holdPlayers(
  transaction: Transaction<Tables>,
  players: readonly string[],
): Promise<void> {
  // Always in the same order, so that no two ever wait for each other.
  for (const id of [...new Set(players)].sort()) {
    if (id === gone.id) continue
    // SQLite has no locks of rows to ask for, and a change that changes nothing is one everywhere.
    const held = await transaction
      .updateTable('players')
      .set({ created_at: each => each.ref('created_at') })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (held.numUpdatedRows === 0n) throw new Refuse('noSuchThing', { because: [{ code: 'playerDeleted' }] })
  }
}

/** From here on nothing can be written that names them. */
export async function removePlayer(store: Store, me: Person): Promise<void> {
  await store.transaction().execute(async transaction => {
    // Waits for whoever holds them; what was written of them until then is seen by what follows.
    await transaction.deleteFrom('players').where('id', '=', me.id).execute()
    await transaction.deleteFrom('sessions').where('player', '=', me.id).execute()
    await transaction
      .deleteFrom('mutes')
      .where(which => which.or([which('player', '=', me.id), which('muted', '=', me.id)]))
      .execute()
  })
}

/** Two who claim one name at the same moment meet at the index of the database. */
async function orTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (/unique/i.test(String(error))) throw new Refuse('nameTaken')
    throw error
  }
}
