import { pop } from '../changes/frames.ts'
import { jump } from '../changes/runs.ts'
import type { StructureFrame } from '../state/frames.ts'
import type { Verb } from './verb.ts'

export interface EndActionPhase {
  readonly do: 'endActionPhase'
}

/** The action phase ends: everything in progress in it is over (CR 5.4.3). */
export const endActionPhase = (): EndActionPhase => ({ do: 'endActionPhase' })

export const endActionPhaseVerb: Verb<EndActionPhase> = {
  resolve(game, _written, scope) {
    const turn = game.frames[0]
    if (turn === undefined || turn.kind !== 'structure' || game.active !== scope.by || !isInActionPhase(turn))
      return
    while (game.frames.length > 1) pop(game)
    jump(turn, 'actionPhaseEnds')
  },
}

const isInActionPhase = (turn: StructureFrame): boolean =>
  turn.step === 'actionPhaseWindow' || turn.step === 'action' || turn.step === 'nextAction'
