import type { Result } from '@paydata/protocol'
import { entry } from '../matches/entries.ts'
import { notingForPoints } from '../ratings/for-points.ts'
import type { Room } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { Statement } from '../store/writing.ts'

/** Whether everybody could find and watch a game. */
const isOpen = ({ listed, spectators }: Room['settings']): boolean =>
  listed === 'public' && spectators.see !== 'nothing'

/** Says how it is stored how a game ended. To store it again changes nothing. */
export async function notingResult(
  store: Store,
  room: Room,
  result: Result,
  turns: number,
  now: number,
): Promise<readonly Statement[]> {
  const { id, seats, settings } = room
  const { corp, runner } = seats
  const { winner, how } = result
  if (corp === null || runner === null) return []
  const first = await store
    .selectFrom('entries')
    .select('entry')
    .where('game', '=', id)
    .where('n', '=', 1)
    .executeTakeFirst()
  const began = first === undefined ? now : entry.parse(JSON.parse(first.entry)).at
  const noted = store.insertInto('results').values({
    game: id,
    corp: corp.who.id,
    runner: runner.who.id,
    corp_identity: corp.deck?.identity ?? '',
    runner_identity: runner.deck?.identity ?? '',
    winner,
    how,
    turns,
    seconds: Math.max(0, Math.round((now - began) / 1000)),
    open: isOpen(settings) ? 'yes' : 'no',
    ended_at: now,
  })
  return [
    noted.onConflict(same => same.column('game').doNothing()).compile(),
    ...(await notingForPoints(store, room, result, turns, now)),
  ]
}

const newest = 1000

const newestAs = (store: Store, side: 'corp' | 'runner', player: string) =>
  store
    .selectFrom('results')
    .selectAll()
    .where(side, '=', player)
    .orderBy('ended_at', 'desc')
    .limit(newest)
    .execute()

/** How a player's newest games ended. Each side has an index, in which the others are not read. */
export async function resultsOf(
  store: Store,
  player: string,
  which: 'all' | 'open',
): Promise<Tables['results'][]> {
  const games = [...(await newestAs(store, 'corp', player)), ...(await newestAs(store, 'runner', player))]
  const inOrder = games.sort((one, other) => Number(other.ended_at) - Number(one.ended_at)).slice(0, newest)
  return which === 'all' ? inOrder : inOrder.filter(({ open }) => open === 'yes')
}
