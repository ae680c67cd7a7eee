import { bindNames } from '../changes/bind-names.ts'
import { isInnermost, noNames, pop } from '../changes/frames.ts'
import type { Instruction } from '../instructions/index.ts'
import { verbOf } from '../instructions/index.ts'
import { carryOut } from '../instructions/verb.ts'
import { instructionsAt, poolOf } from '../language/definitions.ts'
import { showsCards } from '../queries/facts/sight.ts'
import { withName } from '../state/extended.ts'
import type { AbilityFrame, Frame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { checkpoint } from './checkpoint.ts'
import { changeImminent, expectOf } from './imminent.ts'
import { loops, nextPass } from './loops.ts'
import { asResultOf, resolveInstead } from './replacing.ts'
import { noteIdle } from './states.ts'
import { announceTargets } from './targets.ts'

/** One instruction after another, each through the stages of CR 9.11.2 (also 9.5.7, 9.6.15, 9.7.2, 9.8.10). */
export function stepAbility(game: Game, frame: AbilityFrame): void {
  const instruction = instructionsAt(game, frame.of)[frame.at]
  if (instruction === undefined) return finish(game, frame)
  switch (frame.stage) {
    case 'targets':
      if (frame.at === 0 && !frame.inner && frame.repeats === null && game.frames.length > 12) {
        const loop = loops(game, frame)
        if (loop === 'ends') return pop(game)
        if (loop === 'asked') return
      }
      if (announceTargets(game, frame, instruction) === 'asked') return
      frame.stage = 'imminent'
      return expectNext(game, frame, instruction)
    case 'imminent':
      return expectNext(game, frame, instruction)
    case 'replacing':
    case 'interrupts':
      return changeImminent(game, frame, frame.by)
    case 'resolve':
      return resolve(game, frame, instruction)
    case 'again':
      return nextPass(game, frame)
    case 'checkpoint':
      return leaveInstruction(game, frame)
  }
}

function expectNext(game: Game, frame: AbilityFrame, instruction: Instruction): void {
  const expected = verbOf(instruction).expects?.(game, instruction, frame) ?? noEffects
  if (expected.length === 0) frame.stage = 'resolve'
  if (expected.length === 0 || expectOf(game, frame, asResultOf(frame.vars, expected)) === 'resolves')
    return resolve(game, frame, instruction)
  frame.vars = withName(frame.vars, 'hadEffects', true)
}

function leaveInstruction(game: Game, frame: AbilityFrame): void {
  frame.at++
  frame.announced = nothing
  frame.stage = 'targets'
  checkpoint(game)
}

const noEffects: readonly never[] = []
const nothing: readonly string[] = []

function resolve(game: Game, frame: AbilityFrame, instruction: Instruction): void {
  frame.stage = 'checkpoint'
  const effects = frame.expects
  frame.expects = noEffects
  const { length } = game.happened
  const result = carryOut(verbOf(instruction), game, instruction, frame, effects)
  // CR 9.6.7d: what cannot be changed while it is imminent is expected if it happens.
  if (game.happened.length > length && frame.vars.hadEffects !== true && poolOf(game).hasStates)
    frame.vars = withName(frame.vars, 'hadEffects', true)
  const name = 'as' in instruction ? instruction.as : undefined
  if (result !== undefined && typeof name === 'string') frame.vars = withName(frame.vars, name, result)
  if (effects.length > 0) resolveInstead(game, effects)
  if (frame.stage === 'checkpoint' && isInnermost(game, frame)) leaveInstruction(game, frame)
}

/** The names an inner list has bound are known to the ability around it. */
function finish(game: Game, frame: AbilityFrame): void {
  pop(game)
  if (poolOf(game).hasStates) noteIdle(game, frame)
  if (!frame.inner) return
  const below: Frame | undefined = game.frames[game.frames.length - 1]
  if (below !== undefined && showsCards(below) && frame.vars !== noNames) bindNames(below, frame.vars)
}
