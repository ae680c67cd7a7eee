import type { RouteGiven } from '@paydata/protocol'
import { create } from 'zustand'
import { useMe } from '../identity/who.ts'
import { mayBeTold } from '../notices/may-be-told.ts'
import { setWaiting } from '../ui/title.ts'
import { callAt } from './http.ts'

type Waiting = RouteGiven<'myTurns'>
export type Turn = Waiting['turns'][number]

const none: Waiting = { turns: [], count: 0 }
const address = { method: 'get', path: '/api/me/turns' } as const

/** The games that wait for the player, those whose time is up soonest first, and how many there are. */
export const useTurns = create<Waiting>(() => none)

/** Asks which games wait for the player, and shows how many there are: in the title, and at the icon of an installed page. */
export async function askTurns(): Promise<void> {
  if (useMe.getState().me === null) return show(none)
  const answered = await callAt<'myTurns'>(address, {})
  if (answered.ok) show(answered)
}

function show({ turns, count }: Waiting): void {
  useTurns.setState({ turns, count })
  setWaiting(count)
  if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
}

/** Milliseconds between two questions while somebody looks at the page. */
const often = 60_000
let isWatching = false

/** Keeps asking, for as long as the page is open. */
export function watchTurns(): void {
  void askTurns()
  if (isWatching) return
  isWatching = true
  const askIfSeen = (): void => {
    if (document.visibilityState === 'visible') void askTurns()
  }
  setInterval(askIfSeen, often)
  // Whoever is told by their browser while they are away says when they are not.
  if (mayBeTold())
    void import('../notices/telling.ts').then(telling => telling.noteInputs()).catch(reportError)
  document.addEventListener('visibilitychange', askIfSeen)
  useMe.subscribe(({ me }, before) => {
    if (me?.id !== before.me?.id) void askTurns()
  })
}
