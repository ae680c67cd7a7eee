import type { Next } from '../changes/frames.ts'
import type { ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

/** A step of a procedure (CR 9.11.2a): no instruction of its own; a checkpoint follows only where marked. */
interface ProcedureRow {
  readonly step: string
  readonly rule: string
  readonly deed: (game: Game, frame: ProcedureFrame) => Next
  readonly checkpoint?: true
}

export type Procedure = readonly ProcedureRow[]
