import { setImmediate as breathe } from 'node:timers/promises'
import type { Table } from './table.ts'

/** The tables that are in the memory of this process, also while they are being read. */
export interface OpenTables {
  get(game: string): Promise<Table> | undefined
  /** The table of a game, if it is here and could be opened. */
  find(game: string): Promise<Table | null>
  /** All that could be opened. Others are answered in between, as there may be ten thousand. */
  each(): AsyncIterable<Table>
  add(game: string, opened: Promise<Table>): void
  remove(game: string): void
}

/** How many tables are looked at in one turn of the event loop. */
const atOnce = 100

/** `counted` is told how many there are whenever that changes. */
export function newOpenTables(counted: (count: number) => void): OpenTables {
  const tables = new Map<string, Promise<Table>>()
  const find = async (game: string): Promise<Table | null> =>
    (await tables.get(game)?.catch(() => null)) ?? null
  return {
    get: game => tables.get(game),
    find,
    async *each() {
      for (const [nth, game] of [...tables.keys()].entries()) {
        if (nth % atOnce === atOnce - 1) await breathe()
        const table = await find(game)
        if (table !== null) yield table
      }
    },
    add(game, opened) {
      tables.set(game, opened)
      counted(tables.size)
    },
    remove(game) {
      tables.delete(game)
      counted(tables.size)
    },
  }
}
