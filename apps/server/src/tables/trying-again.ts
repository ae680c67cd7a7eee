import { RefusedError } from '../refusing.ts'
import type { Table } from './table.ts'

/** Milliseconds after which the server tries again what could not be written and what no client would send again. */
export const beforeNextTry = 2000

/** Whether a move that happens by itself was refused as `busy` at a table that is still here. */
export const isToBeTriedAgain = (error: unknown, { isClosed }: Pick<Table, 'isClosed'>): boolean =>
  !isClosed && error instanceof RefusedError && error.refused.why === 'busy'
