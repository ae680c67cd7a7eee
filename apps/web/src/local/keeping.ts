import type { BotLevel } from '@paydata/protocol'
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
export function keepGame(player: Player, left: Left | null): void {
  waiting = () => keepNow(player, left)
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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('seat' in kept) || !('saved' in kept)) return null
    const { seat, saved } = kept
    const level = 'level' in kept && isLevel(kept.level) ? kept.level : 'sensible'
    const replay = 'replay' in kept && typeof kept.replay === 'string' ? kept.replay : null
    const moves = 'moves' in kept && typeof kept.moves === 'string' ? kept.moves : null
    const own = 'own' in kept && typeof kept.own === 'string' ? kept.own : null
    return isSeat(seat) && typeof saved === 'string'
      ? { seat, level, own, left: { saved, replay, moves } }
      : null
  } catch {
    return null
  }
}
