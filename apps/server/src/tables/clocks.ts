import { nextFall } from '@paydata/match'
import { isByPost } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import { beginningAnyway } from '../rooms/match-of-two.ts'
import type { Draining } from './beginning.ts'
import { saveRoomOrBegin } from './beginning.ts'
import type { Alarm } from './due.ts'
import { fallOf } from './due.ts'
import type { Moving } from './moves.ts'
import { makeMove } from './moves.ts'
import { inTurn } from './queue.ts'
import type { Table } from './table.ts'
import { tellAround, tellLobby } from './telling.ts'
import { Timer } from './timer.ts'
import { beforeNextTry, isToBeTriedAgain } from './trying-again.ts'

/** What happens by itself needs: a game may begin. */
export type Ticking = Moving & Draining

/** The alarm that rings when the player who has to decide runs out of time. */
export class ClockAlarm implements Alarm<number> {
  readonly #world: Ticking
  readonly #table: () => Table
  readonly #timer = new Timer()

  constructor(world: Ticking, table: () => Table) {
    this.#world = world
    this.#table = table
  }

  set(at: number | null): void {
    const world = this.#world
    if (at === null) this.#timer.stop()
    else this.#timer.start(Math.max(0, at - world.now()), () => void timeIsUp(world, this.#table()))
  }

  isSet(): boolean {
    return this.#timer.isRunning()
  }
}

/**
 * Ends the game if a player has run out of time: an answer that comes later does not count, even if it is noticed first. By post it
 * does, as `falling.ts` looks after that.
 */
export async function endIfTimeIsUp(world: Moving, table: Table): Promise<void> {
  const { match, room } = table
  if (isByPost(room.settings.clock)) return
  const fall = match === null ? null : nextFall(match.position, match.since, world.now())
  if (fall !== null && fall.in <= 0) await makeMove(world, table, { kind: 'timeOut', by: fall.by })
}

/** The second game of a match begins by itself, whoever is there. */
async function beginSecond(world: Ticking, table: Table): Promise<void> {
  if (table.room.before === null || world.drainsUntil !== null) return
  await saveRoomOrBegin(world, table, beginningAnyway(table.room), null)
  tellAround(world, table)
  tellLobby(world, table)
}

async function timeIsUp(world: Ticking, table: Table): Promise<void> {
  try {
    await inTurn(table, async () => {
      if (table.room.state === 'open') return beginSecond(world, table)
      await endIfTimeIsUp(world, table)
      // A player may have answered while the alarm waited for its turn.
      if (table.match?.position.result === null) table.alarms.clock.set(fallOf(table.match))
    })
  } catch (error) {
    if (error instanceof Elsewhere) return
    world.logger.error({ game: table.id, err: error }, 'could not write a loss on time')
    if (isToBeTriedAgain(error, table)) table.alarms.clock.set(world.now() + beforeNextTry)
  }
}
