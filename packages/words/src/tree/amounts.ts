import type { Amount, CardType, Group, One, Pattern, Test } from '@paydata/engine/language'
import { never, termIn } from '@paydata/engine/language'
import type { Deed } from './doing.ts'
import { eventOf } from './events.ts'
import { groupNoun } from './nouns.ts'
import { serversName } from './places.ts'
import type { Lettered, Reading } from './reading.ts'
import { person } from './reading.ts'
import { one } from './references.ts'
import { testsNoun } from './traits.ts'
import type { Counted, Figure, Letter, Noun, Amount as Told } from './tree.ts'
import { letters } from './tree.ts'

/** What a number counts, when it counts something: "for each …". */
export function countedBy(r: Reading, amount: Amount): Counted | null {
  if (typeof amount === 'number') return null
  switch (amount.amount) {
    case 'count': {
      const cards = { of: 'cards', noun: groupNoun(r, amount.of) } as const
      return isOneOf(r, amount.of) ? { ...cards, including: { is: 'this', type: r.type } } : cards
    }
    case 'types':
      return { of: 'types', noun: groupNoun(r, amount.of) }
    case 'servers':
      return { of: 'servers', among: amount.among.map(servers => serversName(r, servers)) }
    case 'counters':
      return {
        of: 'counters',
        counter: termIn(r.edition, amount.counter),
        on: amount.on === 'self' ? null : one(r, amount.on),
      }
    case 'has':
      return { of: 'had', who: person(r, amount.who), what: amount.of }
    case 'occurrences':
      return { of: 'times', event: eventOf(r, amount.of), since: amount.since }
    case 'bound': {
      const named = r.names.get(amount.name)
      if (named === undefined || 'found' in named || 'range' in named) return null
      return 'result' in named ? { of: 'done', verb: named.result.do } : { of: 'chosen' }
    }
    case 'property':
      return amount.of === 'subroutines' ? { of: 'subroutines', on: one(r, amount.card) } : null
    case 'times':
    case 'sum':
    case 'minus':
    case 'least':
    case 'total':
    case 'itsAmount':
      return null
    default:
      return never(amount)
  }
}

/** Whether this card is one of the installed cards of some subtypes that are counted. */
function isOneOf({ subtypes, type, side }: Reading, { from, where }: Group): boolean {
  const isHere = from === 'installed' || (from === 'rig' && side === 'runner')
  return (
    isHere &&
    where.some(({ is }) => is === 'subtype') &&
    where.every(
      test =>
        (test.is === 'subtype' && test.subtypes.some(each => subtypes.includes(each))) ||
        (test.is === 'type' && test.types.some(each => each === type)),
    )
  )
}

const rezzed: readonly CardType[] = ['asset', 'ice', 'upgrade']

/** Which cost is printed on a card that was chosen from such cards. */
function priceOf(r: Reading, card: One): 'rez' | 'install' | null {
  const named = typeof card === 'object' ? r.names.get(card.the) : undefined
  if (named === undefined || !('choice' in named)) return null
  const { from, where } = named.choice.choose
  if (where.some(test => test.is === 'type' && test.types.every(type => rezzed.includes(type)))) return 'rez'
  const areRunners = where.some(test => test.is === 'side' && test.side === 'runner')
  return from === 'rig' || (from === 'installed' && areRunners) ? 'install' : null
}

const isAlike = (a: Figure, b: Figure): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A number, how often it is taken: less than never where it is taken off. */
function partsOf(of: Figure, times = 1): readonly (readonly [number, Figure])[] {
  if (typeof of === 'number') return [[of * times, 1]]
  if (typeof of === 'object' && 'plus' in of) return of.plus.flatMap(part => partsOf(part, times))
  if (typeof of === 'object' && 'minus' in of)
    return [...partsOf(of.minus[0], times), ...partsOf(of.minus[1], -times)]
  const [by, what] = typeof of === 'object' && 'times' in of ? of.times : []
  return typeof by === 'number' && what !== undefined ? partsOf(what, by * times) : [[times, of]]
}

type Part = { times: number; readonly of: Figure }
const partFigure = ({ times, of }: Part): Figure =>
  typeof of === 'number' ? times : times === 1 ? of : { times: [times, of] }
function added(parts: readonly Part[]): Figure {
  const [only = 0, ...others] = parts.map(partFigure)
  return others.length === 0 ? only : { plus: [only, ...others] }
}

/** What is added up and what is taken off, the same thing told once: "2 times …". */
function sumOf(parts: readonly (readonly [number, Figure])[]): Figure {
  const sums: Part[] = []
  for (const [times, of] of parts) {
    const same = sums.find(other => isAlike(other.of, of))
    if (same === undefined) sums.push({ times, of })
    else same.times += times
  }
  const more = added(sums.filter(({ times }) => times > 0))
  const less = sums.flatMap(({ times, of }) => (times < 0 ? [{ times: -times, of }] : []))
  return less.length === 0 ? more : { minus: [more, added(less)] }
}

/** The least of numbers of which one is the least of others is the least of all of them. */
const leastOf = (of: Figure): readonly Figure[] => (typeof of === 'object' && 'least' in of ? of.least : [of])

/** An amount as a noun: "2", "the number of hosted power counters". */
export function figure(r: Reading, amount: Amount): Figure {
  if (typeof amount === 'number') return amount
  const counted = countedBy(r, amount)
  if (counted !== null) return { numberOf: counted }
  switch (amount.amount) {
    case 'times':
      return { times: [figure(r, amount.by), figure(r, amount.of)] }
    case 'sum':
      return sumOf(amount.of.flatMap(part => partsOf(figure(r, part))))
    case 'minus':
      return sumOf(partsOf({ minus: [figure(r, amount.from), figure(r, amount.less)] }))
    case 'least': {
      const parts = amount.of.map(part => figure(r, part)).flatMap(leastOf)
      const numbers = parts.filter(part => typeof part === 'number')
      const others = parts.filter(part => typeof part !== 'number')
      const different = [
        ...(numbers.length === 0 ? [] : [Math.min(...numbers)]),
        ...others.filter((part, i) => others.findIndex(other => isAlike(part, other)) === i),
      ]
      return different.length === 1 && different[0] !== undefined ? different[0] : { least: different }
    }
    case 'total': {
      const event = { ...eventOf(r, amount.over), card: which }
      return { total: amount.of, cards: metBy(r, amount.over), event, since: amount.since }
    }
    case 'property': {
      const price = amount.of === 'printedCost' ? priceOf(r, amount.card) : null
      const property = { property: amount.of, of: one(r, amount.card) }
      return price === null ? property : { ...property, price }
    }
    case 'bound': {
      if (amount.name === 'traceStrength') return 'traceStrength'
      return amount.name === 'X' ? 'X' : 'thatNumber'
    }
    case 'itsAmount':
    case 'count':
    case 'types':
    case 'servers':
    case 'counters':
    case 'has':
    case 'occurrences':
      return 'thatNumber'
    default:
      return never(amount)
  }
}

/** "2 …, plus 1 for each …": a number, and what is added to it. */
function plusOf(r: Reading, amount: Exclude<Amount, number>): Told | null {
  if (amount.amount !== 'sum' || amount.of.length !== 2) return null
  const [first, second] = amount.of
  if (typeof first !== 'number' || second === undefined || typeof second === 'number') return null
  // A letter that it would be told by is given only if it is told so.
  const tried = { ...r, letters: r.letters && [...r.letters], said: { ...r.said } }
  const { forEach, plus } = quantity(tried, second)
  return forEach === undefined || plus !== undefined ? null : { count: first, plus: quantity(r, second) }
}

const which = { is: 'which' } as const
const agenda: readonly Test[] = [{ is: 'type', types: ['agenda'] }]

/** The kind of card that it has happened to. */
function metBy(r: Reading, { card, what }: Pattern): Noun {
  const isList = typeof card === 'object' && !('the' in card)
  const isAgenda = what.every(each => each === 'scored' || each === 'stolen')
  return testsNoun(r, isList ? card : isAgenda ? agenda : [])
}

/** A letter that the ability has given to no other number. */
const letterIn = ({ said }: Reading): Letter => letters[said.letters++ % letters.length] ?? 'X'

/** "X": what it is, another sentence tells, or the same one if none can follow it. */
function lettered(r: Reading, is: Figure): Told {
  const known = r.letters?.find(other => isAlike(other.is, is))
  if (known !== undefined) return { count: known.letter }
  const letter = letterIn(r)
  if (r.letters === null) return { count: letter, where: is }
  r.letters.push({ letter, is })
  return { count: letter }
}

/** "Gain credits equal to its printed rez cost": a printed cost is a number of credits by itself. */
export function creditsEqualTo(r: Reading, amount: Amount): Figure | null {
  const isPrinted = typeof amount === 'object' && amount.amount === 'property' && amount.of === 'printedCost'
  return isPrinted && r.recurs !== JSON.stringify(amount) ? figure(r, amount) : null
}

/** "X is equal to the number of hosted virus counters." */
export const lettersTold = (letters: readonly Lettered[]): readonly Deed[] =>
  letters.map(each => ({ say: 'isEqual', who: null, ...each }))

/** An amount that is told by a letter, lest what it counts part the sentence. */
export const quantityApart = (r: Reading, amount: Amount): Told =>
  quantity({ ...r, recurs: JSON.stringify(amount) }, amount)

/** An amount before the noun it counts: "2", "1 … for each …", "X …". */
export function quantity(r: Reading, amount: Amount): Told {
  if (typeof amount === 'number') return { count: amount }
  const named = amount.amount === 'bound' ? r.names.get(amount.name) : undefined
  if (named !== undefined && 'range' in named) return named.range
  const plus = plusOf(r, amount)
  if (plus !== null) return plus
  if (amount.amount === 'times' && typeof amount.by === 'number') {
    const forEach = countedBy(r, amount.of)
    if (forEach !== null) return { count: amount.by, forEach }
  }
  const counted = countedBy(r, amount)
  if (counted !== null)
    return r.recurs === JSON.stringify(amount)
      ? lettered(r, { numberOf: counted })
      : { count: 1, forEach: counted }
  if (amount.amount === 'times' && typeof amount.by === 'number' && amount.by < 0)
    return { ...quantity(r, amount.by === -1 ? amount.of : { ...amount, by: -amount.by }), less: true }
  const where = figure(r, amount)
  if (typeof where === 'number') return { count: where }
  if (where === 'X') return { count: 'X' }
  if (where === 'thatNumber') return { count: 'thatMany' }
  return lettered(r, where)
}
