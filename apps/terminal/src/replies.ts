import type { QuestionView, Reply } from '@paydata/engine'
import type { Mistake } from './arguments.ts'
import { many } from './screen/layout.ts'

const wrong = (mistake: string): Mistake => ({ mistake })

/** What to type for the answer that does least; null where something has to be decided. */
export function leastAnswer(question: QuestionView): readonly number[] | null {
  if (question.form === 'number') return [question.least]
  if (question.form === 'allocate') return null
  const harmless = question.options.findIndex(option => option.id === question.harmless)
  if (harmless >= 0) return [harmless + 1]
  return question.least === 0 ? [] : null
}

/** Numbers typed at a question as a reply to it, or what is wrong with them. */
export function replyOf(question: QuestionView, numbers: readonly number[]): Reply | Mistake {
  switch (question.form) {
    case 'choose':
      return chosen(question, numbers)
    case 'number': {
      const [amount, ...more] = numbers
      if (amount === undefined || more.length > 0) return wrong('Type one number.')
      if (amount < question.least || amount > question.most)
        return wrong(`${amount} is not from ${question.least} to ${question.most}.`)
      return { question: question.number, number: amount }
    }
    case 'allocate':
      return allocated(question, numbers)
  }
}

function chosen(
  question: Extract<QuestionView, { form: 'choose' }>,
  numbers: readonly number[],
): Reply | Mistake {
  const { options, least, most } = question
  for (const number of numbers)
    if (number < 1 || number > options.length)
      return wrong(
        `There is no option ${number}. ${options.length === 1 ? 'Type 1.' : `Type a number from 1 to ${options.length}.`}`,
      )
  if (new Set(numbers).size < numbers.length) return wrong('The same option is chosen twice.')
  if (numbers.length < least)
    return wrong(
      `Choose ${least === most ? '' : 'at least '}${many(least, 'option')}, such as ${sample(least)}.`,
    )
  if (numbers.length > most)
    return wrong(`Choose ${least === most ? '' : 'at most '}${many(most, 'option')}.`)
  return { question: question.number, choose: numbers.map(number => number - 1) }
}

const sample = (count: number): string => Array.from({ length: count }, (_, i) => i + 1).join(' ')

function allocated(
  question: Extract<QuestionView, { form: 'allocate' }>,
  numbers: readonly number[],
): Reply | Mistake {
  const { sources, total } = question
  if (numbers.length !== sources.length)
    return wrong(`Type ${many(sources.length, 'amount')}, one for each source, together ${total}.`)
  for (const [i, amount] of numbers.entries()) {
    const most = sources[i]?.most ?? 0
    if (amount > most) return wrong(`Source ${i + 1} gives at most ${most}, not ${amount}.`)
  }
  const sum = numbers.reduce((so, amount) => so + amount, 0)
  if (sum !== total) return wrong(`That is ${sum} together, but ${total} must be paid.`)
  return { question: question.number, amounts: numbers }
}
