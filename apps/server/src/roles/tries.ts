import type { Person, Role } from '@paydata/protocol'
import type { Limits } from '../limits/rates.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import { note } from './audit.ts'
import { mustHaveRole, roleOf } from './roles.ts'

interface Guarding {
  readonly store: Store
  readonly limits: Limits
  readonly now: () => number
}

/** Refuses whoever lacks a role, and notes that they tried: a few times an hour by player and by address, so that nobody fills the log. */
export async function refuseOthers(
  { store, limits, now }: Guarding,
  me: Person,
  address: string,
  needs: Role,
): Promise<void> {
  try {
    await mustHaveRole(store, me, needs)
  } catch (error) {
    const isNoted = [me.id, address].every(who => limits('refusedTries', who) === null)
    if (error instanceof RefusedError && isNoted)
      await store.transaction().execute(async transaction =>
        note(
          transaction,
          {
            ...{ who: me.id, has: await roleOf(transaction, me.id) },
            ...{ deed: 'wasRefused', whom: null, role: needs },
          },
          now(),
        ),
      )
    throw error
  }
}
