import { Elsewhere } from '../cluster/cluster.ts'
import type { Owned } from '../owned.ts'
import type { Table } from './table.ts'

type Queue = Owned<Table, 'isClosed' | 'queue' | 'usedAt'>

/** Does something at a table after everything that was asked of it before. */
export function inTurn<T>(table: Queue, work: () => Promise<T>): Promise<T> {
  table.usedAt = Date.now()
  const done = table.queue.then(() => {
    if (table.isClosed) throw new Elsewhere(table.id)
    return work()
  })
  // What came of it is not kept, which may be a whole view.
  table.queue = done.then(nothing, nothing)
  return done
}

const nothing = (): void => undefined

/** From here on nothing is done at this table: what was asked of it is asked of the owner of its game. */
export function closeQueue(table: Queue): void {
  table.isClosed = true
}
