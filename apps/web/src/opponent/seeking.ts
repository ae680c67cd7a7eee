import type { RequestOutcome, Search, Sent } from '@paydata/protocol'
import { create } from 'zustand'
import { ask, on, whenOpen } from '../online/line.ts'
import { go, routeOf } from '../route/route.ts'
import { newId } from '../transport/ids.ts'
import { newPart } from '../waiting/parts.ts'
import { isSeeking, noteSeeking } from './noted.ts'

/** The search of the player for an opponent; null if there is none. `began` is by the clock of this browser. */
interface Seeking {
  readonly search: Search | null
  readonly began: number
}

export const useSeeking = create<Seeking>(() => ({ search: null, began: 0 }))

function show(search: Search | null, began: number): void {
  useSeeking.setState({ search, began })
  noteSeeking(search === null ? 'nothing' : 'somebody')
}

let isListening = false

/** Milliseconds after which the server is asked again: one that ended as it brought two together may have told neither of them. */
const often = 10_000

/** Listens to what becomes of a search, also of one that was on when the page was closed or the connection was lost. */
export function goOnSeeking(): void {
  if (isListening) return
  isListening = true
  on('paired', ({ game }) => void meet(game))
  whenOpen(() => void askAgain())
  setInterval(() => {
    if (useSeeking.getState().search !== null) void askAgain()
  }, often)
}

/** Asks what became of the search: the server may have said it while the connection was lost. */
async function askAgain(): Promise<void> {
  const { search: before, began } = useSeeking.getState()
  const answered = await ask('mySearch', {})
  // The player may have begun or stopped meanwhile.
  if (!answered.ok || useSeeking.getState().search !== before) return
  if (answered.search !== null) {
    show(answered.search, before?.game === answered.search.game ? began : Date.now())
    // Whoever is not there is given no opponent.
    await ask('enter', { game: answered.search.game })
  } else if (answered.paired !== null) await meet(answered.paired)
  else show(null, 0)
}

/** Goes to the table at which somebody waits, with the deck that was chosen for it. */
async function meet(game: string): Promise<void> {
  // Another window of the player looked for somebody, or this one is there already.
  if (!isSeeking()) return
  show(null, 0)
  go({ at: 'game', game })
  const entered = await ask('enter', { game })
  if (!entered.ok) return
  const { room } = entered
  const isReady = room.you !== null && room.seats[room.you]?.ready === true
  if (room.state === 'open' && room.you !== null && !isReady)
    await ask('ready', { game, chance: newPart(room) })
}

export async function seek(wish: Omit<Sent<'search'>, 'id'>): Promise<RequestOutcome> {
  goOnSeeking()
  const answered = await ask('search', { ...wish, id: newId() })
  // Somebody may have been found before the answer came.
  if (answered.ok) {
    show(answered.search, Date.now())
    await askAgain()
  }
  return answered
}

export async function stopSeeking(): Promise<void> {
  const { search } = useSeeking.getState()
  if (search === null) return
  show(null, 0)
  await ask('stopSearch', { game: search.game })
}

/** Whoever looked into the room of their own search and left it is there again. */
export async function beThere(): Promise<void> {
  const { search } = useSeeking.getState()
  const route = routeOf(location.pathname)
  if (search === null || (route.at === 'game' && route.game === search.game)) return
  await ask('enter', { game: search.game })
}
