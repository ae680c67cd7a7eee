import { fullClock } from '@paydata/match'
import type { Logger } from 'pino'
import type { Acknowledged } from '../matches/acknowledged.ts'
import { mustReach } from '../matches/acknowledged.ts'
import { Damaged } from '../matches/entries.ts'
import { readSetup, wholeLog } from '../matches/restore.ts'
import { RefusedError } from '../refusing.ts'
import { format } from '../store/formats.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { readRoom } from '../tables/room-record.ts'
import type { PackGame } from '../threads/packing.ts'
import type { Part, PartName } from './parts.ts'
import { readPart } from './parts.ts'

/** The parts of the server that are needed to store finished games. */
export interface GamesSeen {
  readonly store: Store
  readonly acknowledged: Pick<Acknowledged, 'of'>
  /** Packs a game that is over, in another thread. */
  readonly pack: PackGame
  readonly keeping: Keeping
  /** This process ends, and writes nothing that can wait. */
  readonly isClosing: boolean
  readonly logger: Logger
}

/** The games that are being stored at the moment, by their ids. A second request for one waits for the same work. */
export type Keeping = Map<string, Promise<void>>

/** Reads a part of a finished game. A game whose parts are not stored yet is stored first. */
export const keptPart = async <Name extends PartName>(
  world: GamesSeen,
  game: string,
  part: Name,
): Promise<Part<Name>> => readPart(await keptRow(world, game, part), part)

/** The stored row of such a part. */
export async function keptRow(world: GamesSeen, game: string, part: PartName): Promise<Tables['seen']> {
  const already = await rowIfKept(world, game, part)
  if (already !== undefined) return already
  await keepAsSeen(world, game)
  const now = await rowIfKept(world, game, part)
  if (now === undefined) throw new Damaged({ what: 'partMissing', part })
  return now
}

/** Reads a part of a game; null if the game is not stored yet. */
export async function partIfKept<Name extends PartName>(
  world: Pick<GamesSeen, 'store'>,
  game: string,
  part: Name,
): Promise<Part<Name> | null> {
  const row = await rowIfKept(world, game, part)
  return row === undefined ? null : readPart(row, part)
}

const rowIfKept = (
  { store }: Pick<GamesSeen, 'store'>,
  game: string,
  part: PartName,
): Promise<Tables['seen'] | undefined> =>
  store.selectFrom('seen').selectAll().where('game', '=', game).where('part', '=', part).executeTakeFirst()

/** Stores what each eye saw of a finished game, so that later releases can show it without replaying it. */
function keepAsSeen(world: GamesSeen, game: string): Promise<void> {
  const already = world.keeping.get(game)
  if (already !== undefined) return already
  // Games are stored one after the other, so that a closing server has to wait for one only.
  const before = [...world.keeping.values()].at(-1)
  const kept = (before ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => keep(world, game))
    .finally(() => world.keeping.delete(game))
  world.keeping.set(game, kept)
  return kept
}

async function keep(world: GamesSeen, game: string): Promise<void> {
  const { store } = world
  mustBeOpen(world)
  const any = store.selectFrom('seen').select('part').where('game', '=', game)
  if ((await any.executeTakeFirst()) !== undefined) return
  const row = await store.selectFrom('games').selectAll().where('id', '=', game).executeTakeFirst()
  if (row === undefined) throw new RefusedError('noSuchGame')
  const { settings, result } = readRoom(row)
  if (row.setup === null || result === null) throw new RefusedError('notReady')
  const setup = readSetup(row.setup)
  const entries = await wholeLog(store, game, setup)
  await mustReach(store, game, await world.acknowledged.of(game), entries.length)
  const packed = await world.pack({ game, setup, left: fullClock(settings), entries, result })
  if (!packed.ok) throw new Damaged(packed.why)
  // A closing server writes nothing more. The next server that starts stores the game.
  mustBeOpen(world)
  await store.transaction().execute(async transaction => {
    const parts = transaction.insertInto('seen').values([...packed.rows])
    // Another process may have stored the same game.
    await parts.onConflict(same => same.columns(['game', 'part']).doNothing()).execute()
  })
}

function mustBeOpen({ isClosing }: Pick<GamesSeen, 'isClosing'>): void {
  if (isClosing) throw new RefusedError('closing')
}

/** Stores a finished game in the background, and logs a failure. A game that is damaged cannot be stored later either. */
export const keepSoon = (world: GamesSeen, game: string): Promise<'kept' | 'damaged' | 'notNow'> =>
  keepAsSeen(world, game).then(
    () => 'kept',
    error => {
      if (!world.isClosing)
        world.logger.error({ game, err: error }, 'could not store the views of a finished game')
      return error instanceof Damaged ? 'damaged' : 'notNow'
    },
  )

const atOnce = 100

/**
 * Stores all finished games that are not stored yet: their server died, or was of a release that stored none. Those that are
 * `damaged` this release cannot play, however often it tries.
 */
export async function keepAllThatEnded(world: GamesSeen, damaged: Set<string>): Promise<void> {
  const { store } = world
  for (let after = ''; ; ) {
    const rows = await store
      .selectFrom('games')
      .select('id')
      .where('state', '=', 'over')
      .where('setup', 'is not', null)
      .where('format', '<=', format)
      .where('id', '>', after)
      .where('id', 'not in', store.selectFrom('seen').select('game'))
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
    for (const { id } of rows) {
      if (world.isClosing) return
      if (!damaged.has(id) && (await keepSoon(world, id)) === 'damaged') damaged.add(id)
    }
  }
}
