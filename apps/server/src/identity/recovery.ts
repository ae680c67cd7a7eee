import { createHash, randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { Derive } from './deriving.ts'
import { hashed } from './passwords.ts'
import type { Player } from './players.ts'
import { claimedBy, holdIfThere, holdWithPassword } from './players.ts'
import { mustNotBeWeak } from './weak-passwords.ts'

/** Letters and digits that nobody takes for one another, of which twenty are 100 bits: a code needs no slow hash. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = { count: 4, size: 5 }

const newCode = (): string =>
  Array.from({ length: groups.count }, () =>
    Array.from({ length: groups.size }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-')

/** However it was copied down: with spaces for hyphens, in capitals, with letters for the digits that they look like. */
const hashOf = (code: string): string =>
  createHash('sha256')
    .update(
      code
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
        .replaceAll('o', '0')
        .replace(/[il]/g, '1'),
    )
    .digest('hex')

async function keepCode(transaction: Transaction<Tables>, player: string): Promise<string> {
  const code = newCode()
  const hash = hashOf(code)
  await transaction
    .insertInto('recoveries')
    .values({ player, hash })
    .onConflict(same => same.column('player').doUpdateSet({ hash }))
    .execute()
  return code
}

/** A code with which a player comes back who has forgotten the password, in place of any that they had. They have just shown the password. */
export const makeCode = (store: Store, player: Player): Promise<string> =>
  store.transaction().execute(async transaction => {
    await holdWithPassword(transaction, player)
    return keepCode(transaction, player.id)
  })

const wrongCode = (): RefusedError =>
  new RefusedError('wrongPassword', { because: [{ code: 'wrongRecovery' }] })

interface Recovered {
  readonly player: Player
  /** The next code: the one that was shown counts no more. */
  readonly recovery: string
}

/** Lets whoever shows a player's code set another password, which ends all sessions of that player. A code counts once. */
export async function recover(
  store: Store,
  {
    name,
    recovery,
    newPassword,
  }: { readonly name: string; readonly recovery: string; readonly newPassword: string },
  derive: Derive,
): Promise<Recovered> {
  mustNotBeWeak(newPassword)
  const owner = await claimedBy(store, name)
  // For a name that nobody has the same is done, so that nobody learns which names there are.
  const password = await hashed(newPassword, derive)
  if (owner === undefined) throw wrongCode()
  return store.transaction().execute(async transaction => {
    // The player is held first in each transaction, so that no two wait for one another.
    await holdIfThere(transaction, owner.id)
    const used = await transaction
      .deleteFrom('recoveries')
      .where('player', '=', owner.id)
      .where('hash', '=', hashOf(recovery))
      .executeTakeFirstOrThrow()
    if (used.numDeletedRows === 0n) throw wrongCode()
    await transaction.updateTable('players').set({ password }).where('id', '=', owner.id).execute()
    await transaction.deleteFrom('sessions').where('player', '=', owner.id).execute()
    return { player: { ...owner, password }, recovery: await keepCode(transaction, owner.id) }
  })
}
