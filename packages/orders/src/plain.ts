import type { Game, Question, View } from '@paydata/engine'
import { isForNoDamage, isOnlyTarget, isOrderIdle, isToSteal, stepNow } from '@paydata/engine'
import { payment } from './paying.ts'

type Choice = Extract<Question, { form: 'choose' }>

/** A reply without the number of its question. */
type Answers =
  | { readonly choose: readonly number[] }
  | { readonly number: number }
  | { readonly amounts: readonly number[] }

/**
 * The answer to a question that is no window, if everybody knows that there is nothing to decide: then the player is not asked.
 * Null if there is something to decide, or if only the player who is asked knows that there is not.
 */
export function plainAnswer(game: Game, question: Question, view: () => View): Answers | null {
  switch (question.form) {
    case 'number':
      return question.least === question.most && bids.has(question.asks) ? { number: question.least } : null
    case 'allocate': {
      const amounts = payment(game, question)
      return amounts === null ? null : { amounts }
    }
    case 'choose': {
      const index = choices.get(question.asks)?.(game, question, view) ?? null
      return index === null ? null : { choose: [index] }
    }
  }
}

/**
 * The only answer that there is to a question; null if there is a choice. A player who plays a computer is not asked for it: nobody
 * reads a pause, or that there was none.
 */
export function onlyAnswer(question: Question): Answers | null {
  switch (question.form) {
    case 'number':
      return question.least === question.most ? { number: question.least } : null
    case 'choose': {
      const { options, least, most, ordered } = question
      if (most === 0) return { choose: [] }
      return options.length === least && (least < 2 || !ordered)
        ? { choose: options.map((_, at) => at) }
        : null
    }
    case 'allocate':
      return null
  }
}

/** Questions for a number of credits whose limits everybody knows. */
const bids: ReadonlySet<Question['asks']> = new Set(['trace', 'psi'])

/** The index of the option that is taken unasked; null if the player is asked. */
type Choose = (game: Game, question: Choice, view: () => View) => number | null

const onlyOption: Choose = (_game, { options, least, most }) =>
  options.length === 1 && least === 1 && most === 1 ? 0 : null

const choices: ReadonlyMap<Question['asks'], Choose> = new Map<Question['asks'], Choose>([
  ['candidate', onlyOption],
  // Everybody sees on which cards one could be installed (CR 8.5.16b).
  ['host', onlyOption],
  // A single option tells the Corp nothing: a stolen agenda is shown anyway, and if there is a price, the Runner is asked for it.
  ['steal', onlyOption],
  // What is stolen at once, or for a price that is asked next, is known to everybody at once (CR 7.1.6).
  [
    'midAccess',
    (game, question, view) =>
      isToSteal(game) || view().access?.faceup === true ? onlyOption(game, question, view) : null,
  ],
  // Where everybody sees that there is only one card to choose, the game goes on and tells of it.
  [
    'choose',
    (game, question, view) => (isOnlyTarget(game, question) ? onlyOption(game, question, view) : null),
  ],
  [
    'jackOut',
    (game, question, view) =>
      onlyOption(game, question, view) ?? (isCalm(game, view()) ? indexOf(question, 'continue') : null),
  ],
  // Everybody sees whether there is room for ice or in the rig. For a root only the Corp knows it, as its cards are facedown.
  ['trashLike', (game, question) => (isInRoot(game, question) ? null : indexOf(question, 'continue'))],
  ['reaction', (game, question) => (isOrderIdle(game, question) ? 0 : null)],
  // Everybody sees the counters on the accessed card.
  ['confirm', (game, question) => (isForNoDamage(game, question) ? indexOf(question, 'no') : null)],
])

/** All that `plainAnswer` may answer: of what asks anything else, there is always something to decide. */
export const plainQuestions: ReadonlySet<Question['asks']> = new Set([...bids, ...choices.keys(), 'payment'])

const isInRoot = ({ cards }: Game, { options }: Choice): boolean =>
  options.some(({ card }) => card !== undefined && cards[card.card]?.zone === 'root')

function indexOf({ options }: Choice, does: Choice['options'][number]['does']): number | null {
  const index = options.findIndex(option => option.does === does)
  return index < 0 ? null : index
}

/**
 * Whether nothing lies ahead of the run that the Runner did not know when it began: no more ice, and behind ice that was passed no
 * facedown card in the root. In the first editions the Runner is behind all ice by then (Rules Reference, Run 4 and 5.2), at no
 * position; in later ones only where there was none (CR 6.9.1d).
 */
function isCalm(game: Game, { run, servers }: View): boolean {
  const step = stepNow(game)
  const server = servers.find(({ id }) => id === run?.server)
  if (run === null || server === undefined || step?.structure !== 'run' || step.step !== 'jackOut')
    return false
  const { position: at } = run
  const ice = server.ice.filter(each => each.ice !== null)
  if (at === null && ice.length === 0) return true
  const isAhead = at !== null && ice.some(({ position }) => position < at)
  return !isAhead && server.root.every(({ rezzed }) => rezzed)
}
