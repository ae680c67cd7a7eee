import { randomBytes, randomInt } from 'node:crypto'
import type { Person } from '@paydata/protocol'
import { playerName } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { looksLikeBot } from './bot-names.ts'
import type { Derive } from './deriving.ts'
import { lookOf, looksLike, seenIn } from './looks.ts'
import { hashed, isNobodysPassword, isPassword } from './passwords.ts'
import { mustNotBeWeak } from './weak-passwords.ts'

/** A player as the database has them, with the hash of their password. */
export interface Player {
  readonly id: string
  readonly name: string
  readonly password: string | null
}

export const personOf = ({ id, name, password }: Player): Person => ({
  id,
  name,
  kind: password === null ? 'guest' : 'claimed',
})

/** Whom a row names that was joined with players; null for nobody, and for somebody who is gone. */
export const personIfThere = (
  id: string | null,
  name: string | null,
  password: string | null,
): Person | null => (id === null || name === null ? null : personOf({ id, name, password }))

/** Stands in rooms, chat lines and logs in place of a player who was deleted. Each page has words of its own for no name. */
export const gone: Person = { id: 'gone', name: '', kind: 'guest' }

/** The key by which names are compared: two names that differ only in capitals, spaces or invisible characters are one. */
export const keyOf = (name: string): string => seenIn(name.normalize('NFKC').toLowerCase())

/** The columns of a player's row that follow from the name. */
const named = (name: string) => ({ name, name_key: keyOf(name), look_key: lookOf(name) })

/** The player who has claimed a name, if there is one. */
export const claimedBy = (store: Store, name: string): Promise<Player | undefined> =>
  store
    .selectFrom('players')
    .select(['id', 'name', 'password'])
    .where('name_key', '=', keyOf(name))
    .where('password', 'is not', null)
    .executeTakeFirst()

/** The player who has claimed a name, or else the guest who got it last. */
export const somebodyNamed = async (store: Store, name: string): Promise<Player | undefined> =>
  (await claimedBy(store, name)) ??
  store
    .selectFrom('players')
    .select(['id', 'name', 'password'])
    .where('name_key', '=', keyOf(name))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const playerWithId = (store: Store, id: string): Promise<Player | undefined> =>
  store.selectFrom('players').select(['id', 'name', 'password']).where('id', '=', id).executeTakeFirst()

/** Players who have this name, or whose name may look like it: `looksLike` decides about those. */
const withNameLike = (store: Store, name: string) =>
  store
    .selectFrom('players')
    .select(['id', 'name', 'password'])
    .where(row => row.or([row('name_key', '=', keyOf(name)), row('look_key', '=', lookOf(name))]))

/** Refuses a name that another player has claimed, or that could be taken for a claimed one or for a bot’s. */
async function mustBeFree(store: Store, name: string, me: string | null = null): Promise<void> {
  if (looksLikeBot(name)) throw new RefusedError('nameTaken', { because: [{ code: 'looksLikeAnother' }] })
  const owners = await withNameLike(store, name).where('password', 'is not', null).execute()
  const others = owners.filter(({ id }) => id !== me)
  if (others.some(other => keyOf(other.name) === keyOf(name))) throw new RefusedError('nameTaken')
  if (others.some(other => looksLike(name, other.name)))
    throw new RefusedError('nameTaken', { because: [{ code: 'looksLikeAnother' }] })
}

/** How many guests may be called alike: whoever claims the name gives all of them another one. */
const mostAlike = 20

/** The name that a guest gets: with a number behind it where many guests are called so already. */
async function nameForGuest(store: Store, wished: string): Promise<string> {
  let name = wished
  for (let tries = 0; tries < 5; tries++) {
    const alike = await withNameLike(store, name).where('password', 'is', null).limit(mostAlike).execute()
    if (alike.length < mostAlike && (tries === 0 || (await isFree(store, name)))) return name
    name = withNumber(wished, randomInt(1000, 10_000))
  }
  throw new RefusedError('nameTaken')
}

/** A guest may have the name of another guest, but never a claimed one. */
export async function newGuest(store: Store, wished: string): Promise<Person> {
  await mustBeFree(store, wished)
  const name = await nameForGuest(store, wished)
  const player = { id: `p${randomBytes(9).toString('base64url')}`, name, password: null }
  await store
    .insertInto('players')
    .values({ ...player, ...named(name), created_at: Date.now() })
    .execute()
  return personOf(player)
}

/** A player after a change of name, and the ids of the guests who had that name and have got another one instead. */
export interface Named {
  readonly me: Person
  readonly others: readonly string[]
}

export async function rename(store: Store, me: Person, wished: string): Promise<Named> {
  await mustBeFree(store, wished, me.id)
  const name = me.kind === 'guest' ? await nameForGuest(store, wished) : wished
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

/** A player who has claimed a name, and the ids of the guests who had that name and have got another one instead. */
interface Claimed {
  readonly player: Player
  readonly others: readonly string[]
}

/** Makes a guest the owner of the name: from then on it needs the password. */
export async function claim(store: Store, me: Person, password: string, derive: Derive): Promise<Claimed> {
  if (me.kind !== 'guest') throw new RefusedError('notAGuest')
  mustNotBeWeak(password)
  await mustBeFree(store, me.name, me.id)
  const kept = await hashed(password, derive)
  return orTaken(
    store.transaction().execute(async transaction => {
      const namesakes = await holdNamesakes(transaction, me)
      // Two windows of a player may claim the name at once. If the second one changed the password, the player would be locked out
      // with the password that the first one acknowledged.
      const claimed = await transaction
        .updateTable('players')
        .set({ password: kept })
        .where('id', '=', me.id)
        .where('name_key', '=', keyOf(me.name))
        .where('password', 'is', null)
        .executeTakeFirstOrThrow()
      if (claimed.numUpdatedRows === 0n) {
        const owner = await claimedBy(transaction, me.name)
        throw new RefusedError(owner === undefined || owner.id === me.id ? 'notAGuest' : 'nameTaken')
      }
      await giveNumbers(transaction, me.name, namesakes)
      return { player: { ...me, password: kept }, others: namesakes.map(({ id }) => id) }
    }),
  )
}

/** The guests whose name is the one that a player is about to claim, or could be taken for it. Holds them and that player. */
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

/** Gives guests another name with a number behind it, as the name that they had has been claimed. */
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
      // A guest who has changed the name meanwhile keeps the new one.
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
      if (error instanceof RefusedError) return false
      throw error
    },
  )

/** Appends a number to a name. A name that would become too long loses its last letters. */
function withNumber(name: string, n: number): string {
  const letters = [...name]
  const numbered = (): string => `${letters.join('').trimEnd()} ${n}`
  while (!playerName.safeParse(numbered()).success && letters.length > 1) letters.pop()
  return numbered()
}

/** Refuses a password that is not the player's. For a player who has none, or does not exist, every password is wrong. */
export async function mustKnowPassword(
  player: Player | undefined,
  password: string,
  derive: Derive,
): Promise<Player> {
  const isRight =
    player === undefined || player.password === null
      ? await isNobodysPassword(password, derive)
      : await isPassword(password, player.password, derive)
  if (player === undefined || !isRight) throw new RefusedError('wrongPassword')
  return player
}

/**
 * Sets another password for a player who has just shown the one that they had, and ends all their sessions. A sign-in that checked
 * the password before begins no session afterwards (see `holdWithPassword`).
 */
export async function changePassword(
  store: Store,
  player: Player,
  newPassword: string,
  derive: Derive,
): Promise<Player> {
  mustNotBeWeak(newPassword)
  const kept = await hashed(newPassword, derive)
  await store.transaction().execute(async transaction => {
    // Of two windows that change the password at once, the second one has shown a password that is not the player's any more.
    await holdWithPassword(transaction, player)
    await transaction.updateTable('players').set({ password: kept }).where('id', '=', player.id).execute()
    await transaction.deleteFrom('sessions').where('player', '=', player.id).execute()
  })
  return { ...player, password: kept }
}

/** Refuses the transaction if a player does not have this password any more, and lets nobody change it until it ends. */
export async function holdWithPassword(
  transaction: Transaction<Tables>,
  { id, password }: Pick<Player, 'id' | 'password'>,
): Promise<void> {
  const held = await transaction
    .updateTable('players')
    .set({ created_at: each => each.ref('created_at') })
    .where('id', '=', id)
    .where('password', password === null ? 'is' : '=', password)
    .executeTakeFirstOrThrow()
  if (held.numUpdatedRows === 0n) throw new RefusedError('wrongPassword')
}

/**
 * Refuses the transaction if one of these players has been deleted, and lets nobody delete them until it ends. So a row that
 * names a player is written either before the player is deleted, when the deletion finds it, or not at all.
 */
export async function holdPlayers(
  transaction: Transaction<Tables>,
  players: readonly string[],
): Promise<void> {
  // Every transaction locks the players in the same order, so that there are no deadlocks.
  for (const id of [...new Set(players)].sort()) {
    if (id === gone.id) continue
    const held = await holding(transaction, id).executeTakeFirstOrThrow()
    if (held.numUpdatedRows === 0n) throw deletedPlayer()
  }
}

/** Holds a player who is still a guest, and says whether there is one: who claims the name does so before or afterwards. */
export async function holdGuest(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const guest = holding(transaction, id).where('password', 'is', null)
  return (await guest.executeTakeFirstOrThrow()).numUpdatedRows > 0n
}

/** Holds a player, and says whether there is one: who is deleted is so before or afterwards. */
export async function holdIfThere(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  return (await holding(transaction, id).executeTakeFirstOrThrow()).numUpdatedRows > 0n
}

/** An update locks the row in both databases, even one that changes nothing. SQLite has no `select … for update`. */
const holding = (transaction: Transaction<Tables>, id: string) =>
  transaction
    .updateTable('players')
    .set({ created_at: each => each.ref('created_at') })
    .where('id', '=', id)

export const deletedPlayer = (): RefusedError =>
  new RefusedError('noSuchThing', { because: [{ code: 'playerDeleted' }] })

/** The tables whose rows belong to one player, and go with them. */
const ownedTables = [
  'sessions',
  'decks',
  'deck_versions',
  'deck_owners',
  'played_decks',
  'game_addresses',
  'ratings',
  'rating_wishes',
  'season_wins',
  'season_players',
  'searches',
  'calls',
  'recoveries',
  'turns',
  'holidays',
  'push_subscriptions',
  'notice_wishes',
  'presence_wishes',
  'present_now',
  'roles',
  'measures',
] as const

/** Deletes a player. Afterwards nothing that names the player can be written (see `holdPlayers`). */
export const removePlayer = (store: Store, me: Person): Promise<void> =>
  store.transaction().execute(transaction => removeRowsOf(transaction, [me.id]))

/** Deletes players, with the rows that are nobody else's. */
export async function removeRowsOf(
  transaction: Transaction<Tables>,
  players: readonly string[],
): Promise<void> {
  // Waits for transactions that hold a player, so that the clean-up of games and chat sees what they wrote.
  await transaction.deleteFrom('players').where('id', 'in', players).execute()
  for (const table of ownedTables)
    await transaction.deleteFrom(table).where('player', 'in', players).execute()
  await transaction
    .deleteFrom('mutes')
    .where(which => which.or([which('player', 'in', players), which('muted', 'in', players)]))
    .execute()
  await transaction
    .deleteFrom('challenges')
    .where(which => which.or([which('challenger', 'in', players), which('challenged', 'in', players)]))
    .execute()
  await transaction
    .deleteFrom('blocks')
    .where(which => which.or([which('player', 'in', players), which('blocked', 'in', players)]))
    .execute()
  await transaction
    .deleteFrom('follows')
    .where(which => which.or([which('player', 'in', players), which('followed', 'in', players)]))
    .execute()
  await transaction
    .deleteFrom('notes_about')
    .where(which => which.or([which('player', 'in', players), which('about', 'in', players)]))
    .execute()
}

/** Refuses a change that the unique index on claimed names rejects, as when two players claim one name at the same moment. */
async function orTaken<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (/unique/i.test(String(error))) throw new RefusedError('nameTaken')
    throw error
  }
}
