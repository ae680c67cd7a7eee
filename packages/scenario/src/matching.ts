import type { Game } from '@paydata/engine/inside/state/game'
import type { Question, Reply } from '@paydata/engine/inside/state/questions'
import type { AskedOption } from './asking.ts'
import { askedOf } from './asking.ts'
import { describeQuestion } from './describing.ts'
import { serverCalled } from './labels.ts'
import type { CardHandle } from './refusing.ts'
import { isHandle, refuse, shown } from './refusing.ts'
import { folded, titleMeant } from './titles.ts'
import { refusedIn, wordsFor } from './words.ts'

/**
 * An answer: the id of an option, its label or kind, the title or id of its card, the name of its server, a word, part
 * of what the player reads, the card itself; a number where a number is asked, and for subroutines, abilities and
 * effects their place from 0.
 */
export type Answered = string | number | CardHandle

/** Amounts from the sources of a payment: in their order, or by `pool`, `fund` and titles. */
export type Amounts = Readonly<Record<string, number>>

/** The reply an answer stands for, or an error that shows what is asked. */
export function replyTo(game: Game, question: Question, answers: readonly Answered[] | Amounts): Reply {
  switch (question.form) {
    case 'number': {
      const [number, ...more] = isList(answers) ? answers : []
      if (typeof number !== 'number' || more.length > 0) return noAnswer(game, question, shownAll(answers))
      return { question: question.number, number }
    }
    case 'allocate':
      return { question: question.number, amounts: amountsIn(game, question, answers) }
    case 'choose': {
      if (!isList(answers)) return noAnswer(game, question, shown(answers))
      return { question: question.number, choose: indicesIn(game, question, answers) }
    }
  }
}

const shownAll = (answers: readonly Answered[] | Amounts): string =>
  isList(answers) && answers.length === 1 ? shown(answers[0]) : shown(answers)

function indicesIn(game: Game, question: Question, answers: readonly Answered[]): number[] {
  const { options } = askedOf(game, question)
  const taken: number[] = []
  for (const answer of answers) {
    if (typeof answer !== 'string' && typeof answer !== 'number' && !isHandle(answer))
      return refuse(
        `${shown(answer)} is no answer: give what names an option, a place from 0, or a card as game.card('…') returns it.`,
      )
    const found = bestMatch(game, options, answer, taken) ?? matchOfWords(game, question, answer, taken)
    if (found === undefined) noAnswer(game, question, shown(answer), whyNotThis(game, question, answer))
    else taken.push(found)
  }
  return taken
}

/** The reason, where the answer names what is listed as refused. */
function whyNotThis(game: Game, question: Question, answer: Answered): string | undefined {
  const refused = refusedIn(game, question)
  return refused[bestMatch(game, refused, answer, []) ?? -1]?.reason
}

function noAnswer(game: Game, question: Question, given: string, why?: string): never {
  const reason = why === undefined ? '' : ` (${why})`
  return refuse(`${given} is no answer${reason} to what is open:\n${describeQuestion(game, question)}`)
}

/** From exact to loose, for an answer and the title of a card it may stand for. */
const ways: readonly ((option: AskedOption, answer: string, title: string) => boolean)[] = [
  (option, answer) => option.id === answer,
  (option, answer) => option.kind === answer,
  (option, answer) => folded(option.label) === folded(answer),
  (option, answer) => option.word !== undefined && folded(option.word) === folded(answer),
  (option, _, title) => option.card !== undefined && folded(option.card) === title,
  (option, _, title) => option.cards?.some(each => folded(each) === title) ?? false,
  (option, answer) => isServer(option.server ?? option.zone, answer),
]

export const isServer = (server: string | undefined, name: string): boolean =>
  server !== undefined && server === serverCalled(name)

/** Of options that fit equally well the first. */
function bestMatch(
  game: Game,
  options: readonly AskedOption[],
  answer: Answered,
  taken: readonly number[],
): number | undefined {
  const free = (test: (option: AskedOption) => boolean): number | undefined => {
    const found = options.findIndex((option, i) => !taken.includes(i) && test(option))
    return found === -1 ? undefined : found
  }
  if (typeof answer === 'number')
    return free(
      option => (option.subroutine ?? option.ability ?? option.effect ?? option.position) === answer,
    )
  if (typeof answer === 'object') return free(option => option.cardId === answer.id)
  const title = titleMeant(game, answer)
  for (const way of ways) {
    const found = free(option => way(option, answer, title))
    if (found !== undefined) return found
  }
  return undefined
}

/** By what a player reads: the whole of it, or a part that only one option has. */
function matchOfWords(
  game: Game,
  question: Question,
  answer: Answered,
  taken: readonly number[],
): number | undefined {
  if (typeof answer !== 'string') return undefined
  const words = wordsFor(game, question.for)?.options.map(folded) ?? []
  const found = words.flatMap((each, i) => (each.includes(folded(answer)) && !taken.includes(i) ? [i] : []))
  return found.find(i => words[i] === folded(answer)) ?? (found.length === 1 ? found[0] : undefined)
}

function amountsIn(game: Game, question: Question, answers: readonly Answered[] | Amounts): number[] {
  const sources = askedOf(game, question).sources ?? []
  if (isList(answers)) {
    const amounts = answers.flatMap(each => (typeof each === 'number' ? [each] : []))
    return amounts.length === answers.length ? amounts : noAnswer(game, question, shown(answers))
  }
  const left = new Map(Object.entries(answers).map(([name, amount]) => [titleMeant(game, name), amount]))
  const amounts = sources.map(source => {
    const name = folded(source.card ?? source.from)
    const amount = left.get(name) ?? 0
    left.delete(name)
    return amount
  })
  return left.size === 0 ? amounts : noAnswer(game, question, shown(answers))
}

const isList = (answers: readonly Answered[] | Amounts): answers is readonly Answered[] =>
  Array.isArray(answers)
