import { setTimeout as after } from 'node:timers/promises'
import type { Membership } from '../cluster/membership.ts'
import { sides } from '../rooms/room.ts'
import type { Draining } from './beginning.ts'
import type { Holding } from './closing.ts'
import { closeIdleTables } from './closing.ts'
import { presenceAt } from './people.ts'
import type { Table } from './table.ts'

export interface Emptying extends Holding, Draining {
  readonly isClosing: boolean
  readonly now: () => number
  readonly cluster: Pick<Membership, 'hasHeirs' | 'release'>
}

const between = 250

/** Waits until nobody plays here any more, other processes can take the games, or the time is up. Meanwhile it drops each table at which nobody is. */
export async function untilNobodyPlays(world: Emptying): Promise<void> {
  while (!world.isClosing && world.drainsUntil !== null && world.now() < world.drainsUntil) {
    await closeIdleTables({ ...world, config: { IDLE_SECONDS: 0 } }, world.now())
    if (world.cluster.hasHeirs() || !(await isAnybodyPlaying(world))) return
    await after(between)
  }
}

async function isAnybodyPlaying({ tables }: Pick<Emptying, 'tables'>): Promise<boolean> {
  for await (const table of tables.each()) if (isPlayed(table)) return true
  return false
}

/** Whether a game goes on and one of its players is here. Where both are away, they find it later as it is now. */
function isPlayed(table: Table): boolean {
  const { players } = presenceAt(table)
  return (
    table.room.state === 'playing' && sides.some(side => players.has(table.room.seats[side]?.who.id ?? ''))
  )
}
