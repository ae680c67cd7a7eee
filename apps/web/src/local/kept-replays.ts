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

/** Writes what stands in these places. Tells whether the browser has room for it. */
function write(texts: ReadonlyMap<string, string>): boolean {
  try {
    for (const [where, text] of texts) localStorage.setItem(where, text)
    return true
  } catch {
    return false
  }
}

const fits = (games: readonly KeptGame[]): boolean =>
  games.length === 1 || (games.length <= most && games.reduce((sum, { size }) => sum + size, 0) <= room)

/** Stores these games, some with their replays. The oldest make room. Where there is none at all, everything stays as it was. */
function store(all: readonly KeptGame[], replays: readonly EndedGame[]): void {
  const before = new Map([[place, textIn(place) ?? '[]']])
  for (let games = all; games.length > 0; games = games.slice(0, -1)) {
    // The list comes first: where replays were in it, it becomes short and makes room for them.
    const texts = new Map([[place, JSON.stringify(games)]])
    for (const { at, replay } of replays)
      if (games.some(each => each.at === at)) texts.set(placeOf(at), replay)
    if (fits(games) && write(texts)) return
    for (const { at } of games.slice(-1)) {
      const replay = textIn(placeOf(at))
      if (replay !== null && replays.every(each => each.at !== at)) before.set(placeOf(at), replay)
      if (replay !== null) localStorage.removeItem(placeOf(at))
    }
  }
  write(before)
}

/** The games that this browser has kept, the newest first. */
export function keptGames(): readonly KeptGame[] {
  const all = listed()
  const games = all.map(each => (hasReplay(each) ? keptOf(each) : each))
  const older = all.filter(hasReplay)
  if (older.length > 0) store(games, older)
  return games
}

/** Stores a game beside those before it. */
export function keepReplay(ended: EndedGame): void {
  const others = keptGames().filter(({ at }) => at !== ended.at)
  store([keptOf(ended), ...others], [ended])
}

/** The replay of a game that was kept, by when it ended. */
export const replayOf = (at: number | string): string | null =>
  textIn(placeOf(at)) ??
  listed()
    .filter(hasReplay)
    .find(each => `${each.at}` === `${at}`)?.replay ??
  null

/** The replay of the last game that was played to its end in this browser. */
export function lastReplay(): string | null {
  const [last] = keptGames()
  return last === undefined ? textIn(olderPlace) : replayOf(last.at)
}
