import type {
  Amount,
  Choose,
  Condition,
  Group,
  Had,
  Instruction,
  Side,
  Until,
  Who,
} from '@paydata/engine/language'
import { never, otherSide, termIn } from '@paydata/engine/language'
import { countedBy, figure } from './amounts.ts'
import type { Ending, If } from './asking.ts'
import { eventOf } from './events.ts'
import { groupNoun } from './nouns.ts'
import { serversName } from './places.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { one } from './references.ts'
import { asIce, testsNoun } from './traits.ts'
import type { Counted, Noun, Person, Servers } from './tree.ts'

/** Things that are counted where they stand: "there are 2 or more …". */
function thingsOf(r: Reading, amount: Amount): Counted | null {
  if (typeof amount === 'number') return null
  return amount.amount === 'count' || amount.amount === 'counters' ? countedBy(r, amount) : null
}

function comparison(
  r: Reading,
  { amount, than: least }: Extract<Condition, { if: 'atLeast' }>,
  not: boolean,
): If {
  const than = figure(r, least)
  // Two numbers that are both counted are compared as numbers.
  if (typeof than === 'object') return { if: 'atLeast', amount: figure(r, amount), than, not }
  // A maximum hand size is not had.
  if (typeof amount === 'object' && amount.amount === 'has' && amount.of !== 'handSize')
    return { if: 'has', who: person(r, amount.who), what: amount.of, than, not }
  const of = thingsOf(r, amount)
  return of === null
    ? { if: 'atLeast', amount: figure(r, amount), than, not }
    : { if: 'thereAre', than, of, not }
}

const isBids = (name: string, as: string): boolean => name === 'corpBid' && as === 'runnerBid'

/** Whether the run in progress, or that has just ended, was successful. */
export const isSuccessOfRun = ({ pattern, since }: Extract<Condition, { if: 'happened' }>): boolean =>
  since === 'thisRun' && pattern.what.join() === 'runSuccessful' && (pattern.server ?? 'any') === 'any'

/** What was named as it was installed, and is asked for later. */
const isStillInstalled = ({ card, passes }: Extract<Condition, { if: 'card' }>): boolean =>
  typeof card === 'object' && passes.length === 1 && passes[0]?.is === 'installed'

type OfCard = Extract<Condition, { if: 'card' }>
const choiceOf = (r: Reading, { card }: OfCard): Choose | null => {
  const named = typeof card === 'object' ? r.names.get(card.the) : undefined
  return named !== undefined && 'choice' in named ? named.choice : null
}

/** What was chosen where nothing is rezzed, and is rezzed now, has been rezzed on the way. */
function isRezzedThisWay(r: Reading, condition: OfCard): boolean {
  const from = choiceOf(r, condition)?.choose.from
  const isOfZone = from === 'archives' || from === 'hq' || from === 'rnd' || Array.isArray(from)
  return isOfZone && condition.passes.some(({ is }) => is === 'rezzed')
}

function rezzedNoun(r: Reading, condition: OfCard): Noun {
  const chosen = choiceOf(r, condition)?.choose.where ?? []
  const types = chosen.filter(({ is }) => is === 'type')
  return testsNoun(r, [...types, ...condition.passes.filter(({ is }) => is !== 'rezzed')])
}

/** Cards of several kinds that are hosted here are told in one breath. */
function hostsEach(r: Reading, of: readonly Condition[]): If | null {
  const groups = of.flatMap(each =>
    each.if === 'exists' && each.group.from === 'hosted' ? [each.group] : [],
  )
  if (groups.length < Math.max(2, of.length)) return null
  return { if: 'hosts', card: one(r, 'self'), guests: groups.map(group => groupNoun(r, group)) }
}

type Happened = Extract<Condition, { if: 'happened' }>
const isHappened = (of: Condition): of is Happened => of.if === 'happened'
const elsewhere = ({ since, pattern }: Happened): string =>
  JSON.stringify({ since, pattern: { ...pattern, server: null } })

/** The same on one server and on others is told once: "a successful run on HQ, R&D, and Archives". */
function happenedOnEach(r: Reading, of: readonly Condition[]): If | null {
  const all = of.filter(isHappened)
  const [first] = all
  if (first === undefined || all.length < of.length) return null
  const servers = all.flatMap(({ pattern }) =>
    Array.isArray(pattern.server) && pattern.server.length === 1 ? serversName(r, pattern.server) : [],
  )
  if (servers.length < all.length || all.some(each => elsewhere(each) !== elsewhere(first))) return null
  const event = { ...eventOf(r, first.pattern), servers, onEach: true }
  return { if: 'happened', event, since: first.since, not: false }
}

/** Damage trashes cards of the Runner. */
const didTo = ({ do: verb }: Instruction, noun: Noun): Noun => ({
  ...noun,
  traits: noun.traits.map(each =>
    each.trait === 'oddCost' ? { ...each, ofRunner: verb === 'damage' } : each,
  ),
})

/** That there are no others of its kind: "this ice is the only piece of ice protecting this server". */
function onlyOneOf(r: Reading, group: Group): If | null {
  const isOther = group.where.some(({ is }) => is === 'other')
  const isOfType = group.where.some(test => test.is === 'type' && test.types.join() === r.type)
  if (!isOther || !isOfType) return null
  const noun = groupNoun(r, { ...group, where: group.where.filter(({ is }) => is !== 'other') })
  return { if: 'onlyOne', card: one(r, 'self'), noun }
}

/** Whether there is any ice that protects a server. */
function protectedOf(r: Reading, { from, where }: Group): Servers | null {
  const [first, second, ...others] = where
  const isIce = first?.is === 'type' && first.types.join() === 'ice'
  if (from !== 'installed' || !isIce || second?.is !== 'protecting' || others.length > 0) return null
  return serversName(r, second.server)
}

const sideOf = (r: Reading, who: Who): Side => {
  const of = person(r, who)
  return of === 'you' ? r.side : of
}

/** What is not at least as much as the other player has: that one has more. */
function moreThan(r: Reading, { amount, than }: Extract<Condition, { if: 'atLeast' }>): If | null {
  if (typeof amount !== 'object' || typeof than !== 'object') return null
  if (amount.amount !== 'has' || than.amount !== 'has' || amount.of !== than.of) return null
  const { of } = amount
  if (of !== 'credits' && of !== 'cardsInHand') return null
  const sides = [sideOf(r, than.who), sideOf(r, amount.who)] as const
  return { if: 'more', what: of, who: person(r, than.who), than: person(r, amount.who), hands: sides }
}

function nthOf(
  r: Reading,
  { nth, pattern, since, card }: Extract<Condition, { if: 'nth' }>,
  not: boolean,
): If {
  const event = eventOf(r, pattern)
  if (card === undefined) return { if: 'nthTime', nth, event, since, not }
  const tests = typeof pattern.card === 'object' && !('the' in pattern.card) ? pattern.card : []
  const noun = testsNoun(r, tests)
  const met = { trait: 'met', event: { ...event, card: { is: 'which' } }, since, not: false } as const
  return { if: 'nth', nth, card: one(r, card), noun: { ...noun, traits: [...noun.traits, met] }, not }
}

/** Who has done what a name stands for, or chosen it. */
function doerOf(r: Reading, name: string): Person {
  const named = r.names.get(name)
  if (named === undefined) return 'you'
  if ('choice' in named) return person(r, named.choice.by ?? named.by ?? 'you')
  if (!('result' in named)) return 'you'
  if (named.result.do === 'loseCredits') return person(r, named.result.who)
  return 'by' in named.result ? person(r, named.result.by) : 'you'
}

/** A condition, or that it does not hold. */
export function conditionOf(r: Reading, condition: Condition, not = false): If {
  switch (condition.if) {
    case 'tagged':
      return { if: 'tagged', who: person(r, 'runner'), not }
    case 'atLeast':
      return (not ? moreThan(r, condition) : null) ?? comparison(r, condition, not)
    case 'exists': {
      const { from, where } = condition.group
      const only = not ? onlyOneOf(r, condition.group) : null
      if (only !== null) return only
      if (from === 'play') return { if: 'someActive', noun: testsNoun(r, where), not }
      const servers = protectedOf(r, condition.group)
      if (servers !== null) return { if: 'protected', servers, not }
      const named =
        typeof from === 'object' && 'remembered' in from ? r.names.get(from.remembered) : undefined
      if (named !== undefined && 'result' in named)
        return { if: 'thisWay', verb: named.result.do, noun: didTo(named.result, testsNoun(r, where)), not }
      return { if: 'thereAre', than: 1, of: { of: 'cards', noun: groupNoun(r, condition.group) }, not }
    }
    case 'happened':
      if (isSuccessOfRun(condition)) return { if: 'runWasSuccessful', not }
      return { if: 'happened', event: eventOf(r, condition.pattern), since: condition.since, not }
    case 'nth':
      return nthOf(r, condition, not)
    case 'mayAccess':
      return {
        if: 'mayAccess',
        who: person(r, 'runner'),
        least: condition.least,
        server: condition.server,
        not,
      }
    case 'sameAction':
      return { if: 'sameAction', times: condition.times, not }
    case 'not':
      return conditionOf(r, condition.condition, !not)
    case 'all':
    case 'either': {
      const guests = condition.if === 'all' && !not ? hostsEach(r, condition.of) : null
      if (guests !== null) return guests
      const onEach = condition.if === 'all' && !not ? happenedOnEach(r, condition.of) : null
      if (onEach !== null) return onEach
      // Not all: one of them not.
      const joined = (condition.if === 'all') === not ? 'either' : 'all'
      const { last, topic } = r.said
      const afresh = (each: Condition): If => {
        // Each begins where the first does, so that a card is called alike in all of them.
        if (joined === 'either') Object.assign(r.said, { last, topic })
        return conditionOf(r, each, not)
      }
      return { if: joined, of: condition.of.map(afresh) }
    }
    case 'card': {
      const [test, ...others] = condition.passes
      if (test?.is === 'not' && others.length === 0)
        return conditionOf(r, { ...condition, passes: [test.test] }, !not)
      if (isRezzedThisWay(r, condition))
        return { if: 'thisWay', verb: 'rez', noun: rezzedNoun(r, condition), not }
      if (isStillInstalled(condition)) return { if: 'installedStill', card: one(r, condition.card), not }
      return { if: 'card', card: one(r, condition.card), passes: testsNoun(r, condition.passes), not }
    }
    case 'running':
      return {
        if: 'running',
        servers: condition.server === 'any' ? null : serversName(r, condition.server),
        not,
      }
    case 'encountering':
    case 'approaching':
      return {
        if: condition.if,
        who: person(r, 'runner'),
        ice: { is: 'any', noun: asIce(testsNoun(r, condition.passes)) },
        not,
      }
    case 'turnOf':
      return { if: 'turnOf', who: person(r, condition.who), not }
    case 'bound':
      return { if: 'done', who: doerOf(r, condition.name), not }
    case 'same':
      return isBids(condition.name, condition.as) ? { if: 'sameBids', not } : { if: 'same', not }
    case 'threat':
      return { if: 'threat', level: condition.level, not }
    case 'fullyBroken':
      return { if: 'fullyBroken', who: person(r, 'runner'), card: one(r, condition.card), not }
    case 'resolving':
      return { if: 'resolving', card: one(r, condition.card), not }
    default:
      return never(condition)
  }
}

/** "It had no …": of the moment before (CR 9.6.6a). */
export function hadOf(r: Reading, had: Had): If {
  const { of } = had
  const range = 'atLeast' in had ? { atLeast: had.atLeast } : { atMost: had.atMost }
  return of.amount === 'has'
    ? { if: 'had', whose: person(r, of.who), what: of.of === 'tags' ? 'tag' : of.of, ...range }
    : { if: 'had', whose: one(r, of.on), what: termIn(r.edition, of.counter), ...range }
}

export const endingOf = (r: Reading, until: Until): Ending => ({
  at: until.at,
  whose:
    until.at === 'turnBegins'
      ? person(r, until.of)
      : until.at === 'currentReplaced'
        ? otherSide(until.side)
        : 'you',
})
