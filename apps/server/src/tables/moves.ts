import type { Macro } from '@paydata/bots'
import type { Move } from '@paydata/match'
import type { Config } from '../config.ts'
import type { Log } from '../matches/log.ts'
import { bothBesides } from '../matches/log.ts'
import { advanceMatch } from '../matches/match.ts'
import { showAll } from '../matches/missed.ts'
import { RefusedError } from '../refusing.ts'
import type { Room } from '../rooms/room.ts'
import { matchAt } from './checks.ts'
import { dropUnwritten } from './closing.ts'
import { decide } from './deciding.ts'
import { schedule } from './due.ts'
import type { Finishing } from './ending.ts'
import { changeByEnd, showEnd } from './ending.ts'
import type { Stage } from './lateness.ts'
import { addToLateView } from './lateness.ts'
import { changeOfRoom, keepRoom } from './room-record.ts'
import type { Table } from './table.ts'
import { endTakeBackRequest } from './take-back-requests.ts'
import { tellAround, tellUpdates } from './telling.ts'
import { notingTurns } from './turns.ts'

/** What a move is written with and shown by, and what its end needs. */
export interface Moving extends Finishing, Stage {
  readonly log: Log
  readonly config: Pick<Config, 'MOST_WAITING' | 'SNAPSHOT_EVERY'>
}

/** Milliseconds: when a reply waits longer for the disk, others are refused, as connections have to be looked after as well. */
const longestWait = 2000

const isBusy = ({ log, config }: Pick<Moving, 'log' | 'config'>): boolean =>
  log.waiting() >= config.MOST_WAITING || log.waitingFor() > longestWait

/** Whatever changes a game goes through here: it is decided what comes of the move, that is written, and only then shown. */
export async function makeMove(
  world: Moving,
  table: Table,
  move: Move,
  macro: Macro | null = null,
  changed: Room = table.room,
): Promise<void> {
  const match = matchAt(table)
  const { room, takeBack } = table
  const isOwn = move.kind === 'answer' && move.how === 'player'
  // A client sends a refused reply again. For bots, clocks and presence nobody would.
  if (isOwn && isBusy(world)) throw new RefusedError('busy', { again: 1 })
  const deed = { move, macro, room: changed, now: world.now() }
  const decision = decide({ match, room, takeBack }, deed, world.config.SNAPSHOT_EVERY)
  if (!decision.ok) throw new RefusedError(decision.why)
  const { write, keep, show, looked, then } = decision

  // In one transaction, so that after a crash no order is obeyed that was over, and no game goes on that has ended.
  const change =
    then.is === 'ends'
      ? await changeByEnd(world, table, then.end)
      : write.room && changeOfRoom(world.store, table, write.room)
  const { rows, snapshot, turns } = write
  const noted = notingTurns(world.store, match.id, turns.before, turns.after, deed.now)
  const besides = bothBesides(change?.besides ?? null, noted)
  await world.log
    .append({ game: match.id, rows, snapshot, besides, fence: table.fence })
    .catch(error => dropUnwritten(world, table, error))

  if (change !== null) keepRoom(table, change)
  advanceMatch(match, keep.match)
  world.resting.touched(match)
  if (keep.takeBack === 'isOver') endTakeBackRequest(table)

  addToLateView(world, table, match, show)
  tellUpdates(world, match.id, showAll(match, show, match.since, looked))
  if (then.is === 'ends') return showEnd(world, table)
  if (then.room === 'toShow') tellAround(world, table)
  schedule(table.alarms, then.due)
}
