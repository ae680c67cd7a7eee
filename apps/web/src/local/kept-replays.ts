import type { Side } from '@paydata/engine'
import type { LocalSeat } from './beginning.ts'
import { replaysPlace as place } from './places.ts'

/** A game as it ends in this browser. */
export interface EndedGame {
  /** When it ended. */
  readonly at: number
  readonly seat: LocalSeat
  readonly winner: Side | null
  /** The names of the decks. */
  readonly decks: Readonly<Record<Side, string>>
  readonly replay: string
}

/** What the list of games says of one. Its replay is stored apart: lists are read often, and a replay has hundreds of kilobytes. */
export interface KeptGame extends Omit<EndedGame, 'replay'> {
  /** The edition of its rules; null if its replay does not name one. */
  readonly edition: string | null
  /** How many characters its replay has. */
  readonly size: number
}

/** Where releases before kept the last game alone. */
const olderPlace = 'paydata/replay'
const placeOf = (at: number | string): string => `${place}/${at}`

/** A browser has room for about five million characters, and decks and the game that was left need some. */
const room = 2_500_000
const most = 20

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const seats: readonly unknown[] = ['corp', 'runner', 'spectator', 'both'] satisfies readonly LocalSeat[]
const winners: readonly unknown[] = ['corp', 'runner', null]

/** Releases before kept replays in the list. */
type Listed = KeptGame | EndedGame

const isListed = (value: unknown): value is Listed =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  (typeof value.replay === 'string' || typeof value.size === 'number') &&
  seats.includes(value.seat) &&
  winners.includes(value.winner) &&
  isRecord(value.decks) &&
  typeof value.decks.corp === 'string' &&
  typeof value.decks.runner === 'string'

const hasReplay = (listed: Listed): listed is EndedGame => 'replay' in listed

function editionIn(replay: string): string | null {
  try {
    const file: unknown = JSON.parse(replay)
    const setup = isRecord(file) && isRecord(file.setup) ? file.setup : {}
    return typeof setup.edition === 'string' ? setup.edition : null
  } catch {
    return null
  }
}

const keptOf = ({ replay, ...game }: EndedGame): KeptGame => ({
  ...game,
  edition: editionIn(replay),
  size: replay.length,
})

/** What stands in a place; null where a browser stores nothing. */
function textIn(where: string): string | null {
  try {
    return localStorage.getItem(where)
  } catch {
    return null
  }
}

function listed(): readonly Listed[] {
  try {
    const all: unknown = JSON.parse(textIn(place) ?? '[]')
    return Array.isArray(all) ? all.filter(isListed) : []
  } catch {
    return []
  }
}

/** Tells whether the browser has room for these games and the replays among them that are not stored yet. */
function store(games: readonly KeptGame[], replays: readonly EndedGame[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(games))
    for (const { at, replay } of replays) localStorage.setItem(placeOf(at), replay)
    return true
  } catch {
    return false
  }
}

/** The games that this browser has kept, the newest first. */
export function keptGames(): readonly KeptGame[] {
  const all = listed()
  const games = all.map(each => (hasReplay(each) ? keptOf(each) : each))
  const older = all.filter(hasReplay)
  // The list becomes short first, which makes room for the replays that were in it.
  if (older.length > 0) store(games, older)
  return games
}

/** Stores a game beside those before it. The oldest make room. Without any room the game is lost, and no other. */
export function keepReplay(ended: EndedGame): void {
  const before = keptGames().filter(({ at }) => at !== ended.at)
  const made: EndedGame[] = []
  for (let kept = before; ; kept = kept.slice(0, -1)) {
    const games = [keptOf(ended), ...kept]
    const size = games.reduce((sum, each) => sum + each.size, 0)
    const isWithin = kept.length === 0 || (games.length <= most && size <= room)
    if (isWithin && store(games, [ended])) return
    const oldest = kept.at(-1)
    if (oldest === undefined) break
    made.push({ ...oldest, replay: replayOf(oldest.at) ?? '' })
    localStorage.removeItem(placeOf(oldest.at))
  }
  store(before, made)
}

/** The replay of a game that was kept, by when it ended. */
export const replayOf = (at: number | string): string | null => textIn(placeOf(at))

/** The replay of the last game that was played to its end in this browser. */
export function lastReplay(): string | null {
  const [last] = keptGames()
  return last === undefined ? textIn(olderPlace) : replayOf(last.at)
}
