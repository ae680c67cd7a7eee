import type { Next } from '../changes/frames.ts'
import type { Effect, Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ProcedureName } from '../state/procedures.ts'

/** A step of a procedure (CR 9.11.2a): no instruction of its own; a checkpoint follows only where marked. */
interface ProcedureRow<Of extends ProcedureName> {
  readonly step: string
  readonly rule: string
  readonly deed: (game: Game, frame: Procedure<Of>) => Next
  readonly checkpoint?: true
  /** What interrupts may change before the deed. */
  readonly expects?: (game: Game, frame: Procedure<Of>) => readonly Effect[]
}

export type ProcedureTable<Of extends ProcedureName> = readonly ProcedureRow<Of>[]
