import type { Amount } from '../language/expressions.ts'
import { never } from '../state/bug.ts'
import { eventOf } from './events.ts'
import { groupNoun, one } from './groups.ts'
import type { Noun, Quantity, Reading } from './phrases.ts'
import { person } from './reading.ts'

const plain = (count: string): Quantity => ({ count, one: count === '1', tail: '' })

/** What a number counts, when it counts something: "for each …". */
function eachOf(r: Reading, amount: Amount): Noun | null {
  if (typeof amount === 'number') return null
  const { each } = r.say.nouns
  switch (amount.amount) {
    case 'count':
      return groupNoun(r, amount.of)
    case 'counters':
      return amount.on === 'self'
        ? each.hostedCounter(amount.counter)
        : each.counterOn(amount.counter, one(r, amount.on))
    case 'has':
      return each.has(person(r, amount.who), amount.of)
    case 'occurrences':
      return each.time(eventOf(r, amount.of).past, amount.since)
    case 'bound': {
      const named = r.names.get(amount.name)
      if (named === undefined || 'found' in named || 'range' in named) return null
      if (!('result' in named)) return each.cardChosen
      return each.result[named.result.do] ?? each.result.other ?? null
    }
    case 'property':
      return amount.of === 'subroutines' ? each.subroutine(one(r, amount.card)) : null
    case 'times':
    case 'sum':
    case 'minus':
    case 'least':
    case 'itsAmount':
      return null
    default:
      return never(amount)
  }
}

/** An amount as a noun: "2", "the number of hosted power counters". */
export function figure(r: Reading, amount: Amount): string {
  if (typeof amount === 'number') return String(amount)
  const { figures, nouns } = r.say
  const each = eachOf(r, amount)
  if (each !== null) return figures.numberOf(each)
  switch (amount.amount) {
    case 'times':
      return figures.product(figure(r, amount.by), figure(r, amount.of))
    case 'sum':
      return figures.sum(amount.of.map(part => figure(r, part)))
    case 'minus':
      return figures.minus(figure(r, amount.from), figure(r, amount.less))
    case 'least':
      return figures.least(amount.of.map(part => figure(r, part)))
    case 'property':
      return nouns.property(amount.of, one(r, amount.card))
    case 'bound': {
      if (amount.name === 'traceStrength') return figures.traceStrength
      const named = r.names.get(amount.name)
      const isNumber = named !== undefined && 'found' in named && named.found === 'number'
      return isNumber || amount.name === 'X' ? figures.X : figures.thatNumber
    }
    case 'itsAmount':
    case 'count':
    case 'counters':
    case 'has':
    case 'occurrences':
      return figures.thatNumber
    default:
      return never(amount)
  }
}

/** "2 …, plus 1 for each …": a number, and what is added to it. */
function sumOf(r: Reading, amount: Exclude<Amount, number>): Quantity | null {
  if (amount.amount !== 'sum' || amount.of.length !== 2) return null
  const [first, second] = amount.of
  if (typeof first !== 'number' || second === undefined || typeof second === 'number') return null
  const { count, tail } = quantity(r, second)
  return /^\d+$/.test(count) ? { ...plain(String(first)), tail: r.say.figures.plus(count, tail) } : null
}

/** An amount before the noun it counts: "2", "1 … for each …", "X …, where X is …". */
export function quantity(r: Reading, amount: Amount): Quantity {
  if (typeof amount === 'number') return plain(String(amount))
  const { figures } = r.say
  const named = amount.amount === 'bound' ? r.names.get(amount.name) : undefined
  if (named !== undefined && 'range' in named) return named.range
  const sum = sumOf(r, amount)
  if (sum !== null) return sum
  if (amount.amount === 'times' && typeof amount.by === 'number') {
    const each = eachOf(r, amount.of)
    if (each !== null) return { ...plain(String(amount.by)), tail: figures.forEach(each) }
  }
  const each = eachOf(r, amount)
  if (each !== null) return { ...plain('1'), tail: figures.forEach(each) }
  const text = figure(r, amount)
  if (text === figures.X) return plain(figures.X)
  if (text === figures.thatNumber) return { count: figures.thatMany, one: false, tail: '' }
  return { count: figures.X, one: false, tail: figures.whereX(text) }
}
