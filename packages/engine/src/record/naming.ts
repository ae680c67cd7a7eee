import { refName, storedName } from '../fields/options.ts'
import { at, never } from '../state/bug.ts'
import type { Option, Question, Reply, Source } from '../state/questions.ts'

/**
 * A reply as it is stored. It names what was chosen and never its place in a list, so that it still means the same when a
 * later release lists options in another order, or lists more of them.
 */
export type NamedReply =
  | { readonly chosen: readonly string[] }
  | { readonly number: number }
  /** What each source paid, by its name. */
  | { readonly paid: Readonly<Record<string, number>> }

const sourceName = ({ card, from }: Source): string => (card === null ? from : refName(card))

/** Alike ones are numbered, as it makes no difference which of them is meant. */
function distinct(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  return names.map(name => {
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return nth === 1 ? name : `${name}#${nth}`
  })
}

/** The names of all options of a question, in their order. */
export const optionNames = (options: readonly Option[]): readonly string[] =>
  distinct(options.map(storedName))

/** A legal reply with names instead of places. */
export function namedReply(question: Question, reply: Reply): NamedReply {
  if ('number' in reply) return { number: reply.number }
  if (question.form === 'choose' && 'choose' in reply) {
    const names = optionNames(question.options)
    return { chosen: reply.choose.map(index => at(names, index)) }
  }
  if (question.form === 'allocate' && 'amounts' in reply) {
    const names = distinct(question.sources.map(sourceName))
    return { paid: Object.fromEntries(names.map((name, i) => [name, at(reply.amounts, i)])) }
  }
  throw new Error(`A reply does not answer what is asked ("${question.asks}").`)
}

/** The reply to a question that a stored one names; nothing where something that it names is not there. */
export function replyNamed(question: Question, named: NamedReply): Reply | undefined {
  const { number: asked, form } = question
  switch (form) {
    case 'number':
      return 'number' in named ? { question: asked, number: named.number } : undefined
    case 'choose': {
      if (!('chosen' in named)) return undefined
      const names = optionNames(question.options)
      const choose = named.chosen.map(name => names.indexOf(name))
      return choose.includes(-1) ? undefined : { question: asked, choose }
    }
    case 'allocate': {
      if (!('paid' in named)) return undefined
      const names = distinct(question.sources.map(sourceName))
      const isMissing = Object.entries(named.paid).some(
        ([name, amount]) => amount > 0 && !names.includes(name),
      )
      return isMissing ? undefined : { question: asked, amounts: names.map(name => named.paid[name] ?? 0) }
    }
    default:
      return never(form)
  }
}
