import { playsAlike } from '@paydata/match'
import { numbersHere, numbersOf, readNumbers, versionsHere, writeVersions } from '../matches/release.ts'
import { readSetup } from '../matches/restore.ts'
import type { Store } from '../store/open.ts'
import type { Table } from '../tables/table.ts'
import type { Member } from './leases.ts'

/**
 * The processes that take games and play this one by the same rules and cards as this process. A game that is not running can
 * go to any of them.
 */
export function alikeFor({ match }: Table, members: readonly Member[]): readonly Member[] {
  const open = members.filter(({ isOpen }) => isOpen)
  if (match === null || match.position.result !== null) return open
  const { sets, edition } = match.setup
  return open.filter(({ versions }) => playsAlike(versions, numbersHere(sets), edition))
}

/**
 * Another process that plays a running game by the rules and cards by which it has been played, if this one would have to
 * mend it. Null if this process should take the game.
 */
export async function betterFor(
  store: Store,
  game: string,
  members: readonly Member[],
): Promise<string | null> {
  const here = writeVersions(versionsHere)
  const others = members.filter(({ versions }) => writeVersions(versions) !== here)
  // If all processes are of one version, there is nothing to look up.
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
  if (playsAlike(versionsHere, played, setup.edition)) return null
  const able = others.filter(
    ({ reads, versions }) =>
      reads !== null && reads >= row.format && playsAlike(versions, played, setup.edition),
  )
  // The last letter of a game's id spreads the games over all of them.
  return able[game.charCodeAt(game.length - 1) % able.length]?.id ?? null
}
