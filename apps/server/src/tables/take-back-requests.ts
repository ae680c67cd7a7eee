import type { TakeBack } from '@paydata/protocol'
import type { Match } from '../matches/match.ts'
import type { Owned } from '../owned.ts'
import type { Table } from './table.ts'

type Requests = Owned<Pick<Table, 'takeBack'>, 'takeBack'>

/** A player asks the opponent to let them take something back. */
export function requestTakeBack(table: Requests, request: Omit<TakeBack, 'is'>): void {
  table.takeBack = { ...request, is: 'asked' }
}

/** The opponent lets the answer stand; the room says so until the game goes on. */
export function refuseTakeBack(table: Requests, request: TakeBack): void {
  table.takeBack = { ...request, is: 'refused' }
}

/** A request is over when the game has gone on since. The result is whether there was one. */
export function endTakeBackRequest(table: Requests, { position }: Match): boolean {
  const isOver = table.takeBack !== null && table.takeBack.version < position.changed
  if (isOver) table.takeBack = null
  return isOver
}
