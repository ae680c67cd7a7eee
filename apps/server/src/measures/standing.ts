import type { Detail } from '@paydata/protocol'
import { RefusedError } from '../refusing.ts'
import { blocksBetween, keptApart } from '../searches/blocks.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { isUnread } from './stored.ts'

type Row = Pick<
  Tables['measures'],
  'player' | 'kind' | 'until' | 'seen_at' | 'lifted_at' | 'answer' | 'answer_seen_at'
>

const about = (store: Store, players: readonly string[]): Promise<Row[]> =>
  store
    .selectFrom('measures')
    .select(['player', 'kind', 'until', 'seen_at', 'lifted_at', 'answer', 'answer_seen_at'])
    .where('player', 'in', players)
    .execute()

const isInForce = ({ until, lifted_at }: Row, now: number): boolean =>
  lifted_at === null && (until === null || Number(until) > now)

/** Until when the last measure of a kind is in force; null for none. */
function lastOf(kind: string, rows: readonly Row[], now: number): number | null {
  const ends = rows.filter(row => row.kind === kind && isInForce(row, now)).map(({ until }) => Number(until))
  return ends.length === 0 ? null : Math.max(...ends)
}

const isClosedOut = (rows: readonly Row[], now: number): boolean =>
  rows.some(row => row.kind === 'close' && isInForce(row, now))

/** Why somebody may not play; null if they may. */
function whyNotPlay(rows: readonly Row[], stakes: 'friendly' | 'rated', now: number): Detail | null {
  if (isClosedOut(rows, now)) return { code: 'closedOut' }
  if (rows.some(isUnread)) return { code: 'readFirst' }
  const until = lastOf('unrated', rows, now)
  return stakes === 'rated' && until !== null ? { code: 'unratedUntil', params: { until } } : null
}

/** Refuses a line of chat, or another text for others, of somebody who may write none. */
export async function mustMaySpeak(store: Store, player: string, now: number): Promise<void> {
  const rows = await about(store, [player])
  const until = lastOf('mute', rows, now)
  if (isClosedOut(rows, now)) throw new RefusedError('notAllowed', { because: [{ code: 'closedOut' }] })
  if (until !== null)
    throw new RefusedError('notAllowed', { because: [{ code: 'mutedUntil', params: { until } }] })
}

/** Refuses a game of somebody who may sit down with nobody, or with nobody for points, or has not read what was decided about them. */
export async function mustMayPlay(
  store: Store,
  player: string,
  stakes: 'friendly' | 'rated',
  now: number,
): Promise<void> {
  const why = whyNotPlay(await about(store, [player]), stakes, now)
  if (why !== null) throw new RefusedError('notAllowed', { because: [why] })
}

/** The same for a game with others, whom the player has to meet as well: both are read in one statement. */
export async function mustMayPlayWith(
  store: Store,
  player: string,
  others: readonly string[],
  stakes: 'friendly' | 'rated',
  now: number,
): Promise<void> {
  if (others.length === 0) return mustMayPlay(store, player, stakes, now)
  const rows = await store
    .selectFrom('players')
    .leftJoin('measures', 'measures.player', 'players.id')
    .select([
      'players.id as player',
      'measures.kind',
      'measures.until',
      'measures.seen_at',
      'measures.lifted_at',
      'measures.answer',
      'measures.answer_seen_at',
    ])
    .select(of => of.exists(blocksBetween(store, player, others)).as('apart'))
    .where('players.id', '=', player)
    .execute()
  if (rows.some(({ apart }) => Boolean(apart))) throw keptApart()
  const measures = rows.flatMap(({ kind, ...row }) => (kind === null ? [] : { ...row, kind }))
  const why = whyNotPlay(measures, stakes, now)
  if (why !== null) throw new RefusedError('notAllowed', { because: [why] })
}

/** The same for whom somebody plays with: why that is so, is nothing to them. */
export async function othersMustMayPlay(
  store: Store,
  players: readonly string[],
  stakes: 'friendly' | 'rated',
  now: number,
): Promise<void> {
  if (players.length === 0) return
  const rows = await about(store, players)
  const mayNot = players.some(
    player =>
      whyNotPlay(
        rows.filter(row => row.player === player),
        stakes,
        now,
      ) !== null,
  )
  if (mayNot) throw new RefusedError('notAllowed', { because: [{ code: 'otherMayNot' }] })
}
