import type { Recollection } from '@paydata/match'
import { fullClock, recollect } from '@paydata/match'
import type { Asked, Given, TakeBack } from '@paydata/protocol'
import type { Match } from '../matches/match.ts'
import { pastOf, walk, wholeLog } from '../matches/restore.ts'
import { notTooFast, Refuse } from '../refusing.ts'
import type { Side } from '../rooms/room.ts'
import { botAt, otherSide } from '../rooms/room.ts'
import type { World } from '../world.ts'
import { endIfTimeIsUp } from './clocks.ts'
import { appendEntry, matchAt, seatAt } from './playing.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'
import { tellAround } from './telling.ts'

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
    await endIfTimeIsUp(world, table)
    if (match.position.result !== null) throw new Refuse('gameOver')
    const { tookBack } = match
    if (tookBack?.by === by && tookBack.version === version) return { taken: 'back', version: tookBack.led }
    mustBeAt(match, version)
    const found = await recollection(world, table, match, by)
    const opponent = table.room.seats[otherSide(by)]
    if (!found.isFree && table.room.settings.takeBacks === 'never') throw new Refuse('notAllowed')
    // A bot minds nothing, also one that plays on for somebody.
    if (found.isFree || opponent === null || botAt(opponent) !== null) {
      await appendEntry(world, table, { kind: 'takeBack', by, to: found.to.n })
      match.tookBack = { by, version, led: match.position.n }
      return { taken: 'back', version: match.position.n }
    }
    if (isAskedAlready(table.takeBack, by)) return { taken: 'asked', version }
    notTooFast(world.limits('takeBacks', player))
    table.takeBack = { by, version, ...found.undone, is: 'asked' }
    tellAround(world, table)
    return { taken: 'asked', version }
  })

/** One is asked at a time, and what was refused not again as long as the game does not go on. */
function isAskedAlready(takeBack: TakeBack | null, by: Side): boolean {
  if (takeBack === null) return false
  if (takeBack.by !== by && takeBack.is === 'refused') return false
  if (takeBack.by !== by) throw new Refuse('notReady', { because: ['Your opponent asks for the same.'] })
  if (takeBack.is === 'refused')
    throw new Refuse('notAllowed', { because: ['Your opponent lets the answer stand.'] })
  return true
}

/** What the opponent says to it. */
export const answerTakeBack = (
  world: World,
  table: Table,
  player: string,
  { version, allow }: Asked<'allowTakeBack'>,
): Promise<Given<'allowTakeBack'>> =>
  inTurn(table, async () => {
    const match = matchAt(table)
    const { takeBack: asked } = table
    if (asked === null || seatAt(table, player) === asked.by) throw new Refuse('noSuchThing')
    mustBeAt(match, version)
    if (allow === 'yes') {
      const { to } = await recollection(world, table, match, asked.by)
      await appendEntry(world, table, { kind: 'takeBack', by: asked.by, to: to.n })
    } else {
      table.takeBack = { ...asked, is: 'refused' }
      tellAround(world, table)
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
  // What is longer ago, or before a restart, is in the log alone. It waits for no other replay, as a game waits for it.
  const { setup } = match
  const entries = await wholeLog(world.store, match.id, setup)
  const positions = await world.replays.slowly(walk(setup, fullClock(table.room.settings), entries))
  match.past = pastOf(positions)
  const found = recollect(match.past, by)
  if (found === null) throw new Refuse('notReady')
  return found
}
