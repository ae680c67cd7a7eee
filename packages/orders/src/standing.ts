import type { Game, Question, Reply, Side, View } from '@paydata/engine'
import { isForLater, questionFor, stepNow, viewFor } from '@paydata/engine'
import type { Order, Orders, Passed } from '@paydata/protocol'
import type { Choice } from './for-orders.ts'
import { isForOrders, isWindow } from './for-orders.ts'
import { markedRez } from './marks.ts'
import { onlyAnswer, plainAnswer } from './plain.ts'
import { couldAct } from './windows.ts'

/** Who sits opposite a player. A computer learns nothing from a pause. */
export type Opponent = 'person' | 'computer'

/**
 * The answer that a player's standing orders give to a question; null if the player has to be asked. Before a person it depends only on
 * the orders and on what everybody knows, so that neither a pause nor its absence tells the opponent anything. The player's view is made
 * only when it is needed, as most windows are passed whatever it shows.
 */
export function orderedReply(
  game: Game,
  by: Side,
  orders: Orders,
  opponent: Opponent = 'person',
  view: () => View = () => viewFor(game, by),
): { reply: Reply; passed: Passed } | null {
  const question = questionFor(game, by)
  const step = stepNow(game)
  if (question === undefined || step === null) return null
  const order = orderFor(orders, `${step.structure}.${step.step}`, question)
  if (order === 'ask') return null
  const only = opponent === 'computer' ? onlyAnswer(question) : null
  const answers =
    only ??
    (isWindow(question)
      ? inWindow({ game, question, opponent }, orders, order, view)
      : plainAnswer(game, question, view))
  if (answers === null) return null
  return {
    reply: { question: question.number, ...answers },
    passed: { by, structure: step.structure, step: step.step },
  }
}

interface Window {
  readonly game: Game
  readonly question: Choice<Question>
  readonly opponent: Opponent
}

/** Rezzes a marked card. Otherwise passes if, by what everybody knows, the player can do nothing more than that. */
function inWindow(
  { game, question, opponent }: Window,
  orders: Orders,
  order: Exclude<Order, 'ask'>,
  view: () => View,
): { readonly choose: readonly number[] } | null {
  const marked = markedRez(game, question, orders)
  if (marked !== null) return { choose: [marked] }
  if (order === 'news' && opponent === 'computer' && isOnlyForLater(game, question))
    return { choose: [indexOfPass(question)] }
  if (order !== 'pass' && couldAct(game, question, view(), order)) return null
  return { choose: [indexOfPass(question)] }
}

const indexOfPass = ({ options }: Choice<Question>): number =>
  options.findIndex(({ does }) => does === 'pass')

/**
 * Whether in a run nothing is offered but to rez what does nothing before the Corp's next turn. Only before a computer: a person would learn
 * from the missing pause what the facedown card is not.
 */
const isOnlyForLater = (game: Game, { options }: Choice<Question>): boolean =>
  stepNow(game)?.structure === 'run' &&
  options.every(option => option.does === 'pass' || isForLater(game, option))

function orderFor({ otherwise, at, until, hold }: Orders, place: string, question: Question): Order {
  const { asks } = question
  if (hold !== undefined && isForOrders(question)) return 'ask'
  if (until === 'somethingHappens' && asks === 'paidWindow') return 'pass'
  // Reaction and interrupt windows may open at any step, so orders for a step do not apply to them.
  return (asks === 'paidWindow' ? at[place] : undefined) ?? at[asks] ?? otherwise
}
