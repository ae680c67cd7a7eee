import type { CardView, Game, OptionView, Question, QuestionView, Reply, Side, View } from '@paydata/engine'
import { editionNamed, isFleeting, questionFor, stepNow, viewFor } from '@paydata/engine'
import type { Order, Orders, Passed } from '@paydata/protocol'
import { isNewsInRoots } from './news-in-roots.ts'

type Choice<Asked> = Extract<Asked, { form: 'choose' }>

/**
 * Whether standing orders may answer this at all: a window that can be passed, or which card to access where there is
 * but one, as everybody sees.
 */
export function isForOrders<Asked extends Question | QuestionView>(
  question: Asked,
): question is Choice<Asked> {
  if (question.form !== 'choose') return false
  if (question.asks === 'candidate') return question.options.length === 1
  return windows.has(question.asks) && question.options.some(({ does }) => does === 'pass')
}

const windows: ReadonlySet<QuestionView['asks']> = new Set(['paidWindow', 'reaction', 'interrupt'])

/**
 * How a player's standing orders answer what they are asked; null when the player is to be asked. Only the orders and
 * what everybody knows decide, so that neither a pause nor its absence tells the opponent anything. The view of who is
 * asked is made only where it decides: most windows are passed whatever there is to see.
 */
export function orderedPass(
  game: Game,
  by: Side,
  orders: Orders,
  view: () => View = () => viewFor(game, by),
): { reply: Reply; passed: Passed } | null {
  const question = questionFor(game, by)
  const step = stepNow(game)
  if (question === undefined || step === null || !isForOrders(question)) return null
  const pass = question.options.findIndex(option => option.does === 'pass')
  const isOnlyCandidate = question.asks === 'candidate'
  const order = orderFor(orders, `${step.structure}.${step.step}`, question.asks)
  if (order === 'ask' || (order !== 'pass' && !isOnlyCandidate && couldAct(game, view(), order))) return null
  return {
    reply: { question: question.number, choose: [isOnlyCandidate ? 0 : pass] },
    passed: { by, structure: step.structure, step: step.step },
  }
}

function orderFor({ otherwise, at, until, hold }: Orders, place: string, asks: Question['asks']): Order {
  if (hold !== undefined && asks !== 'candidate') return 'ask'
  if (until === 'somethingHappens' && asks === 'paidWindow') return 'pass'
  // In a window of another kind nothing is known of the step it happens to be opened at.
  return (asks === 'paidWindow' ? at[place] : undefined) ?? at[asks] ?? otherwise
}

/** Whether, for all that everybody knows, the player who is asked could do more than pass, or anything new. */
function couldAct(game: Game, view: View, what: 'able' | 'news'): boolean {
  const { question } = view
  if (question === null || !isForOrders(question)) return true
  if (question.options.some(option => isOpen(view, option) && !isForNothing(game, option))) return true
  if (question.for === 'runner') return false
  // The engine asks the Corp to react only where a facedown card could, for all the Runner knows.
  if (question.asks !== 'paidWindow') return true
  return (what === 'able' || isNewsInRoots(game)) && couldUseFacedown(view)
}

/** An option of a card that lies open: everybody sees that it is there. */
function isOpen(view: View, option: OptionView): boolean {
  if (option.does === 'pass' || option.does === 'rez' || option.does === 'score') return false
  if (option.card === null) return true
  return openCards(view, option).some(card => card.id === option.card)
}

/** Using it now would change nothing that lasts: nobody needs to be asked for that. */
const isForNothing = (game: Game, { does, ability }: OptionView): boolean =>
  does === 'useAbility' && ability !== null && isFleeting(game, ability)

function openCards(view: View, { card }: OptionView): readonly CardView[] {
  const all = [
    view.corp.identity,
    view.runner.identity,
    ...view.rig,
    ...view.hosted,
    ...view.play,
    ...view.corp.scoreArea,
    ...view.runner.scoreArea,
    ...installedCorpCards(view),
  ]
  return all.filter(each => each.id === card && each.faceup)
}

const installedCorpCards = ({ servers }: View): readonly CardView[] =>
  servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(position => position.ice ?? [])])

/** What the rules of the window let the Corp do with cards that only it knows. */
function couldUseFacedown(view: View): boolean {
  const { step, run, servers } = view
  const rows = step === null ? [] : Object.entries(editionNamed(view.edition).structures)
  const row = rows.find(([name]) => name === step?.structure)?.[1].find(each => each.step === step?.step)
  if (row?.window === undefined) return true
  const { rez, score } = row.window
  const facedown = servers.flatMap(({ root }) => root).filter(card => !card.rezzed)
  if (score && facedown.some(card => (card.counters.advancement ?? 0) > 0)) return true
  switch (rez) {
    case 'nothing':
      return false
    case 'nonIce':
      return facedown.length > 0
    case 'approached': {
      const server = servers.find(({ id }) => id === run?.server)
      const ice = server?.ice.find(({ position }) => position === run?.position)?.ice
      return (ice !== undefined && ice !== null && !ice.rezzed) || facedown.length > 0
    }
  }
}
