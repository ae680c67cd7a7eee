import type { QuestionView, Reply } from '@paydata/engine'

/** A reply without the number of its question. */
export type Answered =
  | { readonly choose: readonly number[] }
  | { readonly number: number }
  | { readonly amounts: readonly number[] }

/** The same by what it names, so that it means the same to a later release that lists options in another order. */
export type NamedAnswer =
  | { readonly chosen: readonly string[] }
  | { readonly number: number }
  | { readonly paid: Readonly<Record<string, number>> }

/** An answer that was planned, with the question as it was expected to be asked. */
export interface Planned {
  readonly expects: string
  readonly named: NamedAnswer
}

/** Alike ones are numbered. */
function distinct(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return names.map(name => {
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return nth === 1 ? name : `${name}#${nth}`
  })
}

/** By everything but the names of cards, which are others in an imagined game. */
function namesIn(question: QuestionView): readonly string[] {
  switch (question.form) {
    case 'choose':
      return distinct(
        question.options.map(({ id: _id, card: _card, cards, ...is }) =>
          JSON.stringify([...Object.values(is), cards?.length]),
        ),
      )
    case 'allocate':
      return distinct(
        question.sources.map(({ from, definition }) => [from, definition].filter(Boolean).join(' ')),
      )
    case 'number':
      return []
  }
}

/** What is asked, and what can be answered, in whatever order it is listed. */
export function shapeOf(question: QuestionView): string {
  const { number: _number, source: _source, ...asked } = question
  if (asked.form !== 'choose') return JSON.stringify(asked)
  const { options: _options, harmless: _harmless, ...rest } = asked
  return JSON.stringify([rest, [...namesIn(question)].sort()])
}

export function planned(question: QuestionView, answers: Answered): Planned {
  const names = namesIn(question)
  const expects = shapeOf(question)
  if ('number' in answers) return { expects, named: answers }
  if ('choose' in answers)
    return { expects, named: { chosen: answers.choose.map(index => names[index] ?? '') } }
  return { expects, named: { paid: Object.fromEntries(answers.amounts.map((n, i) => [names[i] ?? '', n])) } }
}

/** The planned reply, if the question is the one that was expected. */
export function replyPlanned(question: QuestionView, { expects, named }: Planned): Reply | null {
  if (expects !== shapeOf(question)) return null
  if ('number' in named) return { question: question.number, ...named }
  const names = namesIn(question)
  if ('paid' in named) return { question: question.number, amounts: names.map(name => named.paid[name] ?? 0) }
  const choose = named.chosen.map(name => names.indexOf(name))
  return choose.includes(-1) ? null : { question: question.number, choose }
}
