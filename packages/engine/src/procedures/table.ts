import type { Next } from '../changes/frames.ts'
import type { Effect, ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

/** A step of a procedure (CR 9.11.2a): no instruction of its own; a checkpoint follows only where marked. */
interface ProcedureRow {
  readonly step: string
  readonly rule: string
  readonly deed: (game: Game, frame: ProcedureFrame) => Next
  readonly checkpoint?: true
  /** What interrupts may change before the deed. */
  readonly expects?: (game: Game, frame: ProcedureFrame) => readonly Effect[]
}

export type Procedure = readonly ProcedureRow[]
