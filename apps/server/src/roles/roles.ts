import type { Holder, Person, Role } from '@paydata/protocol'
import { mayAs, role as roleName } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { claimedBy, holdPlayers, personIfThere, personOf } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { note } from './audit.ts'

/** Whoever gives or takes a role: somebody with one, or the command, which needs none. */
export type Giver = { readonly is: 'player'; readonly me: Person } | { readonly is: 'command' }

/** The role of a player, as the database has it now, whichever process gave it. */
export async function roleOf(store: Store | Transaction<Tables>, player: string): Promise<Role | null> {
  const row = await store.selectFrom('roles').select('role').where('player', '=', player).executeTakeFirst()
  const read = roleName.safeParse(row?.role)
  return read.success ? read.data : null
}

export async function mustHaveRole(
  store: Store | Transaction<Tables>,
  me: Person,
  needs: Role,
): Promise<Role> {
  const has = await roleOf(store, me.id)
  if (has === null || !mayAs(has, needs))
    throw new RefusedError('notAllowed', { because: [{ code: 'needsRole' }] })
  return has
}

/** More than a server has. */
const mostHolders = 200

export async function holders(store: Store): Promise<readonly Holder[]> {
  const rows = await store
    .selectFrom('roles')
    .innerJoin('players', 'players.id', 'roles.player')
    .leftJoin('players as givers', 'givers.id', 'roles.given_by')
    .select(['players.id', 'players.name', 'players.password', 'roles.role', 'roles.given_at'])
    .select(['givers.id as giver', 'givers.name as giver_name', 'givers.password as giver_password'])
    .orderBy('players.name')
    .orderBy('players.id')
    .limit(mostHolders)
    .execute()
  return rows.flatMap(row => {
    const read = roleName.safeParse(row.role)
    if (!read.success) return []
    const { giver, giver_name: name, giver_password: password } = row
    const by = personIfThere(giver, name, password)
    return [{ player: personOf(row), role: read.data, givenAt: Number(row.given_at), by }]
  })
}

/**
 * Nobody changes their own role, so the last operator stays one. Both are held: of two operators who take each other's role at once, the
 * second has none any more.
 */
async function mustBeAllowed(
  transaction: Transaction<Tables>,
  giver: Giver,
  player: string,
): Promise<Role | null> {
  if (giver.is === 'command') {
    await holdPlayers(transaction, [player])
    return null
  }
  await holdPlayers(transaction, [giver.me.id, player])
  const has = await mustHaveRole(transaction, giver.me, 'operator')
  if (giver.me.id === player) throw new RefusedError('notAllowed', { because: [{ code: 'ownRole' }] })
  return has
}

const idOf = (giver: Giver): string | null => (giver.is === 'command' ? null : giver.me.id)

/** Gives a role to the player who has claimed a name. To give it again changes nothing. */
export async function giveRole(
  store: Store,
  giver: Giver,
  name: string,
  role: Role,
  now: number,
): Promise<Person> {
  const player = await claimedBy(store, name)
  if (player === undefined) throw new RefusedError('noSuchThing', { because: [{ code: 'nameNotClaimed' }] })
  await store.transaction().execute(async transaction => {
    const has = await mustBeAllowed(transaction, giver, player.id)
    if ((await roleOf(transaction, player.id)) === role) return
    const given = { role, given_at: now, given_by: idOf(giver) }
    await transaction
      .insertInto('roles')
      .values({ player: player.id, ...given })
      .onConflict(same => same.column('player').doUpdateSet(given))
      .execute()
    await note(transaction, { who: idOf(giver), has, deed: 'gaveRole', whom: player.id, role }, now)
  })
  return personOf(player)
}

/** Takes the role of a player, if they have one. */
export async function takeRole(store: Store, giver: Giver, player: string, now: number): Promise<void> {
  await store.transaction().execute(async transaction => {
    const has = await mustBeAllowed(transaction, giver, player)
    const role = await roleOf(transaction, player)
    if (role === null) return
    await transaction.deleteFrom('roles').where('player', '=', player).execute()
    await note(transaction, { who: idOf(giver), has, deed: 'tookRole', whom: player, role }, now)
  })
}
