import type { BotLevel } from '@paydata/protocol'
import { Refuse } from '../refusing.ts'
import { comeBack, standInFor } from '../rooms/changes.ts'
import type { Room } from '../rooms/room.ts'
import { otherSide } from '../rooms/room.ts'
import type { World } from '../world.ts'
import { mustHaveLeft } from './claims.ts'
import { matchAt, scheduleClockAndBots, seatAt } from './playing.ts'
import { noteAllPresence } from './presence.ts'
import { saveRoom } from './room-record.ts'
import type { Table } from './table.ts'
import { inTurn } from './table.ts'
import { tellAround } from './telling.ts'

/** A bot plays on for an opponent who has left for so long that the victory could be claimed. */
export const callBot = (world: World, table: Table, player: string, level: BotLevel): Promise<void> =>
  inTurn(table, async () => {
    const left = otherSide(seatAt(table, player))
    if (matchAt(table).position.result !== null) throw new Refuse('gameOver')
    if (table.room.seats[left]?.standIn === level) return
    mustHaveLeft(world, table, left)
    await seated(world, table, standInFor(table.room, left, level))
  })

/** The player has the seat again, at whatever question the bot has come to. */
export const takeSeatAgain = (world: World, table: Table, player: string): Promise<void> =>
  inTurn(table, async () => {
    seatAt(table, player)
    const room = comeBack(table.room, player)
    if (room !== table.room) await seated(world, table, room)
  })

async function seated(world: World, table: Table, room: Room): Promise<void> {
  await saveRoom(world, table, room)
  table.room = room
  await noteAllPresence(world, table)
  tellAround(world, table)
  if (matchAt(table).position.result === null) scheduleClockAndBots(world, table)
}
