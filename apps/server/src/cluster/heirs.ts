import { numbersHere, numbersOf, playsBy, readNumbers } from '../matches/release.ts'
import { readSetup } from '../matches/restore.ts'
import type { Store } from '../store/open.ts'
import type { Table } from '../tables/table.ts'
import type { Member } from './leases.ts'

/**
 * Of the processes that take games those that go on with a game here exactly as this one would. A game that is not running
 * goes on anywhere.
 */
export function alikeFor({ match }: Table, members: readonly Member[]): readonly Member[] {
  const open = members.filter(({ isOpen }) => isOpen)
  if (match === null || match.position.result !== null) return open
  const { sets } = match.setup
  return open.filter(({ numbers }) => playsBy(numbers, numbersHere(sets), sets))
}

/**
 * The other process that goes on with a running game by the rules and cards by which it is played, where this one would have
 * to mend it. Null where this one may as well take the game.
 */
export async function betterFor(
  store: Store,
  game: string,
  members: readonly Member[],
): Promise<string | null> {
  const others = members.filter(({ numbers }) => !playsBy(numbers, numbersHere()))
  // While no version is replaced by another nothing is looked up.
  if (others.length === 0) return null
  const row = await store
    .selectFrom('games')
    .leftJoin('snapshots', 'snapshots.game', 'games.id')
    .select(['games.setup', 'games.state', 'games.format', 'snapshots.numbers'])
    .where('games.id', '=', game)
    .executeTakeFirst()
  if (row === undefined || row.setup === null || row.state === 'over') return null
  const setup = readSetup(row.setup)
  const played = row.numbers === null ? numbersOf(setup) : readNumbers(row.numbers)
  if (playsBy(numbersHere(), played, setup.sets)) return null
  const able = others.filter(
    ({ reads, numbers }) => reads !== null && reads >= row.format && playsBy(numbers, played, setup.sets),
  )
  // Games are spread over all of them by their names.
  return able[game.charCodeAt(game.length - 1) % able.length]?.id ?? null
}
