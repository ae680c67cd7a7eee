import type { OwnRow } from '@paydata/protocol'
import { presenceOf } from '../friends/presence.ts'
import { deviceIn } from '../identity/devices.ts'
import { personOf } from '../identity/players.ts'
import { wishesIn } from '../notices/subscriptions.ts'
import { wishOf } from '../ratings/reading.ts'
import { RefusedError } from '../refusing.ts'
import { roleOf } from '../roles/roles.ts'
import type { Page, Wanted } from './pages.ts'
import { keyIn, mostRows, numberIn, onlyPage, pageOf } from './pages.ts'

/** Who the player is to the server, and what they have set there. */
export async function ownAccount({ store, player }: Wanted): Promise<Page<OwnRow<'account'>>> {
  const row = await store
    .selectFrom('players')
    .select(['id', 'name', 'password', 'created_at'])
    .where('id', '=', player)
    .executeTakeFirst()
  if (row === undefined) throw new RefusedError('notSignedIn')
  const recovery = await store
    .selectFrom('recoveries')
    .select('player')
    .where('player', '=', player)
    .executeTakeFirst()
  const notices = await store
    .selectFrom('notice_wishes')
    .select(['wishes', 'input_at'])
    .where('player', '=', player)
    .executeTakeFirst()
  const call = await store
    .selectFrom('calls')
    .select(['format', 'until'])
    .where('player', '=', player)
    .executeTakeFirst()
  const decks = await store
    .selectFrom('deck_owners')
    .select(['bytes', 'seen_at'])
    .where('player', '=', player)
    .executeTakeFirst()
  return onlyPage([
    {
      player: personOf(row),
      madeAt: Number(row.created_at),
      password: row.password === null ? 'none' : 'kept',
      recoveryCode: recovery === undefined ? 'none' : 'kept',
      role: await roleOf(store, player),
      ratings: await wishOf(store, player),
      presence: await presenceOf(store, player),
      notices: { wishes: wishesIn(notices?.wishes ?? null), inputAt: momentIn(notices?.input_at) },
      called: call === undefined ? null : { format: call.format, until: Number(call.until) },
      decks: decks === undefined ? null : { bytes: Number(decks.bytes), seenAt: Number(decks.seen_at) },
    },
  ])
}

const momentIn = (at: number | null | undefined): number | null =>
  at === null || at === undefined ? null : Number(at)

/** Where the player is signed in. What the sessions are called is the key of the pages, so it is a hash. */
export async function ownSessions({ store, player, after }: Wanted): Promise<Page<OwnRow<'sessions'>>> {
  const [id = ''] = keyIn(after, 1)
  const rows = await store
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('player', '=', player)
    .where('id', '>', id)
    .orderBy('id')
    .limit(mostRows + 1)
    .execute()
  return pageOf(
    rows,
    row => [row.id],
    ({ device, created_at, seen_at }) => [
      { device: deviceIn(device), beganAt: Number(created_at), seenAt: Number(seen_at ?? created_at) },
    ],
  )
}

/** The browsers at which the player is told something: of the address at a push service only whose it is. */
export async function ownSubscriptions({ store, player }: Wanted): Promise<Page<OwnRow<'subscriptions'>>> {
  const rows = await store
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'language', 'made_at'])
    .where('player', '=', player)
    .orderBy('made_at')
    .execute()
  return onlyPage(
    rows.map(({ endpoint, language, made_at }) => ({
      service: new URL(endpoint).host,
      language,
      madeAt: Number(made_at),
    })),
  )
}

export async function ownHolidays({ store, player, after }: Wanted): Promise<Page<OwnRow<'holidays'>>> {
  const [from] = keyIn(after, 1)
  const rows = await store
    .selectFrom('holidays')
    .select(['begins', 'ends'])
    .where('player', '=', player)
    .where('begins', '>', numberIn(from))
    .orderBy('begins')
    .limit(mostRows + 1)
    .execute()
  return pageOf(
    rows,
    ({ begins }) => [begins],
    ({ begins, ends }) => [{ begins: Number(begins), ends: Number(ends) }],
  )
}
