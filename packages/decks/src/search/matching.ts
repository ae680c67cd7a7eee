import { isPoolName, pools } from '../pools.ts'
import { editDistance } from '../suggestions.ts'
import type { Field } from './fields.ts'
import { shortValues } from './fields.ts'
import type { Indexed, Listed, SearchIndex } from './indexing.ts'
import { formatNames, formatThen, isBannedIn, isLegalIn } from './legality.ts'
import type { SearchOptions, SearchProblem } from './model.ts'
import type { Operator, Term, Value } from './parsing.ts'
import { spelled } from './spelling.ts'

/** How well a card fits: the lower, the better. What asks for no words fits as well as can be. */
export type Matcher = (card: Indexed) => number

export const noMatch = Number.POSITIVE_INFINITY
const fits = (holds: boolean): number => (holds ? 0 : noMatch)

export interface Asked {
  readonly index: SearchIndex
  readonly options: SearchOptions
  readonly problems: SearchProblem[]
}

/** What a search asks of a card; null for a part that cannot be understood, which is then a problem. */
export function matcherOf(term: Term, asked: Asked): Matcher | null {
  switch (term.is) {
    case 'all': {
      const all = term.of.flatMap(each => matcherOf(each, asked) ?? [])
      if (all.length === 0 && term.of.length > 0) return null
      return card => all.reduce((worst, each) => (worst === noMatch ? worst : Math.max(worst, each(card))), 0)
    }
    case 'any': {
      const all = term.of.flatMap(each => matcherOf(each, asked) ?? [])
      return all.length === 0 ? null : card => Math.min(...all.map(each => each(card)))
    }
    case 'not': {
      const inner = matcherOf(term.of, asked)
      return inner === null ? null : card => fits(inner(card) === noMatch)
    }
    case 'word':
      return word(term.value)
    case 'field':
      return withField(term, asked)
    default:
      return term satisfies never
  }
}

/** A word is looked for in the title, then in what kind of card it is, then in the text. */
function word({ text, isQuoted }: Value): Matcher | null {
  const wanted = spelled(text)
  if (wanted === '') return null
  const inTitle = titleMatcher(wanted, isQuoted)
  const place = placeOf(wanted, isQuoted)
  return card => {
    const rank = inTitle(card)
    if (rank !== noMatch) return rank
    if (card.kinds.includes(place)) return 5
    return card.text().includes(place) ? 6 : noMatch
  }
}

/** What stands in quotation marks must be whole words; other words may be only begun. */
const placeOf = (wanted: string, isWhole: boolean): string => (isWhole ? ` ${wanted} ` : ` ${wanted}`)

function titleMatcher(wanted: string, isWhole: boolean): Matcher {
  const [whole, begun] = [` ${wanted} `, ` ${wanted}`]
  return ({ names, short }) => {
    if (names.includes(whole) || short.has(wanted)) return 1
    if (isWhole) return names.some(name => name.includes(whole)) ? 3 : noMatch
    if (names.some(name => name.startsWith(begun))) return 2
    if (names.some(name => name.includes(begun))) return 3
    return names.some(name => name.includes(wanted)) ? 4 : noMatch
  }
}

type FieldTerm = Extract<Term, { is: 'field' }>

function withField(term: FieldTerm, asked: Asked): Matcher | null {
  const { field: name, operator, values, from, to } = term
  const { problems } = asked
  const { query } = asked.index
  const field = query.fieldOf(name)
  if (field === undefined) {
    problems.push({
      why: 'unknownField',
      field: name,
      suggestions: nearest(name, query.fieldNames),
      from,
      to,
    })
    return null
  }
  if (values.length === 0) {
    problems.push({ why: 'noValue', field: name, from, to })
    return null
  }
  const isCompared = operator !== ':' && operator !== '=' && operator !== '!='
  if (isCompared && field.asks !== 'number') {
    problems.push({ why: 'noComparison', field: name, operator, from, to })
    return null
  }
  const all = values.flatMap(value => valueMatcher(field, term, value, asked) ?? [])
  if (all.length === 0) return null
  const isAny: Matcher = card => Math.min(...all.map(each => each(card)))
  // Of several numbers none may be meant: `cost!=1|2`.
  if (operator !== '!=') return isAny
  return field.asks === 'number'
    ? card => fits(all.every(each => each(card) === 0))
    : card => fits(isAny(card) === noMatch)
}

function valueMatcher(field: Field, term: FieldTerm, value: Value, asked: Asked): Matcher | null {
  const { field: name, operator } = term
  const { from, to, text, isQuoted } = value
  const wanted = spelled(text)
  const wrong = (why: 'notANumber' | 'notADay'): null => {
    asked.problems.push({ why, field: name, value: text, from, to })
    return null
  }
  const unknown = (known: readonly string[]): null => {
    asked.problems.push({
      why: 'unknownValue',
      field: name,
      value: text,
      suggestions: nearest(text, known),
      from,
      to,
    })
    return null
  }
  switch (field.asks) {
    case 'title':
      return wanted === '' ? null : titleMatcher(wanted, isQuoted)
    case 'text': {
      const place = placeOf(wanted, isQuoted)
      return wanted === '' ? null : card => (card.text().includes(place) ? 6 : noMatch)
    }
    case 'code':
      return ({ card }) => fits(card.codes.includes(text) || card.id === text.toLowerCase())
    case 'listed': {
      const known = asked.index.values[field.of]
      const meant = meantBy(wanted, field.of, known, isQuoted)
      if (meant === null) return unknown([...known])
      return card => fits(card[field.of].some(meant))
    }
    case 'number': {
      if (/^x$/i.test(text) && (operator === ':' || operator === '=' || operator === '!='))
        return ({ card }) => {
          const printed = field.of(card)
          return fits(printed !== undefined && (printed === 'X') === (operator !== '!='))
        }
      if (!/^\d{1,4}$/.test(text)) return wrong('notANumber')
      const compared = comparing(operator, Number(text))
      return ({ card }) => {
        const printed = field.of(card)
        return fits(typeof printed === 'number' && compared(printed))
      }
    }
    case 'flag': {
      const { flagOf, flagNames } = asked.index.query
      const flag = flags.get(flagOf(wanted))
      return flag === undefined ? unknown([...flagNames, ...flags.keys()]) : flag(asked.options)
    }
    case 'format':
    case 'banned': {
      const then = formatThen(text, asked.options.day)
      if (then === 'notADay') return wrong(then)
      if (then === 'unknownValue') return unknown(formatNames)
      const holds = field.asks === 'format' ? isLegalIn : isBannedIn
      return ({ card }) => fits(holds(card.id, then))
    }
    default:
      return field satisfies never
  }
}

/** A whole value if there is one, or else every value that it begins: `t:op` is an operation, `s:ai` only an AI. */
function meantBy(
  wanted: string,
  field: Listed,
  known: ReadonlySet<string>,
  isWhole: boolean,
): ((value: string) => boolean) | null {
  const whole = shortValues[field]?.[wanted] ?? wanted
  if (known.has(whole)) return value => value === whole
  if (isWhole || whole === '') return null
  return [...known].some(value => value.startsWith(whole)) ? value => value.startsWith(whole) : null
}

function comparing(operator: Operator, wanted: number): (printed: number) => boolean {
  switch (operator) {
    case ':':
    case '=':
      return printed => printed === wanted
    case '!=':
      return printed => printed !== wanted
    case '<':
      return printed => printed < wanted
    case '<=':
      return printed => printed <= wanted
    case '>':
      return printed => printed > wanted
    case '>=':
      return printed => printed >= wanted
    default:
      return operator satisfies never
  }
}

/** What a card may be, besides what is printed as a number or a word. */
const flags: ReadonlyMap<string, (options: SearchOptions) => Matcher> = new Map([
  [
    'unique',
    () =>
      ({ card }) =>
        fits(card.unique === true),
  ],
  [
    'neutral',
    () =>
      ({ card }) =>
        fits(card.faction?.startsWith('neutral') === true),
  ],
  [
    'playable',
    () =>
      ({ card }) =>
        fits(pools.all.cards.has(card.id)),
  ],
  [
    'banned',
    ({ format, day }) => {
      const among = format !== undefined && isPoolName(format) ? [format] : formatNames
      return ({ card }) => fits(among.some(each => isBannedIn(card.id, { format: each, day })))
    },
  ],
])

const mostSuggestions = 3

/** What may have been meant: what begins so, or is written with few letters more, less or other. */
function nearest(typed: string, known: readonly string[]): readonly string[] {
  const wanted = spelled(typed)
  const allowed = Math.max(1, Math.floor(wanted.length / 3))
  return known
    .map(each => ({ each, edits: editDistance(wanted, spelled(each), allowed) }))
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, mostSuggestions)
    .map(({ each }) => each)
}
