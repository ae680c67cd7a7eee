import type { Game } from '../src/state/game.ts'
import type { Question, Reply } from '../src/state/questions.ts'
import type { AskedOption, AskedQuestion } from './asking.ts'
import { askedOf } from './asking.ts'
import { describeQuestion } from './describing.ts'
import { serverName } from './labels.ts'
import { refuse } from './playing.ts'
import { folded } from './titles.ts'
import { wordsFor } from './words.ts'

/** Something with the identity of a card, such as what `game.card('Enigma')` returns. */
export interface CardHandle {
  readonly id: number
}

/**
 * An answer: the id of an option, its label or kind, the title of its card, the name of its server, a word, part of what the player reads, the card
 * itself; a number where a number is asked, and for subroutines, abilities and effects their place from 0.
 */
export type Answered = string | number | CardHandle

/** Amounts from the sources of a payment: in their order, or by `pool`, `fund` and titles. */
export type Amounts = Readonly<Record<string, number>>

/** The reply an answer stands for, or an error that shows what is asked. */
export function replyTo(game: Game, question: Question, answers: readonly Answered[] | Amounts): Reply {
  switch (question.form) {
    case 'number': {
      const [number] = Array.isArray(answers) ? answers : []
      if (typeof number !== 'number') return noAnswer(game, question, JSON.stringify(answers))
      return { question: question.number, number }
    }
    case 'allocate':
      return { question: question.number, amounts: amountsIn(askedOf(game, question), answers) }
    case 'choose': {
      if (!Array.isArray(answers)) return noAnswer(game, question, JSON.stringify(answers))
      return { question: question.number, choose: indicesIn(game, question, answers) }
    }
  }
}

function indicesIn(game: Game, question: Question, answers: readonly Answered[]): number[] {
  const { options } = askedOf(game, question)
  const taken: number[] = []
  for (const answer of answers) {
    const found = bestMatch(options, answer, taken) ?? matchOfWords(game, question, answer, taken)
    if (found === undefined) noAnswer(game, question, describeAnswer(answer))
    else taken.push(found)
  }
  return taken
}

const describeAnswer = (answer: Answered): string =>
  typeof answer === 'object' ? `card #${answer.id}` : JSON.stringify(answer)

function noAnswer(game: Game, question: Question, given: string): never {
  return refuse(`${given} is no answer to what is open:\n${describeQuestion(game, question)}`)
}

/** From exact to loose; of options that fit equally well the first. */
const ways: readonly ((option: AskedOption, answer: string) => boolean)[] = [
  (option, answer) => option.id === answer,
  (option, answer) => option.kind === answer,
  (option, answer) => folded(option.label) === folded(answer),
  (option, answer) => option.word !== undefined && folded(option.word) === folded(answer),
  (option, answer) => option.card !== undefined && folded(option.card) === folded(answer),
  (option, answer) => option.cards?.some(title => folded(title) === folded(answer)) ?? false,
  (option, answer) => isServer(option.server ?? option.zone, answer),
]

export const isServer = (server: string | undefined, name: string): boolean =>
  server !== undefined && (server === name.toLowerCase() || folded(serverName(server)) === folded(name))

function bestMatch(
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
  for (const way of ways) {
    const found = free(option => way(option, answer))
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

function amountsIn(asked: AskedQuestion, answers: readonly Answered[] | Amounts): number[] {
  const sources = asked.sources ?? []
  if (isList(answers)) return answers.map(Number)
  const left = new Map(Object.entries(answers).map(([name, amount]) => [folded(name), amount]))
  return sources.map(source => {
    const name = folded(source.card ?? source.from)
    const amount = left.get(name) ?? 0
    left.delete(name)
    return amount
  })
}

const isList = (answers: readonly Answered[] | Amounts): answers is readonly Answered[] =>
  Array.isArray(answers)
