import { RefusedError } from '../refusing.ts'
import { comeBack, standInFor } from '../rooms/changes.ts'
import type { BotPlays, Room } from '../rooms/room.ts'
import { otherSide } from '../rooms/room.ts'
import { matchAt, seatAt } from './checks.ts'
import { mustHaveLeft } from './claims.ts'
import { dueAt, schedule } from './due.ts'
import type { Moving } from './moves.ts'
import { noteAllPresence } from './presence.ts'
import { inTurn } from './queue.ts'
import { saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import { tellAround } from './telling.ts'
import { notingTurns, turnsAt } from './turns.ts'

/** A bot takes the seat of an opponent who has been away for so long that the player could claim the victory. */
export const callBot = (world: Moving, table: Table, player: string, bot: BotPlays): Promise<void> =>
  inTurn(table, async () => {
    const left = otherSide(seatAt(table, player))
    if (matchAt(table).position.result !== null) throw new RefusedError('gameOver')
    if (table.room.settings.stakes === 'rated')
      throw new RefusedError('notAllowed', { because: [{ code: 'ownGameForPoints' }] })
    if (table.room.seats[left]?.standIn === bot.level) return
    mustHaveLeft(world, table, left)
    await seated(world, table, standInFor(table.room, left, bot))
  })

/** The player takes the seat back from the bot, at whatever question the bot has come to. */
export const takeSeatAgain = (world: Moving, table: Table, player: string): Promise<void> =>
  inTurn(table, async () => {
    seatAt(table, player)
    const room = comeBack(table.room, player)
    if (room !== table.room) await seated(world, table, room)
  })

async function seated(world: Moving, table: Table, room: Room): Promise<void> {
  const match = matchAt(table)
  const [before, after] = [turnsAt(match, table.room), turnsAt(match, room)]
  await saveRoom(world, table, room, {
    besides: notingTurns(world.store, table.id, before, after, match.since),
  })
  await noteAllPresence(world, table)
  tellAround(world, table)
  if (match.position.result === null) schedule(table.alarms, dueAt(match, table.room))
}
