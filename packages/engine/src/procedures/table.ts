import type { Next } from '../changes/frames.ts'
import type { Effect, Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ProcedureName } from '../state/procedures.ts'

/** What the deed of a step returns when it has paid by itself: then comes the checkpoint of the paid cost (CR 1.16.3). */
export const paidAtOnce = Symbol('paidAtOnce')

/** A step of a procedure (CR 9.11.2a): no instruction of its own; a checkpoint follows only where marked. */
interface ProcedureRow<Of extends ProcedureName> {
  readonly step: string
  readonly rule: string
  readonly deed: (game: Game, frame: Procedure<Of>) => Next | typeof paidAtOnce
  readonly checkpoint?: true | undefined
  /** What interrupts may change before the deed. */
  readonly expects?: ((game: Game, frame: Procedure<Of>) => readonly Effect[]) | undefined
}

export type ProcedureTable<Of extends ProcedureName> = readonly ProcedureRow<Of>[]

/** All rows with the same fields: a look at rows that differ in them is slow, and steps are looked up all the time. */
export const laidOut = <Of extends ProcedureName>(rows: ProcedureTable<Of>): ProcedureTable<Of> =>
  rows.map(({ step, rule, deed, checkpoint, expects }) => ({ step, rule, deed, checkpoint, expects }))
