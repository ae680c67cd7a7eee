import type { AbilityFrame, Effect, StructureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { noteExpected, withoutImpossible, withValues } from './effects.ts'
import { openInterrupts } from './interrupts.ts'
import { replace } from './replacing.ts'

/** An instruction or a step of a timing structure: both go through the stages of CR 9.11.2. */
type Imminent = AbilityFrame | StructureFrame

/** CR 9.9.2: what is expected can be changed; what is expected to do nothing simply resolves. */
export function expectOf(game: Game, frame: Imminent, effects: readonly Effect[]): 'changeable' | 'resolves' {
  const left =
    effects.length === 0
      ? effects
      : withoutImpossible(game, effects, frame.kind === 'ability' ? frame : undefined)
  if (left.length === 0) {
    frame.stage = 'resolve'
    return 'resolves'
  }
  frame.expects = withValues(game, left)
  noteExpected(game, frame.expects)
  frame.stage = 'replacing'
  return 'changeable'
}

/** Replacement effects change what is imminent first (CR 9.9.9b), then interrupts do (CR 9.9.4). */
export function changeImminent(game: Game, frame: Imminent, by: Side): void {
  if (frame.stage === 'replacing') {
    if (replace(game, frame, by) === 'asked') return
    frame.expects = withValues(game, frame.expects)
    frame.stage = 'interrupts'
    return
  }
  frame.stage = 'resolve'
  openInterrupts(game, game.frames.length - 1)
}
