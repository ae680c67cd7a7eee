import { askChoice, takeOptions } from '../changes/frames.ts'
import type { Instruction } from '../instructions/index.ts'
import { verbOf } from '../instructions/index.ts'
import type { ChooseSubroutine, Target } from '../instructions/verb.ts'
import { instructionsAt, pathOf } from '../language/definitions.ts'
import type { Choose } from '../language/expressions.ts'
import { judgeUnlike } from '../queries/allowed/unfit.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardsOf, gather } from '../queries/facts/matching-cards.ts'
import { whoIs } from '../queries/facts/references.ts'
import { canSee } from '../queries/facts/sight.ts'
import { subroutinesOf } from '../queries/facts/subroutines.ts'
import { couldBeOf } from '../queries/outcomes/potential.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { refOf } from '../state/cards.ts'
import { withName } from '../state/extended.ts'
import type { AbilityFrame, Bound } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Option, Question } from '../state/questions.ts'

const targetsOf = (game: Game, frame: AbilityFrame, instruction: Instruction): readonly Target[] =>
  verbOf(instruction).targets?.(game, instruction, frame) ?? noTargets
const noTargets: readonly Target[] = []

const isSubroutine = (target: Target): target is ChooseSubroutine => 'subroutineOf' in target

/**
 * CR 1.15.2: each announcement in turn; as many as there are, and no object twice in one. Where the edition lets an
 * object be chosen twice, nothing happens to it the second time: so one is enough.
 */
export function announceTargets(
  game: Game,
  frame: AbilityFrame,
  instruction: Instruction,
): 'asked' | 'announced' {
  let answered = takeOptions(frame)
  for (const target of targetsOf(game, frame, instruction)) {
    if (frame.announced.includes(target.as)) continue
    let chosen: Bound | 'asked'
    if (answered !== undefined) {
      chosen = isSubroutine(target) ? keyIn(answered) : answered.flatMap(({ card }) => card ?? [])
      answered = undefined
    } else
      chosen = isSubroutine(target)
        ? askForSubroutine(game, frame, target)
        : askForCards(game, frame, instruction, target)
    if (chosen === 'asked') return 'asked'
    frame.vars = withName(frame.vars, target.as, chosen)
    frame.announced = [...frame.announced, target.as]
  }
  return 'announced'
}

function askForCards(
  game: Game,
  frame: AbilityFrame,
  instruction: Instruction,
  choose: Choose,
): 'asked' | readonly never[] {
  const options = optionsAmong(among => judgeTargets(game, frame, instruction, choose, among))
  const wanted = amountOf(game, choose.most, frame)
  const most = Math.min(options.length, wanted)
  const atLeast = Math.min(most, amountOf(game, choose.least, frame))
  const least = rulesOf(game).sameTargetTwice === 'yes' ? Math.min(1, atLeast) : atLeast
  // CR 10.2.2b: where there could be something to choose for all others know, being asked tells nothing.
  if (most <= 0 && (wanted <= 0 || !couldBeChosen(game, frame, instruction, choose))) return []
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

/** Whether there could be a target for all that everybody knows. */
function couldBeChosen(game: Game, frame: AbilityFrame, instruction: Instruction, choose: Choose): boolean {
  const { refusalToChoose } = verbOf(instruction)
  return couldBeOf(game, choose.choose, 'public', frame).some(
    card =>
      !canSee(game, 'public', card) ||
      refusalToChoose?.(game, instruction, frame, choose, card) === undefined,
  )
}

/** Only one subroutine, or none, needs no question. */
function askForSubroutine(game: Game, frame: AbilityFrame, target: ChooseSubroutine): Bound {
  const ice = cardsOf(game, target.subroutineOf, frame)[0]
  const options = ice === undefined ? [] : subroutinesOf(game, ice).map(optionFor)
  if (ice === undefined || options.length < 2) return keyIn(options)
  askChoice(game, {
    for: frame.by,
    asks: 'subroutines',
    about: { is: 'resolved' },
    source: refOf(ice),
    options,
  })
  return 'asked'
}

const optionFor = ({ key, ability }: ReturnType<typeof subroutinesOf>[number], index: number): Option => ({
  does: 'subroutine',
  key,
  index,
  ability: pathOf(ability),
})

/** The name of the subroutine; of none an empty list. */
const keyIn = (options: readonly Option[]): Bound => options[0]?.key ?? []

const chooserOf = (choose: Choose, frame: AbilityFrame): Side => whoIs(choose.by ?? 'you', frame)

/** The cards to choose from for one announcement, and those that could be confused with them. */
function judgeTargets(
  game: Game,
  frame: AbilityFrame,
  instruction: Instruction,
  choose: Choose,
  among: Candidates,
): void {
  const { refusalToChoose } = verbOf(instruction)
  for (const card of gather(game, choose.choose, frame)) {
    const refusal = refusalToChoose?.(game, instruction, frame, choose, card)
    judge(among, refusal, () => ({ does: 'card', card: refOf(card) }))
  }
  if (among.refused !== null)
    judgeUnlike(game, chooserOf(choose, frame), choose.choose, frame, '1.15.2b', among)
}

/** The announcement of cards that is open now, and the instruction that it is for. */
function openTarget(game: Game, frame: AbilityFrame): readonly [Instruction, Choose] | undefined {
  const instruction = instructionsAt(game, frame.of)[frame.at]
  if (instruction === undefined) return undefined
  const open = targetsOf(game, frame, instruction).find(target => !frame.announced.includes(target.as))
  return open === undefined || isSubroutine(open) ? undefined : [instruction, open]
}

/** The same for the announcement that is open now. */
export function judgeOpenTargets(game: Game, frame: AbilityFrame, among: Candidates): void {
  const open = openTarget(game, frame)
  if (open !== undefined) judgeTargets(game, frame, ...open, among)
}

/** Whether one card has to be chosen, and everybody sees that no other could be. */
export function isOnlyTarget(game: Game, question: Question): boolean {
  const frame = game.frames[game.frames.length - 1]
  if (question.form !== 'choose' || question.asks !== 'choose' || frame?.kind !== 'ability') return false
  if (question.least !== 1 || question.options.length !== 1) return false
  const open = openTarget(game, frame)
  if (open === undefined) return false
  const could = couldBeOf(game, open[1].choose, 'public', frame)
  return could.length === 1 && could.every(card => canSee(game, 'public', card))
}
