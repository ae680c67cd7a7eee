import { saveGame } from '@paydata/engine'
import type { MendedEntry } from '@paydata/match'
import { rowOf } from '../matches/entries.ts'
import type { Log } from '../matches/log.ts'
import { lostBetween, mendMatch } from '../matches/match.ts'
import { numbersHere, writeNumbers } from '../matches/release.ts'
import type { Restored } from '../matches/saves.ts'
import { matchAt } from './checks.ts'
import type { Dropping } from './closing.ts'
import { dropUnwritten } from './closing.ts'
import type { Table } from './table.ts'

interface Mending extends Dropping {
  readonly log: Log
  readonly now: () => number
}

/**
 * The rules or the cards have changed since a game was stored. Before anything else happens in it, this writes from which
 * position it is played on by those of today.
 */
export async function resumeMended(world: Mending, table: Table, { ends, entries }: Restored): Promise<void> {
  const match = matchAt(table)
  const { n: to, game, left } = match.position
  const [n, saved] = [ends + 1, saveGame(game)]
  const numbers = numbersHere(match.setup.sets)
  const entry: MendedEntry = { kind: 'mended', at: world.now(), left, ...numbers, to, saved }
  const row = rowOf(entry, n, match.seal)
  const snapshot = { of: 'snapshots', n, saved, numbers: writeNumbers(numbers) } as const
  await world.log
    .append({ game: match.id, rows: [row], snapshot, besides: null, fence: table.fence })
    .catch(error => dropUnwritten(world, table, error))
  const lost = lostBetween(entries, to, n)
  mendMatch(match, n, entry, row.seal, lost)
  world.logger.warn(
    { game: table.id, entry: n, to, lost },
    'a game is played on by rules or cards that have changed',
  )
}
