import type { Side } from '@paydata/engine'
import type { LocalSeat } from './beginning.ts'
import { replaysPlace as place } from './places.ts'

/** A game that was played to its end in this browser. */
export interface KeptReplay {
  /** When it ended. */
  readonly at: number
  readonly seat: LocalSeat
  readonly winner: Side | null
  /** The names of the decks. */
  readonly decks: Readonly<Record<Side, string>>
  readonly replay: string
}

/** Where releases before kept the last game alone. */
const olderPlace = 'paydata/replay'

/** A browser has room for about five million characters, and decks and the game that was left need some. */
const room = 2_500_000
const most = 20

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const seats: readonly unknown[] = ['corp', 'runner', 'spectator', 'both'] satisfies readonly LocalSeat[]
const winners: readonly unknown[] = ['corp', 'runner', null]

const isKept = (value: unknown): value is KeptReplay =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  typeof value.replay === 'string' &&
  seats.includes(value.seat) &&
  winners.includes(value.winner) &&
  isRecord(value.decks) &&
  typeof value.decks.corp === 'string' &&
  typeof value.decks.runner === 'string'

/** The games that this browser has kept, the newest first. */
export function keptReplays(): readonly KeptReplay[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** The edition of the rules of a game that was kept; null if its replay does not name one. */
export function editionOf({ replay }: KeptReplay): string | null {
  try {
    const file: unknown = JSON.parse(replay)
    const setup = isRecord(file) && isRecord(file.setup) ? file.setup : {}
    return typeof setup.edition === 'string' ? setup.edition : null
  } catch {
    return null
  }
}

/** Stores a game beside those before it. The oldest make room. */
export function keepReplay(ended: KeptReplay): void {
  let all = [ended, ...keptReplays()].slice(0, most)
  for (; all.length > 0; all = all.slice(0, -1)) {
    const text = JSON.stringify(all)
    if (text.length > room && all.length > 1) continue
    try {
      localStorage.setItem(place, text)
      return
    } catch {
      // The browser has less room than that, or stores nothing: then the replay is lost.
    }
  }
}

/** The replay of the last game that was played to its end in this browser. */
export function lastReplay(): string | null {
  const [last] = keptReplays()
  if (last !== undefined) return last.replay
  try {
    return localStorage.getItem(olderPlace)
  } catch {
    return null
  }
}
