import type { View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { fullClock } from '@paydata/match'
import type { Eye } from '@paydata/protocol'
import { readSetup, walk, wholeLog } from '../src/matches/restore.ts'
import { openStore } from '../src/store/open.ts'
import { readRoom } from '../src/tables/room-record.ts'
import type { Fresh } from './stores.ts'

/** What the log says a game looks like, and to which version each reply led. */
export async function finalViews(
  where: ReturnType<Fresh>,
  game: string,
): Promise<Readonly<Record<Eye, View>> & { version: number; replies: ReadonlyMap<string, number> }> {
  const store = await openStore(where)
  const row = await store.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirstOrThrow()
  const setup = readSetup(row.setup ?? '')
  const entries = await wholeLog(store, game, setup)
  await store.destroy()
  const positions = [...walk(setup, fullClock(readRoom(row).settings), entries)]
  const last = positions.at(-1)
  if (last === undefined) throw new Error('A game has a beginning.')
  const replies = new Map<string, number>()
  for (const [i, entry] of entries.entries()) {
    if (entry.kind !== 'answer' || entry.id === null) continue
    if (replies.has(entry.id)) throw new Error(`${entry.id} was taken twice.`)
    replies.set(entry.id, i + 1)
  }
  const view = (of: Eye): View => viewFor(last.game, of)
  return {
    corp: view('corp'),
    runner: view('runner'),
    spectator: view('spectator'),
    version: last.n,
    replies,
  }
}
