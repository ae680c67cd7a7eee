import type { Side } from '@paydata/engine'
import type { BotLevel } from '@paydata/protocol'
import { keep, kept } from '../store/kept.ts'
import { afterPaint } from '../ui/after-paint.ts'
import type { Left, LocalSeat, Playing } from './beginning.ts'

const place = 'paydata/game'

type Player = Pick<Playing, 'seat' | 'level' | 'own'>

export interface Kept extends Player {
  readonly left: Left
}

const isSeat = (value: unknown): value is LocalSeat =>
  value === 'corp' || value === 'runner' || value === 'spectator' || value === 'both'
const isLevel = (value: unknown): value is BotLevel =>
  value === 'random' || value === 'sensible' || value === 'search'

/** Stores the game of this browser, so that it continues after a reload; null deletes it. */
function keepNow({ seat, level, own }: Player, left: Left | null): void {
  try {
    if (left === null) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify({ seat, level, own, ...left }))
  } catch {
    // In a browser that stores nothing the game continues, but a reload loses it.
  }
}

let waiting: (() => void) | null = null

/** Stores the game after the next paint, as the write would delay the paint noticeably. */
export const keepGame = (player: Player, left: Left | null): void => soon(() => keepNow(player, left))

const guidedPlace = (side: Side): string => `paydata/guided-${side}`

/** The same for a guided game, beside which another one may have been left. */
export const keepGuided = (side: Side, left: Left | null): void =>
  soon(() => keep(guidedPlace(side), left === null ? {} : { ...left }))

/** Where a guided game can be gone on with; null if it was not begun, or is over. */
export const guidedLeft = (side: Side): Left | null => {
  keepWhatWaits()
  return readLeft(kept(guidedPlace(side)))
}

function soon(keeps: () => void): void {
  waiting = keeps
  // A hidden page does not paint.
  if (document.hidden) keepWhatWaits()
  else afterPaint(keepWhatWaits)
}

/** Stores at once what waits for the next paint, because the page or the table is left. */
export function keepWhatWaits(): void {
  waiting?.()
  waiting = null
}
addEventListener('pagehide', keepWhatWaits)
document.addEventListener('visibilitychange', keepWhatWaits)

export function keptGame(): Kept | null {
  keepWhatWaits()
  const { seat, level, own, ...more } = kept(place)
  const left = readLeft(more)
  return isSeat(seat) && left !== null
    ? { seat, level: isLevel(level) ? level : 'sensible', own: typeof own === 'string' ? own : null, left }
    : null
}

function readLeft({ saved, replay, moves }: Readonly<Record<string, unknown>>): Left | null {
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return typeof saved === 'string' ? { saved, replay: text(replay), moves: text(moves) } : null
}
