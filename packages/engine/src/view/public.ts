import type { RunView, StepView, TraceView, WaitingView } from '../fields/types.ts'
import { linkOf } from '../queries/facts/characteristics.ts'
import { indexOfPosition, runOf, serverOf } from '../queries/facts/look.ts'
import { phaseOf, rowAt } from '../rulebook/edition.ts'
import type { Game } from '../state/game.ts'
import { checkGame } from '../state/shape.ts'

/** The step of the innermost timing structure, as every view tells it. */
export function stepNow(game: Game): StepView | null {
  checkGame(game)
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i]
    if (frame?.kind === 'structure')
      return { structure: frame.of, step: frame.step, rule: rowAt(game, frame).rule }
  }
  return null
}

export function runView(game: Game): RunView | null {
  const run = runOf(game)
  if (run === undefined) return null
  const { server: id, position, successful } = run.vars
  const server = serverOf(game, id)
  const index = server === undefined || position === null ? -1 : indexOfPosition(server, position)
  return {
    server: id,
    phase: phaseOf(game, run),
    position: index < 0 ? null : index,
    successful,
  }
}

/** The innermost trace (CR 10.8). */
export function traceView(game: Game): TraceView | null {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i]
    if (frame?.kind !== 'procedure' || frame.of !== 'trace') continue
    const { base, corpStrength: strength = null } = frame.vars
    return { base, strength, link: linkOf(game) }
  }
  return null
}

/** Who is asked, and nothing about what they might answer. */
export const waitingView = (game: Game): readonly WaitingView[] =>
  game.waiting.map(question => ({ for: question.for, asks: question.asks }))
