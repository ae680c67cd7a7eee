import type { Recollection } from '@paydata/match'
import { fullClock, recollect } from '@paydata/match'
import type { Asked, Given, TakeBack } from '@paydata/protocol'
import type { Limits } from '../limits/rates.ts'
import type { Match } from '../matches/match.ts'
import { keepPast, noteTookBack } from '../matches/match.ts'
import { pastOf, walk, wholeLog } from '../matches/restore.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import type { Side } from '../rooms/room.ts'
import { botAt, otherSide } from '../rooms/room.ts'
import { matchAt, mustBeAt, seatAt } from './checks.ts'
import { endIfTimeIsUp } from './clocks.ts'
import type { LogReading } from './lateness.ts'
import type { Moving } from './moves.ts'
import { makeMove } from './moves.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'
import { refuseTakeBack, requestTakeBack } from './take-back-requests.ts'
import { tellAround } from './telling.ts'

/** What a take-back needs: one of long ago is looked up in the log. */
type Remembering = Moving & LogReading

/** Takes an answer back at once if nobody has learned anything from it, and asks the opponent for anything else. */
export const takeBack = (
  world: Remembering & { readonly limits: Limits },
  table: Table,
  player: string,
  { version, only }: Asked<'takeBack'>,
): Promise<Given<'takeBack'>> =>
  inTurn(table, async () => {
    const by = seatAt(table, player)
    const match = matchAt(table)
    await endIfTimeIsUp(world, table)
    if (match.position.result !== null) throw new RefusedError('gameOver')
    const { tookBack } = match
    if (tookBack?.by === by && tookBack.version === version) return { taken: 'back', version: tookBack.led }
    mustBeAt(match, version)
    const found = await recollection(world, table, match, by)
    const opponent = table.room.seats[otherSide(by)]
    if (!found.isFree && only === 'free') throw new RefusedError('notReady')
    if (!found.isFree && table.room.settings.takeBacks === 'never') throw new RefusedError('notAllowed')
    // A bot allows everything, also one that plays on for a player who left.
    if (found.isFree || opponent === null || botAt(opponent) !== null) {
      await makeMove(world, table, { kind: 'takeBack', by, to: found.to.n })
      noteTookBack(match, by, version)
      return { taken: 'back', version: match.position.n }
    }
    if (isAskedAlready(table.takeBack, by)) return { taken: 'asked', version }
    notTooFast(world.limits('takeBacks', player))
    requestTakeBack(table, { by, version, ...found.undone })
    tellAround(world, table)
    return { taken: 'asked', version }
  })

/** One take-back is asked for at a time, and one that was refused not again before the game goes on. */
function isAskedAlready(takeBack: TakeBack | null, by: Side): boolean {
  if (takeBack === null) return false
  if (takeBack.by !== by && takeBack.is === 'refused') return false
  if (takeBack.by !== by) throw new RefusedError('notReady', { because: [{ code: 'opponentAsksTheSame' }] })
  if (takeBack.is === 'refused') throw new RefusedError('notAllowed', { because: [{ code: 'answerStands' }] })
  return true
}

/** The opponent allows or refuses it. */
export const answerTakeBack = (
  world: Remembering,
  table: Table,
  player: string,
  { version, allow }: Asked<'allowTakeBack'>,
): Promise<Given<'allowTakeBack'>> =>
  inTurn(table, async () => {
    const match = matchAt(table)
    const { takeBack: asked } = table
    if (asked === null || seatAt(table, player) === asked.by) throw new RefusedError('noSuchThing')
    mustBeAt(match, version)
    if (allow === 'yes') {
      const { to } = await recollection(world, table, match, asked.by)
      await makeMove(world, table, { kind: 'takeBack', by: asked.by, to: to.n })
    } else {
      refuseTakeBack(table, asked)
      tellAround(world, table)
    }
    return { version: match.position.n }
  })

async function recollection(world: LogReading, table: Table, match: Match, by: Side): Promise<Recollection> {
  const recent = recollect(match.past, by)
  if (recent !== null) return recent
  // Older answers, and those before a restart, are only in the log. This waits for no other replay, as the game waits for this.
  const { setup } = match
  const entries = await wholeLog(world.store, match.id, setup)
  const positions = await world.replays.slowly(walk(setup, fullClock(table.room.settings), entries))
  keepPast(match, pastOf(positions))
  const found = recollect(match.past, by)
  if (found === null) throw new RefusedError('notReady')
  return found
}
