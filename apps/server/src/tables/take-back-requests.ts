import type { TakeBack } from '@paydata/protocol'
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

/** The game has gone on since. */
export function endTakeBackRequest(table: Requests): void {
  table.takeBack = null
}
