import { askChoice, bindNames, isInnermost, noNames, pop, takeOptions } from '../changes/frames.ts'
import type { Instruction } from '../instructions/index.ts'
import { verbOf } from '../instructions/index.ts'
import { instructionsAt, poolOf } from '../language/definitions.ts'
import type { Choose } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { gather } from '../queries/cards.ts'
import { couldBeOf } from '../queries/potential.ts'
import { whoIs } from '../queries/references.ts'
import type { Refusal } from '../queries/refusals.ts'
import { showsCards } from '../queries/sight.ts'
import { judgeUnlike } from '../queries/unfit.ts'
import { refOf } from '../state/cards.ts'
import type { AbilityFrame, Frame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import { rulesOf } from '../timing/edition.ts'
import { checkpoint } from './checkpoint.ts'
import { changeImminent, expectOf } from './imminent.ts'
import { loops, nextPass } from './loops.ts'
import { asResultOf, resolveInstead } from './replacing.ts'
import { noteIdle } from './states.ts'

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
  if (expectOf(game, frame, asResultOf(frame.vars, expected)) === 'resolves')
    return resolve(game, frame, instruction)
  frame.vars = { ...frame.vars, hadEffects: true }
}

function leaveInstruction(game: Game, frame: AbilityFrame): void {
  frame.at++
  frame.announced = nothing
  frame.stage = 'targets'
  checkpoint(game)
}

const noTargets: readonly Choose[] = []
const noEffects: readonly never[] = []

function resolve(game: Game, frame: AbilityFrame, instruction: Instruction): void {
  const verb = verbOf(instruction)
  frame.stage = 'checkpoint'
  const effects = frame.expects
  frame.expects = noEffects
  const { length } = game.happened
  const result = verb.resolve(game, instruction, frame, effects)
  // CR 9.6.7d: what cannot be changed while it is imminent is expected if it happens.
  if (game.happened.length > length && frame.vars.hadEffects !== true && poolOf(game).hasStates)
    frame.vars = { ...frame.vars, hadEffects: true }
  const name = 'as' in instruction ? instruction.as : undefined
  if (result !== undefined && typeof name === 'string') frame.vars = { ...frame.vars, [name]: result }
  resolveInstead(game, effects)
  if (frame.stage === 'checkpoint' && isInnermost(game, frame)) leaveInstruction(game, frame)
}

/**
 * CR 1.15.2: each announcement in turn; as many as there are, and no object twice in one. Where the edition lets an
 * object be chosen twice, nothing happens to it the second time: so one is enough.
 */
function announceTargets(game: Game, frame: AbilityFrame, instruction: Instruction): 'asked' | 'announced' {
  const chooses = verbOf(instruction).targets?.(game, instruction, frame) ?? noTargets
  const answer = takeOptions(frame)
  let answered = answer
  for (const choose of chooses) {
    if (frame.announced.includes(choose.as)) continue
    if (answered !== undefined) {
      const chosen = answered.flatMap(option => (option.card === undefined ? [] : [option.card]))
      announce(frame, choose.as, chosen)
      answered = undefined
      continue
    }
    const options = optionsAmong(among => judgeTargets(game, frame, instruction, choose, among))
    const wanted = amountOf(game, choose.most, frame)
    const most = Math.min(options.length, wanted)
    const atLeast = Math.min(most, amountOf(game, choose.least, frame))
    const least = rulesOf(game).sameTargetTwice === 'yes' ? Math.min(1, atLeast) : atLeast
    // CR 10.2.2b: where there could be something to choose for all others know, being asked tells nothing.
    if (most <= 0 && (wanted <= 0 || couldBeOf(game, choose.choose, 'public', frame).length === 0)) {
      announce(frame, choose.as, [])
      continue
    }
    askChoice(game, {
      for: chooserOf(choose, frame),
      asks: 'choose',
      about: { is: 'ability', path: frame.of },
      source: frame.source,
      options,
      least,
      most,
    })
    return 'asked'
  }
  return 'announced'
}

const chooserOf = (choose: Choose, frame: AbilityFrame): Side => whoIs(choose.by ?? 'you', frame)

/** The cards to choose from for one announcement, and those that could be confused with them. */
function judgeTargets(
  game: Game,
  frame: AbilityFrame,
  instruction: Instruction,
  choose: Choose,
  among: Candidates,
): void {
  const { mayChoose } = verbOf(instruction)
  for (const card of gather(game, choose.choose, frame)) {
    const may = mayChoose?.(game, instruction, frame, choose, card) ?? true
    judge(among, may ? undefined : noSwap, () => ({ does: 'card', card: refOf(card) }))
  }
  if (among.refused !== null)
    judgeUnlike(game, chooserOf(choose, frame), choose.choose, frame, '1.15.2b', among)
}
const noSwap: Refusal = { reason: 'noSwap', rule: '8.8.2' }

/** The same for the announcement that is open now. */
export function judgeOpenTargets(game: Game, frame: AbilityFrame, among: Candidates): void {
  const instruction = instructionsAt(game, frame.of)[frame.at]
  if (instruction === undefined) return
  const chooses = verbOf(instruction).targets?.(game, instruction, frame) ?? noTargets
  const open = chooses.find(choose => !frame.announced.includes(choose.as))
  if (open !== undefined) judgeTargets(game, frame, instruction, open, among)
}

function announce(frame: AbilityFrame, as: string, cards: readonly Ref[]): void {
  frame.vars = { ...frame.vars, [as]: cards }
  frame.announced = [...frame.announced, as]
}
const nothing: readonly string[] = []

/** The names an inner list has bound are known to the ability around it. */
function finish(game: Game, frame: AbilityFrame): void {
  pop(game)
  if (poolOf(game).hasStates) noteIdle(game, frame)
  if (!frame.inner) return
  const below: Frame | undefined = game.frames[game.frames.length - 1]
  if (below !== undefined && showsCards(below) && frame.vars !== noNames) bindNames(below, frame.vars)
}
