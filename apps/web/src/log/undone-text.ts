import type { Side } from '@paydata/engine'
import { atTable } from '../messages/at-table.ts'

/** That an answer was taken back, and by whom if that is known. */
export const undoneText = (by: Side | null): string =>
  by === null ? atTable.log.undone.somebody : atTable.log.undone.by(by)
