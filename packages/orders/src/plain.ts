import type { Game, Question, View } from '@paydata/engine'
import { isForNoDamage, stepNow } from '@paydata/engine'
import { payment } from './paying.ts'

type Choice = Extract<Question, { form: 'choose' }>

/** A reply without the number of its question. */
type Answers =
  | { readonly choose: readonly number[] }
  | { readonly number: number }
  | { readonly amounts: readonly number[] }

/**
 * The answer to what is no window, where everybody knows that it is no decision: it is told and not asked. Null where it
 * is one, or where only who is asked knows that it is none.
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

/** How much can be spent on them is known to everybody. */
const bids: ReadonlySet<Question['asks']> = new Set(['trace', 'psi'])

function plainChoice(game: Game, question: Choice, view: () => View): number | null {
  switch (question.asks) {
    case 'candidate':
    // To steal is to show the agenda in any case, and a price that is asked for is asked of the Runner.
    case 'steal':
      return onlyOption(question)
    case 'midAccess':
      return view().access?.faceup === true ? onlyOption(question) : null
    case 'jackOut':
      return onlyOption(question) ?? (isCalm(game, view()) ? indexOf(question, 'continue') : null)
    // Everybody sees whether there is room for ice and in the rig; in a root, only who knows the cards there does.
    case 'trashLike':
      return isInRoot(game, question) ? null : indexOf(question, 'continue')
    // The counters on what is accessed are seen by everybody.
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
 * Nothing lies ahead that the Runner did not know of as the run began: no ice, and no facedown card in the root behind ice
 * that has been passed.
 */
function isCalm(game: Game, { run, servers }: View): boolean {
  const step = stepNow(game)
  const server = servers.find(({ id }) => id === run?.server)
  if (run === null || server === undefined || step?.structure !== 'run' || step.step !== 'jackOut')
    return false
  if (run.position === null) return true
  const ahead = server.ice.some(({ position, ice }) => ice !== null && position < (run.position ?? 0))
  return !ahead && server.root.every(({ rezzed }) => rezzed)
}
