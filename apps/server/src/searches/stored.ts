import { createHmac } from 'node:crypto'
import type { Person, Search, Wish } from '@paydata/protocol'
import { chosenDeck, format, pace, sideWanted } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { DeckAsItIs } from '../decks/played.ts'
import { personOf } from '../identity/players.ts'
import type { Besides } from '../matches/log.ts'
import type { Seat, Side } from '../rooms/room.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { Statement } from '../store/writing.ts'
import type { Seeker } from './pairing.ts'

/** For so long a player is believed to be there without being seen. */
export const believedFor = 20_000

/** What somebody is rated without a rating. */
const beginning = 1500

/** A deck with which somebody looks for an opponent, and as what they keep it. */
export interface DeckBrought {
  readonly deck: NonNullable<Seat['deck']>
  readonly kept: DeckAsItIs | null
}
export type DecksBrought = Readonly<Record<Side, DeckBrought | null>>

const deckBrought = z.object({
  deck: chosenDeck,
  kept: z.object({ id: z.string(), version: z.int() }).nullable(),
})
export const decksBrought = z.object({ corp: deckBrought.nullable(), runner: deckBrought.nullable() })
const gameIds = z.array(z.string())

export interface NewSearch extends Wish {
  readonly game: string
  readonly player: string
  readonly decks: DecksBrought
  readonly address: string
  readonly ratings: Readonly<Record<Side, number>>
  /** Games with clocks that are on. */
  readonly clocked: readonly string[]
}

/** A name for a network that says nothing else about it. */
export const addressKey = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`search/${address}`).digest('base64url')

export async function ratingsFor(
  store: Store,
  player: string,
  inFormat: string,
): Promise<Readonly<Record<Side, number>>> {
  const rows = await store
    .selectFrom('ratings')
    .select(['side', 'rating'])
    .where('player', '=', player)
    .where('format', '=', inFormat)
    .execute()
  const of = (side: Side) => rows.find(row => row.side === side)?.rating ?? beginning
  return { corp: of('corp'), runner: of('runner') }
}

const endedAt = (now: number) => ({ ended_at: now, address: null })

/** Says how a search begins, in place of an earlier one of the player. */
export const beginningSearch = (store: Store, search: NewSearch, now: number): readonly Statement[] => [
  endingOthers(store, [search.player], now),
  store
    .insertInto('searches')
    .values({
      game: search.game,
      player: search.player,
      state: 'on',
      side: search.side,
      format: search.format,
      pace: search.pace,
      stakes: search.stakes,
      decks: JSON.stringify(search.decks),
      address: search.address,
      corp_rating: search.ratings.corp,
      runner_rating: search.ratings.runner,
      clocked: JSON.stringify(search.clocked),
      since: now,
      here_until: now + believedFor,
      met: null,
      opponent: null,
      ended_at: null,
    })
    // Another process may have been asked for the same one.
    .onConflict(same => same.column('game').doNothing())
    .compile(),
]

/** Says how all searches of players end: they play now, or look for somebody else. */
export const endingOthers = (store: Store, players: readonly string[], now: number): Statement =>
  store
    .updateTable('searches')
    .set({ state: 'over', ...endedAt(now) })
    .where('player', 'in', players)
    .where('state', '=', 'on')
    .compile()

/** Ends the search of a player who may sit down with nobody any more, or with nobody for points. Its room is closed where it is. */
export async function endSearchesOf(
  transaction: Transaction<Tables>,
  player: string,
  without: 'close' | 'unrated',
  now: number,
): Promise<void> {
  const theirs = transaction
    .updateTable('searches')
    .set({ state: 'over', ...endedAt(now) })
    .where('player', '=', player)
    .where('state', '=', 'on')
  await (without === 'close' ? theirs : theirs.where('stakes', '=', 'rated')).execute()
}

/** How a search ends. `met` is the game in which the player stays, if there is one. */
export type EndOfSearch =
  | { readonly state: 'over'; readonly met: string | null; readonly opponent: null }
  | { readonly state: 'paired'; readonly met: string; readonly opponent: string }

const ending = (store: Store, game: string, end: EndOfSearch, now: number) =>
  store
    .updateTable('searches')
    .set({ ...end, ...endedAt(now) })
    .where('game', '=', game)
    .where('state', '=', 'on')

/** Claims a search: whatever is written with it is undone if the search has ended before. */
export const claiming = (store: Store, game: string, end: EndOfSearch, now: number): Besides => ({
  holds: [],
  claims: [ending(store, game, end, now).compile()],
  statements: [],
})

/** Claims the searches of two who are to play each other, unless one of them has blocked the other meanwhile. */
export function claimingPair(
  store: Store,
  [one, other]: readonly [Seeker, Seeker],
  met: string,
  now: number,
): Besides {
  const pair = [one.player, other.player]
  const blocked = store
    .selectFrom('blocks')
    .select('player')
    .where('player', 'in', pair)
    .where('blocked', 'in', pair)
  const claim = (seeker: Seeker, opponent: string) =>
    ending(store, seeker.game, { state: 'paired', met, opponent }, now)
      .where(of => of.not(of.exists(blocked)))
      .compile()
  // Every transaction locks the rows in the same order, so that there are no deadlocks.
  const claims =
    one.game < other.game
      ? [claim(one, other.player), claim(other, one.player)]
      : [claim(other, one.player), claim(one, other.player)]
  return { holds: [], claims, statements: [] }
}

/** A search that is on. */
export interface Row extends Seeker {
  readonly hereUntil: number
  readonly clocked: readonly string[]
}

/** All searches that are on, in all processes. */
export async function searchesOn(store: Store): Promise<readonly Row[]> {
  const rows = await store
    .selectFrom('searches')
    .select(['game', 'player', 'side', 'format', 'pace', 'address', 'corp_rating', 'runner_rating'])
    .select(['clocked', 'since', 'here_until'])
    .where('state', '=', 'on')
    .execute()
  return rows.flatMap(row => {
    const [side, speed] = [sideWanted.safeParse(row.side), pace.safeParse(row.pace)]
    const clocked = gameIds.safeParse(readJson(row.clocked))
    // A newer process may write what this one does not know, and pairs it.
    if (!side.success || !speed.success || !clocked.success) return []
    return [
      {
        game: row.game,
        player: row.player,
        side: side.data,
        format: row.format,
        pace: speed.data,
        address: row.address,
        ratings: { corp: row.corp_rating, runner: row.runner_rating },
        clocked: clocked.data,
        since: Number(row.since),
        hereUntil: Number(row.here_until),
      },
    ]
  })
}

/** Somebody who comes to a table from a search, with what they bring. */
export interface Comer {
  readonly who: Person
  readonly decks: DecksBrought
  readonly stakes: Tables['searches']['stakes']
}

export async function comersFrom(
  store: Store,
  games: readonly string[],
): Promise<ReadonlyMap<string, Comer>> {
  if (games.length === 0) return new Map()
  const rows = await store
    .selectFrom('searches')
    .innerJoin('players', 'players.id', 'searches.player')
    .select(['searches.game', 'searches.decks', 'searches.stakes'])
    .select(['players.id', 'players.name', 'players.password'])
    .where('searches.game', 'in', games)
    .execute()
  return new Map(
    rows.flatMap(({ game, decks, stakes, ...player }) => {
      const read = decksBrought.safeParse(readJson(decks))
      return read.success ? [[game, { who: personOf(player), decks: read.data, stakes }]] : []
    }),
  )
}

/** Notes until when players are believed to be there. */
export async function noteHere(store: Store, games: readonly string[], until: number): Promise<void> {
  if (games.length === 0) return
  const rows = store.updateTable('searches').set({ here_until: until }).where('game', 'in', games)
  await rows.where('state', '=', 'on').execute()
}

/** Ends a search with which nothing else is written. */
export async function endSearch(store: Store, game: string, end: EndOfSearch, now: number): Promise<void> {
  await ending(store, game, end, now).execute()
}

const stakesOf = (text: string): Wish['stakes'] => (text === 'rated' ? 'rated' : 'friendly')

/** The newest search of a player, as its page is told of it. */
export async function newestSearch(store: Store, player: string) {
  const row = await store
    .selectFrom('searches')
    .selectAll()
    .where('player', '=', player)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    state: row.state,
    met: row.met,
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
    search: toldOf(row),
  }
}

/** The search whose room this is, as its page is told of it. */
export async function searchOf(store: Store, game: string): Promise<Search | null> {
  const row = await store.selectFrom('searches').selectAll().where('game', '=', game).executeTakeFirst()
  return row === undefined ? null : toldOf(row)
}

const toldOf = (row: Tables['searches']): Search => ({
  game: row.game,
  side: sideWanted.parse(row.side),
  format: format.parse(row.format),
  pace: pace.parse(row.pace),
  stakes: stakesOf(row.stakes),
  since: Number(row.since),
})
