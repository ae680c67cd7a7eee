import type { Game, Question, View } from '@paydata/engine'
import { isForNoDamage, isOnlyTarget, isOrderIdle, stepNow } from '@paydata/engine'
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
      const index = plainChoice(game, question, view)
      return index === null ? null : { choose: [index] }
    }
  }
}

/** Questions for a number of credits whose limits everybody knows. */
const bids: ReadonlySet<Question['asks']> = new Set(['trace', 'psi'])

function plainChoice(game: Game, question: Choice, view: () => View): number | null {
  switch (question.asks) {
    case 'candidate':
    // Everybody sees on which cards one could be installed (CR 8.5.16b).
    case 'host':
    // A single option tells the Corp nothing: a stolen agenda is shown anyway, and if there is a price, the Runner is asked for it.
    case 'steal':
      return onlyOption(question)
    case 'midAccess':
      return view().access?.faceup === true ? onlyOption(question) : null
    // Where everybody sees that there is only one card to choose, the game goes on and tells of it.
    case 'choose':
      return isOnlyTarget(game, question) ? onlyOption(question) : null
    case 'jackOut':
      return onlyOption(question) ?? (isCalm(game, view()) ? indexOf(question, 'continue') : null)
    // Everybody sees whether there is room for ice or in the rig. For a root only the Corp knows it, as its cards are facedown.
    case 'trashLike':
      return isInRoot(game, question) ? null : indexOf(question, 'continue')
    case 'reaction':
      return isOrderIdle(game, question) ? 0 : null
    // Everybody sees the counters on the accessed card.
    case 'confirm':
      return isForNoDamage(game, question) ? indexOf(question, 'no') : null
    default:
      return null
  }
}

const isInRoot = ({ cards }: Game, { options }: Choice): boolean =>
  options.some(({ card }) => card !== undefined && cards[card.card]?.zone === 'root')

const onlyOption = ({ options, least, most }: Choice): number | null =>
  options.length === 1 && least === 1 && most === 1 ? 0 : null

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
