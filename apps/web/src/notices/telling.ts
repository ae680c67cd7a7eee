import type { RefusedRequest, RouteGiven } from '@paydata/protocol'
import { callerOf } from '../online/http.ts'
import { useSettings } from '../store/settings.ts'

export const callNotices = callerOf({
  notices: { method: 'get', path: '/api/me/notices' },
  wishNotices: { method: 'post', path: '/api/me/notices' },
  subscribe: { method: 'post', path: '/api/me/subscriptions' },
  unsubscribe: { method: 'delete', path: '/api/me/subscriptions' },
  noteInput: { method: 'post', path: '/api/me/input' },
  holidays: { method: 'get', path: '/api/me/holidays' },
  goOnHoliday: { method: 'post', path: '/api/me/holidays' },
})

export type Wishes = RouteGiven<'notices'>['wishes']

/** Whether this browser can be told something while no page is open. On some phones only an installed page can. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const here = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null

/** Whether the player is told at this browser. */
export const isToldHere = async (): Promise<boolean> => canBeTold() && (await here()) !== null

/** Why nobody can be told here: they may have told their browser so. */
export type NotTold = RefusedRequest | 'denied' | 'failed'

/** Lets the player be told at this browser from now on; gives why not, and null if they are. */
export async function beTold(key: string): Promise<NotTold | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  try {
    await navigator.serviceWorker.register('/offline.js')
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    await noteInputs()
    return await subscribe(subscription)
  } catch {
    return 'failed'
  }
}

async function subscribe(subscription: PushSubscription): Promise<NotTold | null> {
  const { endpoint, keys } = subscription.toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return 'failed'
  const { language } = useSettings.getState()
  const answered = await callNotices('subscribe', {
    subscription: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language },
  })
  return answered.ok ? null : answered
}

/** The server tells nothing to browsers whose session is over: this one has another now, and is told as before. */
export async function beToldStill(): Promise<void> {
  const subscription = await here()
  if (subscription !== null) await subscribe(subscription)
}

/** Lets the player be told here no more. */
export async function beToldNoMore(): Promise<void> {
  const subscription = await here()
  if (subscription === null) return
  await callNotices('unsubscribe', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}

/** Milliseconds between two words to the server that the player is not away. */
const often = 30_000
let isNoting = false

/** Says that the player is not away, as long as they do something at the page. Only where somebody is told at all. */
export async function noteInputs(): Promise<void> {
  if (isNoting || !(await isToldHere())) return
  isNoting = true
  let last = 0
  const note = (): void => {
    const now = Date.now()
    if (now - last < often) return
    last = now
    void callNotices('noteInput', {})
  }
  for (const input of ['pointerdown', 'keydown', 'wheel'] as const)
    document.addEventListener(input, note, { passive: true })
}

/** A game that is looked at needs no notice any more. */
export async function forgetNotice(game: string): Promise<void> {
  if (!canBeTold()) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notice of (await registration?.getNotifications({ tag: game })) ?? []) notice.close()
}
