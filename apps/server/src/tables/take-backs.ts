import type { Asked, Given } from '@paydata/protocol'
import { fullClock } from '../matches/clock.ts'
import type { Match } from '../matches/match.ts'
import type { Recollection } from '../matches/past.ts'
import { recollect } from '../matches/past.ts'
import { pastOf, wholeLog } from '../matches/restore.ts'
import { Refuse } from '../refusing.ts'
import type { Side } from '../rooms/room.ts'
import { otherSide } from '../rooms/room.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import { make, matchAt, seatAt } from './playing.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'

/** Takes back at once what nobody has learned anything by, and asks the opponent for anything else. */
export const takeBack = (
  world: World,
  table: Table,
  player: string,
  { version }: Asked<'takeBack'>,
): Promise<Given<'takeBack'>> =>
  inTurn(table, async () => {
    const by = seatAt(table, player)
    const match = matchAt(table)
    mustBeAt(match, version)
    const found = await recollection(world, table, match, by)
    const opponent = table.room.seats[otherSide(by)]
    if (!found.isFree && table.room.settings.takeBacks === 'never') throw new Refuse('notAllowed')
    // A bot minds nothing.
    if (found.isFree || opponent === null || opponent.level !== null) {
      await make(world, table, { kind: 'takeBack', by, to: found.to.n })
      return { taken: 'back', version: match.position.n }
    }
    table.asked = { by, version }
    const { cards, chance } = found
    world.tell(places.around(table.id, opponent.who.id), 'takeBackAsked', {
      game: table.id,
      by,
      version,
      cards,
      chance,
    })
    return { taken: 'asked', version }
  })

/** What the opponent says to it. */
export const answerTakeBack = (
  world: World,
  table: Table,
  player: string,
  { version, allow }: Asked<'allowTakeBack'>,
): Promise<Given<'allowTakeBack'>> =>
  inTurn(table, async () => {
    const match = matchAt(table)
    const { asked } = table
    if (asked === null || seatAt(table, player) === asked.by) throw new Refuse('noSuchThing')
    mustBeAt(match, version)
    mustBeAt(match, asked.version)
    table.asked = null
    if (allow === 'yes') {
      const { to } = await recollection(world, table, match, asked.by)
      await make(world, table, { kind: 'takeBack', by: asked.by, to: to.n })
    } else {
      const who = table.room.seats[asked.by]?.who.id ?? null
      world.tell(places.around(table.id, who), 'takeBackRefused', { game: table.id, version })
    }
    return { version: match.position.n }
  })

/** What was asked of another position does not count for this one. */
export function mustBeAt({ position }: Match, version: number): void {
  if (version < position.changed || version > position.n) throw new Refuse('staleQuestion')
}

async function recollection(world: World, table: Table, match: Match, by: Side): Promise<Recollection> {
  const recent = recollect(match.past, by)
  if (recent !== null) return recent
  // What is longer ago, or before a restart, is in the log alone.
  const { setup } = match
  match.past = pastOf(setup, fullClock(table.room.settings), await wholeLog(world.store, match.id, setup))
  const found = recollect(match.past, by)
  if (found === null) throw new Refuse('notReady')
  return found
}
