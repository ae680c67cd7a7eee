import { createHash } from 'node:crypto'
import type { NoticeWishes, PushSubscription } from '@paydata/protocol'
import { noticeWishes } from '@paydata/protocol'
import type { Config } from '../config.ts'
import { RefusedError } from '../refusing.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'

/** So many browsers of a player are told; the one that has been there longest makes room for another. */
const mostOfPlayer = 8

/** The push services of browsers. A server must send nothing to wherever somebody says. */
const services = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

function isPushService(endpoint: string, { PUSH_SERVICES }: Pick<Config, 'PUSH_SERVICES'>): boolean {
  const { protocol, host, origin } = new URL(endpoint)
  const isKnown = services.some(each => host === each || host.endsWith(`.${each}`))
  return (protocol === 'https:' && isKnown) || PUSH_SERVICES.includes(origin)
}

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url')

/** From now on a player is told at this browser, and nobody else is told there. */
export async function subscribe(
  store: Store,
  config: Pick<Config, 'PUSH_SERVICES'>,
  { player, session }: { readonly player: string; readonly session: string | null },
  { endpoint, keys, language }: PushSubscription,
  now: number,
): Promise<void> {
  if (!isPushService(endpoint, config))
    throw new RefusedError('notAllowed', { because: [{ code: 'noPushService' }] })
  const row = { player, session, endpoint, ...keys, language, made_at: now }
  await store
    .insertInto('push_subscriptions')
    .values({ id: idOf(endpoint), ...row })
    .onConflict(same => same.column('id').doUpdateSet(row))
    .execute()
  const own = store.selectFrom('push_subscriptions').select('id').where('player', '=', player)
  const kept = await own.orderBy('made_at', 'desc').limit(mostOfPlayer).execute()
  await store
    .deleteFrom('push_subscriptions')
    .where('player', '=', player)
    .where(
      'id',
      'not in',
      kept.map(({ id }) => id),
    )
    .execute()
}

export async function unsubscribe(store: Store, player: string, endpoint: string): Promise<void> {
  await store
    .deleteFrom('push_subscriptions')
    .where('id', '=', idOf(endpoint))
    .where('player', '=', player)
    .execute()
}

/** A player is told nothing where they are signed in no more. A browser that has been given another session subscribes again. */
export async function unsubscribeEnded(store: Store, player: string): Promise<void> {
  const on = store.selectFrom('sessions').select('id').where('player', '=', player)
  await store
    .deleteFrom('push_subscriptions')
    .where('player', '=', player)
    .where(of => of.or([of('session', 'is', null), of('session', 'not in', on)]))
    .execute()
}

/** Players who have said nothing want to be told, at any hour. */
const usual: NoticeWishes = { turn: 'on', quiet: null }

export function wishesIn(text: string | null): NoticeWishes {
  const read = noticeWishes.safeParse(text === null ? null : readJson(text))
  return read.success ? read.data : usual
}

export async function wishesOf(store: Store, player: string): Promise<NoticeWishes> {
  const row = store.selectFrom('notice_wishes').select('wishes').where('player', '=', player)
  return wishesIn((await row.executeTakeFirst())?.wishes ?? null)
}

export async function keepWishes(store: Store, player: string, wishes: NoticeWishes): Promise<void> {
  const text = JSON.stringify(wishes)
  await store
    .insertInto('notice_wishes')
    .values({ player, wishes: text, input_at: null })
    .onConflict(same => same.column('player').doUpdateSet({ wishes: text }))
    .execute()
}

/** A player has just done something at a page, so they need no notice. */
export async function noteInput(store: Store, player: string, now: number): Promise<void> {
  await store
    .insertInto('notice_wishes')
    .values({ player, wishes: JSON.stringify(usual), input_at: now })
    .onConflict(same => same.column('player').doUpdateSet({ input_at: now }))
    .execute()
}

/** Whether it is one of the hours in which a player wants to be left alone. */
export function isQuiet({ quiet }: NoticeWishes, now: number): boolean {
  if (quiet === null) return false
  const hour = new Date(now + quiet.ahead * 60_000).getUTCHours()
  const { from, to } = quiet
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}
