import type { Instruction } from '../instructions/index.ts'
import type { Cards, Choose, Group, One, Place, Test } from '../language/expressions.ts'
import { never } from '../state/bug.ts'
import { quantity } from './amounts.ts'
import type { Noun, Person, Quantity, Reading } from './phrases.ts'
import { serversName, zoneName } from './places.ts'
import { person } from './reading.ts'

/** Whether an instruction has to do with more than one card. */
function isPlural(of: Instruction): boolean {
  const acted = 'cards' in of ? of.cards : 'at' in of ? of.at : 'self'
  if (typeof acted === 'string' || 'the' in acted) return false
  if ('all' in acted) {
    const { from } = acted.all
    return typeof from !== 'object' || !('top' in from) || from.top !== 1
  }
  return 'choose' in acted ? acted.most !== 1 : acted.random !== 1
}

/** One object the text speaks of. */
export function one(r: Reading, of: One): string {
  const { nouns } = r.say
  if (typeof of === 'object') {
    const named = r.names.get(of.the)
    if (named === undefined) return nouns.chosenCard
    if ('result' in named && named.result.do === 'search') {
      return nouns.that(headOf(r, named.result.for) ?? nouns.card)
    }
    if ('is' in named) return one(r, named.is)
    if ('rest' in named) return nouns.rest(named.rest)
    if ('result' in named) return isPlural(named.result) ? nouns.those(nouns.card) : nouns.that(nouns.card)
    if ('found' in named || 'range' in named) return nouns.that(nouns.card)
    const head = headOf(r, named.choice.choose.where) ?? nouns.card
    return named.choice.most === 1 ? nouns.that(head) : nouns.those(head)
  }
  if (of === r.it) return nouns.it
  switch (of) {
    case 'self':
      return nouns.this(r.type)
    case 'encountered':
      return r.encounter === 'next' ? nouns.nextEncountered(person(r, 'runner')) : nouns.encountered
    case 'host':
    case 'approached':
    case 'accessed':
    case 'it':
      return nouns[of]
    default:
      return never(of)
  }
}

/** The noun that the type or the subtype of cards gives. */
function headOf(r: Reading, tests: readonly Test[]): Noun | null {
  const { nouns } = r.say
  let head: Noun | null = null
  let kinds: readonly string[] | null = null
  for (const test of tests) {
    if (test.is === 'type') head = nouns.eitherNoun(test.types.map(type => nouns.types[type]))
    if (test.is === 'subtype') kinds = [...(kinds ?? []), ...test.subtypes]
  }
  return kinds === null ? head : nouns.ofSubtype(kinds, head)
}

interface Description {
  readonly before: string[]
  readonly after: string[]
}

function describe(r: Reading, test: Test, into: Description): void {
  const { nouns } = r.say
  switch (test.is) {
    case 'type':
    case 'subtype':
    case 'copyOf':
      return
    case 'side':
      into.before.push(nouns.adjective[test.side])
      return
    case 'rezzed':
    case 'unrezzed':
    case 'faceup':
    case 'facedown':
    case 'installed':
    case 'advanceable':
    case 'unique':
    case 'other':
      into.before.push(nouns.adjective[test.is])
      return
    case 'not':
      if (test.test.is === 'type')
        into.before.push(...test.test.types.map(type => nouns.non(nouns.thisType(type))))
      else if (test.test.is === 'subtype') into.before.push(...test.test.subtypes.map(nouns.non))
      else if (test.test.is === 'same') into.after.push(nouns.otherThan(one(r, test.test.as)))
      else if (test.test.is === 'installedThisTurn') into.after.push(nouns.notInstalledThisTurn)
      else into.after.push(nouns.thatIsNot(testPhrase(r, test.test)))
      return
    case 'either':
      into.after.push(nouns.thatIs(testPhrase(r, test)))
      return
    case 'protecting':
    case 'inRootOf':
    case 'atServer':
      into.after.push(nouns[test.is](serversName(r, test.server)))
      return
    case 'samePosition':
      into.after.push(nouns.samePosition(one(r, test.as)))
      return
    case 'same':
      into.after.push(nouns.thatIs(one(r, test.as)))
      return
    case 'hostedOn':
      if (test.host === 'self') into.before.push(nouns.adjective.hosted)
      else into.after.push(nouns.hostedOn(one(r, test.host)))
      return
    case 'hosts':
      into.after.push(nouns.hosts(test.counter, test.atLeast))
      return
    case 'cost':
      into.after.push(nouns.cost(quantity(r, test.atMost)))
      return
    case 'strength':
      into.after.push(nouns.strength(test.atMost))
      return
    case 'in':
      into.after.push(nouns.inZones(test.zones.map(zone => zoneName(r, zone))))
      return
    case 'installedThisTurn':
      into.after.push(nouns.installedThisTurn)
      return
    case 'named':
      into.after.push(nouns.named(test.name))
      return
    default:
      never(test)
  }
}

/** After "is": "rezzed", "a program", "protecting HQ". */
function testPhrase(r: Reading, test: Test): string {
  if (test.is === 'either') return r.say.nouns.or(test.tests.map(each => testPhrase(r, each)))
  return testsPhrase(r, [test])
}

/** After "is", for tests that all hold. */
export function testsPhrase(r: Reading, tests: readonly Test[]): string {
  const into: Description = { before: [], after: [] }
  for (const test of tests) describe(r, test, into)
  const head = headOf(r, tests)
  if (head === null) return r.say.nouns.and([...into.before, ...into.after])
  return r.say.nouns.any(r.say.nouns.described(head, into.before, into.after))
}

/** Cards are in a zone, or are taken from it. */
type Relation = 'in' | 'from'

function placed(r: Reading, { from: place, where }: Group, into: Description, relation: Relation): void {
  const { nouns } = r.say
  if (typeof place === 'object') {
    into.after.push(nouns.among('top' in place ? topOf(r, place) : one(r, place)))
    return
  }
  switch (place) {
    case 'installed':
    case 'rig':
      // What protects a server is installed.
      if (!where.some(test => test.is === 'protecting')) into.before.unshift(nouns.adjective.installed)
      return
    case 'hosted':
      into.before.unshift(nouns.adjective.hosted)
      return
    case 'drawn':
      into.before.unshift(nouns.adjective.drawn)
      return
    case 'root':
    case 'ice':
      into.after.unshift(nouns.ofAServer[place])
      return
    case 'corpHand':
      into.after.unshift(nouns.zones[relation](zoneName(r, 'hq')))
      return
    case 'scoreAreas':
      into.after.unshift(nouns.zones[relation](nouns.scoreAreas))
      return
    default:
      into.after.unshift(nouns.zones[relation](zoneName(r, place)))
  }
}

const topOf = (r: Reading, place: Extract<Place, { top: unknown }>): string =>
  r.say.nouns.topCards(quantity(r, place.top), zoneName(r, place.of))

/** The kind of card a list of tests describes. */
/** What cards are called for what they must be, or for the card they are copies of. */
function nounFor(r: Reading, tests: readonly Test[], usual: Noun): Noun {
  for (const test of tests)
    if (test.is === 'copyOf') return r.say.nouns.copyOf(one({ ...r, it: null }, test.card))
  return headOf(r, tests) ?? usual
}

export function testsNoun(r: Reading, tests: readonly Test[], usual = r.say.nouns.card): Noun {
  const into: Description = { before: [], after: [] }
  for (const test of tests) describe(r, test, into)
  return r.say.nouns.described(nounFor(r, tests, usual), into.before, into.after)
}

export function groupNoun(r: Reading, group: Group, relation: Relation = 'in'): Noun {
  const { where } = group
  const into: Description = { before: [], after: [] }
  for (const test of where) describe(r, test, into)
  placed(r, group, into, relation)
  const others = r.say.nouns.adjective.other
  if (into.before.includes(others)) {
    into.before.splice(into.before.indexOf(others), 1)
    into.before.unshift(others)
  }
  return r.say.nouns.described(nounFor(r, where, r.say.nouns.card), [...new Set(into.before)], into.after)
}

function range(r: Reading, { least, most }: Choose): Quantity {
  const { figures } = r.say
  const upper = quantity(r, most)
  if (least === most || JSON.stringify(least) === JSON.stringify(most)) return upper
  return least === 0 ? figures.upTo(upper) : figures.between(quantity(r, least), upper)
}

export function choice(r: Reading, choose: Choose, doer: Person): string {
  const { nouns } = r.say
  const cards = nouns.some(range(r, choose), groupNoun(r, choose.choose, 'from'))
  const by = choose.by === undefined ? doer : person(r, choose.by)
  return by === doer ? cards : nouns.chosenBy(cards, by)
}

/** The cards an instruction acts on, chosen by who carries it out unless it says otherwise. */
export function cards(r: Reading, of: Cards, doer: Person = 'you'): string {
  const { nouns } = r.say
  if (typeof of === 'string' || 'the' in of) return one(r, of)
  if ('choose' in of) return choice(r, of, doer)
  if ('random' in of) return nouns.atRandom(quantity(r, of.random), groupNoun(r, of.of, 'from'))
  const { from, where } = of.all
  if (typeof from === 'object' && where.length === 0) return 'top' in from ? topOf(r, from) : one(r, from)
  return nouns.all(groupNoun(r, of.all))
}

/** Each of several cards gets as much. */
export const eachOf = (r: Reading, of: Cards): string =>
  typeof of === 'object' && 'choose' in of && of.most !== 1 ? r.say.nouns.eachOf(cards(r, of)) : cards(r, of)

/** Agendas that are forfeited: their score area goes without saying (CR 8.2.5). */
export function forfeited(r: Reading, of: Cards, doer: Person): string {
  return typeof of === 'object' && 'choose' in of
    ? r.say.nouns.some(range(r, of), testsNoun(r, of.choose.where))
    : cards(r, of, doer)
}

/** Cards a rule applies to: this one, a kind of card, one object. */
export function subjectOf(r: Reading, of: One | Group | readonly Test[]): string {
  if (typeof of === 'string') return one(r, of)
  if ('the' in of) return one(r, of)
  if (!('from' in of)) return r.say.nouns.any(testsNoun(r, of))
  return onlyOf(r, of) ?? r.say.nouns.all(groupNoun(r, of))
}

const isSame = (test: Test): test is Extract<Test, { is: 'same' }> => test.is === 'same'

/** A group that can hold no more than one object is told as that one. */
function onlyOf(r: Reading, { where }: Group): string | null {
  const { nouns } = r.say
  const same = where.find(isSame)
  if (same === undefined) return null
  // The next ice that is encountered is another anyway.
  const isNext = r.encounter === 'next' && same.as === 'encountered'
  const more = where.filter(test => test !== same && !(isNext && test.is === 'other'))
  const told = more.map(test =>
    test.is === 'other' ? nouns.otherThan(nouns.this(r.type)) : nouns.thatIs(testPhrase(r, test)),
  )
  return [one(r, same.as), ...told].join(' ')
}

export const isMany = (of: Cards | Group | readonly Test[]): boolean =>
  typeof of === 'object' && ('all' in of || ('from' in of && !of.where.some(isSame)))
