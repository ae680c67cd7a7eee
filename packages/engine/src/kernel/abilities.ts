import { askChoice, noNames, pop, takeOptions } from '../changes/frames.ts'
import type { Instruction } from '../instructions/index.ts'
import { verbOf } from '../instructions/index.ts'
import { instructionsAt } from '../language/definitions.ts'
import type { Choose } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { gather, whoIs } from '../queries/cards.ts'
import { refOf } from '../state/cards.ts'
import type { AbilityFrame, Frame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { checkpoint } from './checkpoint.ts'
import { noteExpected, withoutForbidden } from './effects.ts'
import { openInterrupts } from './interrupts.ts'
import { replace, resolveInstead } from './replacing.ts'

/** One instruction after another, each through the stages of CR 9.11.2 (also 9.5.7, 9.6.15, 9.7.2, 9.8.10). */
export function stepAbility(game: Game, frame: AbilityFrame): void {
  const instruction = instructionsAt(game, frame.of)[frame.at]
  if (instruction === undefined) return finish(game, frame)
  const verb = verbOf(instruction)
  switch (frame.stage) {
    case 'targets':
      if (announceTargets(game, frame, verb.targets?.(game, instruction, frame) ?? noTargets) === 'asked')
        return
      frame.stage = 'imminent'
      return
    case 'imminent':
      if (verb.expects !== undefined) {
        const effects = withoutForbidden(game, verb.expects(game, instruction, frame))
        if (effects.length > 0) {
          frame.expects = effects
          noteExpected(game, effects)
          frame.stage = 'replacing'
          return
        }
      }
      frame.stage = 'resolve'
      return
    case 'replacing':
      if (replace(game, frame, frame.by) === 'asked') return
      frame.stage = 'interrupts'
      return
    case 'interrupts':
      frame.stage = 'resolve'
      openInterrupts(game, game.frames.length - 1)
      return
    case 'resolve':
      resolve(game, frame, instruction)
      return
    case 'checkpoint':
      frame.at++
      frame.stage = 'targets'
      checkpoint(game)
  }
}

const noTargets: readonly Choose[] = Object.freeze([])
const noEffects = Object.freeze([])

function resolve(game: Game, frame: AbilityFrame, instruction: Instruction): void {
  const verb = verbOf(instruction)
  frame.stage = 'checkpoint'
  const effects = frame.expects
  frame.expects = noEffects
  const result = verb.resolve(game, instruction, frame, effects)
  const name = 'as' in instruction ? instruction.as : undefined
  if (result !== undefined && typeof name === 'string') frame.vars = { ...frame.vars, [name]: result }
  resolveInstead(game, effects)
}

/** CR 1.15.2: each announcement in turn; no object twice in one, as many as there are. */
function announceTargets(game: Game, frame: AbilityFrame, chooses: readonly Choose[]): 'asked' | 'announced' {
  const answer = takeOptions(frame)
  let answered = answer
  for (const choose of chooses) {
    if (choose.as in frame.vars) continue
    if (answered !== undefined) {
      const chosen = answered.flatMap(option => (option.card === undefined ? [] : [option.card]))
      frame.vars = { ...frame.vars, [choose.as]: chosen }
      answered = undefined
      continue
    }
    const cards = gather(game, choose.choose, frame)
    const most = Math.min(cards.length, amountOf(game, choose.most, frame))
    const least = Math.min(most, amountOf(game, choose.least, frame))
    if (most <= 0) {
      frame.vars = { ...frame.vars, [choose.as]: [] }
      continue
    }
    askChoice(game, {
      for: whoIs(choose.by ?? 'you', frame),
      asks: 'choose',
      about: frame.of,
      source: frame.source,
      options: cards.map(card => ({ does: 'card', card: refOf(card) })),
      least,
      most,
    })
    return 'asked'
  }
  return 'announced'
}

/** The names an inner list has bound are known to the ability around it. */
function finish(game: Game, frame: AbilityFrame): void {
  pop(game)
  if (!frame.inner) return
  const below: Frame | undefined = game.frames[game.frames.length - 1]
  if (below !== undefined && (below.kind === 'ability' || below.kind === 'procedure')) {
    below.vars = frame.vars === noNames ? below.vars : { ...below.vars, ...frame.vars }
  }
}
