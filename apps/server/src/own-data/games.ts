import type { OwnGame } from '@paydata/protocol'
import { noPoints, side as sideName } from '@paydata/protocol'
import { isUnseated } from '../rooms/changes.ts'
import type { Room, Side } from '../rooms/room.ts'
import { otherSide, sideOf } from '../rooms/room.ts'
import { format } from '../store/formats.ts'
import { roomIn } from '../tables/room-record.ts'
import type { Page, Wanted } from './pages.ts'
import { keyIn, pageOf } from './pages.ts'

/** Rooms are large. */
const mostGames = 25

/** The games in whose rooms a player is named, or in which they had a seat, in the order of their ids. */
async function gamesNaming({ store, player, after }: Wanted): Promise<readonly string[]> {
  const [from = ''] = keyIn(after, 1)
  const of = (table: 'named' | 'seats') =>
    store
      .selectFrom(table)
      .select('game')
      .where('player', '=', player)
      .where('game', '>', from)
      .orderBy('game')
      .limit(mostGames + 1)
      .execute()
  const found = [...(await of('named')), ...(await of('seats'))].map(({ game }) => game)
  return [...new Set(found)].sort().slice(0, mostGames + 1)
}

const rowsOf = ({ store, player }: Wanted, games: readonly string[]) =>
  store
    .selectFrom('games')
    .leftJoin('seats', join => join.onRef('seats.game', '=', 'games.id').on('seats.player', '=', player))
    .leftJoin('results', 'results.game', 'games.id')
    .leftJoin('rated_games', 'rated_games.game', 'games.id')
    .leftJoin('played_decks', join =>
      join.onRef('played_decks.game', '=', 'games.id').on('played_decks.player', '=', player),
    )
    .leftJoin('turns', join =>
      join
        .onRef('turns.game', '=', 'games.id')
        .onRef('turns.side', '=', 'seats.side')
        .on('turns.player', '=', player),
    )
    .leftJoin('game_addresses', join =>
      join.onRef('game_addresses.game', '=', 'games.id').on('game_addresses.player', '=', player),
    )
    .select(['games.id', 'games.room', 'games.format', 'seats.side', 'game_addresses.address'])
    .select([
      'results.corp_identity',
      'results.runner_identity',
      'results.turns',
      'results.seconds',
      'results.ended_at',
    ])
    .select([
      'rated_games.at as rated_at',
      'rated_games.why',
      'rated_games.corp_before',
      'rated_games.corp_after',
    ])
    .select(['rated_games.runner_before', 'rated_games.runner_after'])
    .select(['played_decks.deck', 'played_decks.version', 'turns.since as asked_since', 'turns.due_at'])
    .where('games.id', 'in', games)
    .orderBy('games.id')
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** The games that name a player, with all that is kept beside each about them. */
export async function ownGames(wanted: Wanted): Promise<Page<OwnGame>> {
  const games = await gamesNaming(wanted)
  if (games.length === 0) return { rows: [], next: null }
  const page = pageOf(
    games,
    game => [game],
    game => [game],
    mostGames,
  )
  const rows = await rowsOf(wanted, page.rows)
  return { rows: rows.map(row => gameOf(row, wanted.player)), next: page.next }
}

function gameOf(row: Row, player: string): OwnGame {
  const room = row.format > format ? null : roomIn(row)
  const seat = sideName.safeParse(row.side)
  const side = room === null ? (seat.success ? seat.data : null) : sideOf(room, player)
  return {
    game: row.id,
    as: side ?? (room === null ? 'nothing' : asWhat(room, player)),
    room: room === null ? null : roomOf(room, side),
    deck: row.deck === null ? null : { id: row.deck, version: row.version },
    outcome: side === null ? null : outcomeOf(row, side),
    points: side === null ? null : pointsOf(row, side),
    turn: row.asked_since === null ? null : { since: Number(row.asked_since), dueAt: momentIn(row.due_at) },
    addressHash: row.address === null ? 'none' : 'kept',
  }
}

const momentIn = (at: number | null): number | null => (at === null ? null : Number(at))

function asWhat(room: Room, player: string): OwnGame['as'] {
  if (room.host === player) return 'host'
  return isUnseated(room, player) ? 'sentAway' : 'nothing'
}

function roomOf({ state, settings, seats, result, since }: Room, side: Side | null): OwnGame['room'] {
  const { title, edition } = settings
  const opponent = side === null ? null : (seats[otherSide(side)]?.who ?? null)
  return { title, state, edition, opponent, result, since }
}

function outcomeOf(row: Row, side: Side): OwnGame['outcome'] {
  const { corp_identity, runner_identity, turns, seconds, ended_at } = row
  if (corp_identity === null || runner_identity === null || turns === null || seconds === null) return null
  const identities = { corp: corp_identity, runner: runner_identity }
  return {
    identity: identities[side],
    against: identities[otherSide(side)],
    turns,
    seconds,
    endedAt: Number(ended_at),
  }
}

function pointsOf(row: Row, side: Side): OwnGame['points'] {
  if (row.rated_at === null) return null
  const why = noPoints.safeParse(row.why)
  const [before, after] =
    side === 'corp' ? [row.corp_before, row.corp_after] : [row.runner_before, row.runner_after]
  return { why: why.success ? why.data : null, before, after }
}
