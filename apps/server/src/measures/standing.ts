import type { Transaction } from 'kysely'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { hasUnread } from './stored.ts'

/** What a player may not do now, and until when. */
interface Standing {
  readonly mute: number | null
  readonly unrated: number | null
  readonly isClosedOut: boolean
  readonly hasUnread: boolean
}

async function standingOf(
  store: Store | Transaction<Tables>,
  player: string,
  now: number,
): Promise<Standing> {
  const rows = await store
    .selectFrom('measures')
    .select(['kind', 'until'])
    .where('player', '=', player)
    .where('kind', '!=', 'warn')
    .where('lifted_at', 'is', null)
    .where(row => row.or([row('until', 'is', null), row('until', '>', now)]))
    .execute()
  const unread = await hasUnread(store, player)
  const last = (kind: string): number | null => {
    const ends = rows.filter(row => row.kind === kind).map(({ until }) => Number(until))
    return ends.length === 0 ? null : Math.max(...ends)
  }
  return {
    mute: last('mute'),
    unrated: last('unrated'),
    isClosedOut: rows.some(({ kind }) => kind === 'close'),
    hasUnread: unread,
  }
}

const closedOut = () => new RefusedError('notAllowed', { because: [{ code: 'closedOut' }] })

/** Refuses a line of chat of somebody who may write none. */
export async function mustMaySpeak(store: Store, player: string, now: number): Promise<void> {
  const { mute, isClosedOut } = await standingOf(store, player, now)
  if (isClosedOut) throw closedOut()
  if (mute !== null)
    throw new RefusedError('notAllowed', { because: [{ code: 'mutedUntil', params: { until: mute } }] })
}

/** Refuses a game of somebody who may sit down with nobody, or with nobody for points, or has not read what was decided about them. */
export async function mustMayPlay(
  store: Store,
  player: string,
  stakes: 'friendly' | 'rated',
  now: number,
): Promise<void> {
  const { unrated, isClosedOut, hasUnread: mustRead } = await standingOf(store, player, now)
  if (isClosedOut) throw closedOut()
  if (mustRead) throw new RefusedError('notAllowed', { because: [{ code: 'readFirst' }] })
  if (stakes === 'rated' && unrated !== null)
    throw new RefusedError('notAllowed', { because: [{ code: 'unratedUntil', params: { until: unrated } }] })
}

/** The same for whom somebody plays with: why that is so, is nothing to them. */
export async function othersMustMayPlay(
  store: Store,
  players: readonly string[],
  stakes: 'friendly' | 'rated',
  now: number,
): Promise<void> {
  for (const player of players)
    try {
      await mustMayPlay(store, player, stakes, now)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      throw new RefusedError('notAllowed', { because: [{ code: 'otherMayNot' }] })
    }
}
