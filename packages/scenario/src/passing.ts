import { accessOf, approachOf, breachOf, encounterOf, runOf } from '@paydata/engine/inside/queries/facts/look'
import type { Game } from '@paydata/engine/inside/state/game'
import { sides } from '@paydata/engine/inside/state/names'
import type { What } from '@paydata/engine/inside/state/occurrences'
import type { OptionKind, Question } from '@paydata/engine/inside/state/questions'
import { askedOf, placeOf } from './asking.ts'
import { checkKeys, checkRecord, checkWord } from './checking.ts'
import type { Moment, Passed, Playing } from './playing.ts'
import { refuse } from './refusing.ts'

const goals = [
  'nextAction',
  'corpAction',
  'runnerAction',
  'approach',
  'encounter',
  'jackOut',
  'success',
  'breach',
  'access',
  'runEnds',
  'discard',
  'turnEnds',
] as const

/** What to pass until: the next of these comes, or a function of the state says so. */
export type Goal = (typeof goals)[number] | ((game: Game) => boolean)

const isAsked = (game: Game, asks: Question['asks']): boolean =>
  game.waiting.some(question => question.asks === asks)

/** Whether a goal is reached by what has happened since the passing began, or by the answer just before. */
function isReached({ game, log }: Moment, goal: Goal, from: Moment): boolean {
  const isNew = (what: What): boolean => log.slice(from.known).some(each => each.what === what)
  if (typeof goal === 'function') return goal(game)
  switch (goal) {
    case 'nextAction':
      return isAsked(game, 'action')
    case 'corpAction':
    case 'runnerAction':
      return isAsked(game, 'action') && goal.startsWith(game.active)
    case 'jackOut':
    case 'discard':
      return isAsked(game, goal)
    case 'approach':
      return approachOf(game) !== undefined && isNew('iceApproached')
    case 'encounter':
      return encounterOf(game) !== undefined && isNew('iceEncountered')
    case 'success':
      return runOf(game)?.vars.reachedSuccess === true
    case 'breach':
      return breachOf(game) !== undefined
    case 'access':
      return accessOf(game) !== undefined && isNew('accessed')
    case 'runEnds':
      return runOf(game) === undefined
    case 'turnEnds':
      return game.turn !== from.game.turn
  }
}

/** The answer that does nothing, where doing nothing is what a player would do without thinking. */
function passingOption(game: Game, question: Question, goal: Goal): number | undefined {
  if (question.form !== 'choose') return undefined
  const { options } = question
  switch (question.asks) {
    case 'paidWindow':
      return options.findIndex(option => option.does === 'pass')
    case 'jackOut':
      return options.findIndex(option => option.does === 'continue')
    case 'candidate':
      return goal === 'access' && options.length === 1 && accessOf(game) === undefined ? 0 : undefined
    default:
      return undefined
  }
}

/** More passes than any turn has: the goal will never be reached. */
const longest = 1000

/**
 * Passes through windows until the goal is reached. Anything a player would think about stops with an error, and the
 * game is as it was before.
 */
export function passUntil(playing: Playing, goal: Goal): readonly Passed[] {
  if (typeof goal !== 'function') checkWord(goal, goals)
  const from = playing.moment
  const trace: Passed[] = []
  playing.attempt(() => {
    while (!isReached(playing.moment, goal, from)) {
      const game = playing.current
      const name = typeof goal === 'function' ? 'the wanted state' : goal
      if (trace.length >= longest) refuse(`Passed ${longest} times and did not come to ${name}.`)
      if (game.over !== null) refuse(`The game ended before ${name}: ${playing.situation()}`)
      const question = sides.map(side => playing.question(side)).find(each => each !== undefined)
      const index = question === undefined ? undefined : passingOption(game, question, goal)
      if (question === undefined || index === undefined || index < 0)
        refuse(`Cannot pass on to ${name}: somebody must decide. ${playing.situation()}`)
      else trace.push(pass(playing, question, index))
    }
  })
  playing.note(trace)
  return trace
}

function pass(playing: Playing, question: Question, index: number): Passed {
  const asked = askedOf(playing.current, question)
  const passed: Passed = {
    side: question.for,
    kind: question.asks,
    ...placeOf(playing.current),
    answer: asked.options[index]?.label ?? '',
  }
  playing.reply(question.for, { question: question.number, choose: [index] })
  return passed
}

/** Both players pass in the paid ability window that is open, so that it closes. */
export function bothPass(playing: Playing): readonly Passed[] {
  const { known } = playing.moment
  const trace: Passed[] = []
  for (;;) {
    const question = sides.map(side => playing.question(side)).find(each => each !== undefined)
    if (question === undefined || question.form !== 'choose' || question.asks !== 'paidWindow') break
    const window = playing.current.frames[playing.current.frames.length - 1]
    const isLast = window?.kind === 'window' && window.of === 'paid' && window.passes === 1
    if (trace.length > 0 && !isLast) break
    trace.push(
      pass(
        playing,
        question,
        question.options.findIndex(option => option.does === 'pass'),
      ),
    )
    if (isLast) break
  }
  if (trace.length === 0) refuse(`No paid ability window is open: ${playing.situation()}`)
  playing.note(trace, known)
  return trace
}

/** What the Runner does with the cards that are accessed until the run ends. */
export type Accesses = 'pass' | 'steal' | 'trash'

export interface Finish {
  readonly accesses: Accesses
}

/** The answer to a question of an access, or to which card is accessed next: the first of those there are. */
function accessOption(question: Question, accesses: Accesses): number | undefined {
  if (question.form !== 'choose') return undefined
  const of = (...does: readonly OptionKind[]): number | undefined => {
    const found = does.map(each => question.options.findIndex(option => option.does === each))
    return found.find(index => index >= 0)
  }
  switch (question.asks) {
    case 'candidate':
      return of('access')
    case 'steal':
      // CR 7.1.6: stealing is no choice, unless something has to be paid for it.
      return accesses === 'steal' ? of('steal') : of('no', 'pass', 'steal')
    case 'midAccess':
      return accesses === 'trash' ? of('trashAccessed', 'pass') : of('pass')
    default:
      return undefined
  }
}

/**
 * Goes on with the run until it has ended. The Runner does not jack out, and does the same with every card: lets it lie,
 * steals it, or trashes it where that can be paid; what has to be stolen is stolen.
 */
export function finishRun(playing: Playing, finish: Finish): readonly Passed[] {
  checkRecord(finish, 'what is done with accessed cards', "{ accesses: 'steal' }")
  checkKeys(finish, { accesses: true }, 'nothing that is said of how a run is finished. It may be')
  checkWord(finish.accesses, ['pass', 'steal', 'trash'])
  if (runOf(playing.current) === undefined) refuse(`No run is in progress: ${playing.situation('runner')}`)
  const trace: Passed[] = []
  playing.attempt(() => {
    while (runOf(playing.current) !== undefined && playing.current.over === null) {
      if (trace.length >= longest) refuse(`Answered ${longest} times, and the run has not ended.`)
      const question = sides.map(side => playing.question(side)).find(each => each !== undefined)
      const index =
        question &&
        (accessOption(question, finish.accesses) ?? passingOption(playing.current, question, 'runEnds'))
      if (question === undefined || index === undefined || index < 0)
        refuse(`Cannot finish the run: somebody must decide. ${playing.situation()}`)
      else trace.push(pass(playing, question, index))
    }
  })
  playing.note(trace)
  return trace
}
