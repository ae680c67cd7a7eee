import type { Definitions, OptionView, View } from '@paydata/engine'
import type { Recall } from '@paydata/engine/worlds'
import type { Bot, Dice, Thought } from '../bot.ts'
import { questionIn } from '../bot.ts'
import type { BareCode } from '../reasons/reason.ts'
import { reason } from '../reasons/reason.ts'
import { breaking, choosing, keeping, losing } from './choosing.ts'
import { corpAction, corpServer } from './corp.ts'
import { corpWindow } from './corp-window.ts'
import { agreeing, interrupting, reacting } from './judging.ts'
import { allocation, number } from './numbers.ts'
import { accessing, jackingOut, runnerAction, runnerWindow } from './runner.ts'
import type { Choice, Scene, Worth } from './scene.ts'
import { sceneOf, vain, worth } from './scene.ts'
import { hasNoTarget } from './targets.ts'

/** A player who knows what the game is about: it weighs each option by what the cards say and takes the best. */
export function sensible(definitions: Definitions): Bot {
  return (view, dice, recall) => {
    const question = questionIn(view)
    if (question.form === 'choose' && question.options.length === question.least) return only(question)
    const scene = sceneOf(view, question.for, definitions, recall)
    switch (question.form) {
      case 'choose':
        return choose(question, opinions(scene, question, dice))
      case 'number':
        return number(scene, question)
      case 'allocate':
        return allocation(question)
    }
  }
}

/** What it thinks of each option of a question, the best first. */
export function opinionsOn(
  view: View,
  definitions: Definitions,
  dice: Dice,
  recall: Recall | undefined,
): readonly Opinion[] {
  const question = questionIn(view)
  if (question.form !== 'choose') return []
  return opinions(sceneOf(view, question.for, definitions, recall), question, dice)
}

const only = ({ number: asked, options }: Choice): Thought => ({
  reply: { question: asked, choose: options.map((_, index) => index) },
  because: [reason('onlyOption')],
})

/** Options that differ by less than this are equally good, and the bot takes them in turns. */
const whim = 0.3

export interface Opinion extends Worth {
  readonly index: number
}

const opinions = (scene: Scene, question: Choice, dice: Dice): readonly Opinion[] =>
  question.options
    .map((option, index) => ({ index, ...weigh(scene, question, option, dice) }))
    .map(each => ({ ...each, worth: each.worth + (dice(1000) / 1000) * whim }))
    .sort((a, b) => b.worth - a.worth)

function choose(question: Choice, weighed: readonly Opinion[]): Thought {
  const wanted =
    question.least === question.most ? question.least : weighed.filter(each => each.worth > whim).length
  const count = Math.min(question.most, Math.max(question.least, wanted))
  const chosen = weighed.slice(0, count)
  return {
    reply: { question: question.number, choose: chosen.map(({ index }) => index) },
    because: chosen[0]?.because ?? [reason('noneWanted')],
  }
}

/** How good an option is. Doing nothing is worth nothing, so the option taken must be better. */
function weigh(scene: Scene, question: Choice, option: OptionView, dice: Dice): Worth {
  if (option.id === question.harmless && question.asks !== 'mulligan')
    return worth(0, reason(declining[question.asks] ?? 'nothingBetter'))
  if (option.inVain) return vain(reason('allForbidden'))
  const isCorp = scene.side === 'corp'
  const { definitions } = scene
  switch (question.asks) {
    case 'mulligan':
      return keeping(scene, option)
    case 'action':
      return isCorp ? corpAction(scene, option) : runnerAction(scene, option)
    case 'paidWindow':
      return isCorp ? corpWindow(scene, option) : runnerWindow(scene, option)
    case 'midAccess':
    case 'steal':
      return accessing(scene, option)
    case 'candidate':
    case 'becomesCandidate':
      return worth(1, reason('mayBeAgenda'))
    case 'jackOut':
      return jackingOut(scene, option)
    case 'discard':
    case 'payment':
    case 'trashLike':
    case 'overMemory':
      return losing(scene, option)
    case 'subroutines':
      return breaking(scene, option)
    case 'server':
      return isCorp
        ? corpServer(scene, option, question.definition)
        : runnerAction(scene, { ...option, does: 'run' })
    case 'choose':
    case 'search':
    case 'host':
    case 'arrange':
      return choosing(scene, question, option)
    case 'effect':
      return hasNoTarget(scene, definitions.node(option.ability ?? ''))
        ? vain(reason('nothingToChoose'))
        : worth(dice(100) / 100, reason('allAlike'))
    case 'psi':
    case 'word':
    case 'position':
      return worth(dice(100) / 100, reason('unforeseen'))
    case 'reaction':
      return reacting(scene, option)
    case 'interrupt':
      return interrupting(scene, option)
    case 'confirm':
      return agreeing(scene, question, option)
    case 'number':
    case 'trace':
      return worth(0, reason('changesLittle'))
  }
}

/** Why it passes although it could do something. */
const declining: Readonly<Partial<Record<Choice['asks'], BareCode>>> = {
  jackOut: 'wayIsWorthIt',
  confirm: 'takesMore',
  reaction: 'moreHarm',
  interrupt: 'notWorthStopping',
  midAccess: 'trashTooDear',
  trashLike: 'installedMayStay',
}
