import type { Join, Place, SearchProblem } from './model.ts'
import type { Query } from './query-words.ts'

export const operators = ['<=', '>=', '!=', '<', '>', ':', '='] as const
export type Operator = (typeof operators)[number]

/** A word or a phrase. What stands in quotation marks is meant as it stands, with whole words. */
export interface Value extends Place {
  readonly text: string
  readonly isQuoted: boolean
}

/** A search as it is written; nothing is known yet of its fields and values. */
export type Term =
  | { readonly is: 'all' | 'any'; readonly of: readonly Term[] }
  | { readonly is: 'not'; readonly of: Term }
  | { readonly is: 'word'; readonly value: Value }
  | ({
      readonly is: 'field'
      readonly field: string
      readonly operator: Operator
      readonly values: readonly Value[]
    } & Place)

const longest = 500

const field = /(\p{L}+)(<=|>=|!=|≤|≥|≠|[:=<>])/uy
const signs: Readonly<Record<string, Operator>> = { '≤': '<=', '≥': '>=', '≠': '!=' }
const isOperator = (sign: string): sign is Operator => operators.some(each => each === sign)

export interface Parsed {
  readonly term: Term
  readonly problems: readonly SearchProblem[]
}

/** Reads a search. It never fails: what cannot be read is told, and left out. */
export function parse(written: string, query: Pick<Query, 'fieldOf' | 'joinOf'>): Parsed {
  const problems: SearchProblem[] = []
  if (written.length > longest)
    problems.push({ why: 'tooLong', from: longest, to: written.length, most: longest })
  // Marks of the same length, so that places stay where they are.
  const text = written.slice(0, longest).replace(/[“”„«»]/g, '"')
  let at = 0

  const skipSpaces = (): void => {
    while (/\s/.test(text.charAt(at))) at++
  }
  const isHere = (sign: string): boolean => text.startsWith(sign, at)
  /** The word here, if it stands alone between spaces or brackets and joins others so. */
  function joinHere(...joins: readonly Join[]): string | null {
    const [here = ''] = /^[^\s()"]+/.exec(text.slice(at)) ?? []
    const join = query.joinOf(here)
    return join !== undefined && joins.includes(join) ? here : null
  }

  function either(isInside: boolean): Term {
    const of: Term[] = [every(isInside)]
    for (;;) {
      skipSpaces()
      const operator = isHere('|') ? '|' : joinHere('or')
      if (operator === null) break
      const from = at
      at += operator.length
      const next = every(isInside)
      if (isEmpty(next) || of.some(isEmpty)) problems.push({ why: 'nothingBeside', operator, from, to: at })
      of.push(next)
    }
    const [only] = of
    return of.length === 1 && only !== undefined ? only : { is: 'any', of: of.filter(each => !isEmpty(each)) }
  }

  function every(isInside: boolean): Term {
    const of: Term[] = []
    for (skipSpaces(); at < text.length; skipSpaces()) {
      const operator = joinHere('and')
      if (isHere('|') || joinHere('or') !== null) break
      if (isHere(')')) {
        if (isInside) break
        problems.push({ why: 'closingBracket', from: at, to: at + 1 })
        at++
      } else if (operator !== null) {
        const from = at
        at += operator.length
        const to = at
        skipSpaces()
        if (of.length === 0 || at >= text.length || isHere(')') || joinHere('or') !== null)
          problems.push({ why: 'nothingBeside', operator, from, to })
      } else {
        const term = one()
        if (term !== null) of.push(term)
      }
    }
    return { is: 'all', of }
  }

  function one(): Term | null {
    const from = at
    const operator = isHere('-') && /[^\s]/.test(text.charAt(at + 1)) ? '-' : joinHere('not')
    if (operator !== null) {
      at += operator.length
      const to = at
      skipSpaces()
      const of = at < text.length && !isHere(')') && !isHere('|') ? one() : null
      if (of === null) problems.push({ why: 'nothingBeside', operator, from, to })
      return of === null ? null : { is: 'not', of }
    }
    if (isHere('(')) {
      at++
      const inside = either(true)
      if (isHere(')')) at++
      else problems.push({ why: 'openBracket', from, to: from + 1 })
      return isEmpty(inside) ? null : inside
    }
    return withField() ?? { is: 'word', value: value() }
  }

  function withField(): Term | null {
    field.lastIndex = at
    const found = field.exec(text)
    if (found === null) return null
    const [all, name = '', sign = ''] = found
    const operator = signs[sign] ?? sign
    const next = text.charAt(at + all.length)
    // "Noise: Hacker Extraordinaire" is a title.
    const hasValue = next !== '' && !/\s/.test(next)
    if (!isOperator(operator) || (!hasValue && query.fieldOf(name) === undefined)) return null
    const from = at
    at += all.length
    const values: Value[] = []
    while (at < text.length && !/[\s()]/.test(text.charAt(at))) {
      if (isHere('|')) at++
      else values.push(value())
    }
    return { is: 'field', field: name, operator, values, from, to: at }
  }

  function value(): Value {
    const from = at
    if (!isHere('"')) {
      const [word = ''] = /^[^\s()"|]+/.exec(text.slice(at)) ?? []
      at += Math.max(1, word.length)
      return { text: word, isQuoted: false, from, to: at }
    }
    const end = text.indexOf('"', at + 1)
    if (end < 0) problems.push({ why: 'openQuote', from, to: from + 1 })
    at = end < 0 ? text.length : end + 1
    // A phrase that is not closed may still be written: its last word may be only begun.
    return { text: text.slice(from + 1, end < 0 ? at : end), isQuoted: end >= 0, from, to: at }
  }

  return { term: either(false), problems }
}

const isEmpty = (term: Term): boolean => (term.is === 'all' || term.is === 'any') && term.of.length === 0
