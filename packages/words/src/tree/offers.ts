import type { Branch, Declaration, Instruction, May, MayPay, One, OneOf } from '@paydata/engine/language'
import { asOne, isAction, theFollowing } from './actions.ts'
import { quantityApart } from './amounts.ts'
import type { Clause } from './clauses.ts'
import { conditionOf } from './conditions.ts'
import { paymentOf } from './costs.ts'
import { declaredClauses } from './declarations.ts'
import type { Deed, Payment } from './doing.ts'
import { nothing } from './doing.ts'
import { eachTelling } from './listing.ts'
import type { Reading } from './reading.ts'
import { person } from './reading.ts'
import { searchesIn } from './searches.ts'
import { clausesOf, passagesOf } from './sequences.ts'
import type { Amount, Person, Thing, Trait } from './tree.ts'

/** "If you do not, …", and what comes after it. */
function refusal(r: Reading, who: Person, otherwise: readonly Instruction[] | undefined): readonly Clause[] {
  if (otherwise === undefined) return []
  const [does = nothing, ...rest] = clausesOf(r, otherwise)
  return [{ say: 'ifDone', who, not: true, does }, ...rest]
}

/** Whether a clause names a player: "give the Runner 1 tag". */
const isNamedIn = (does: Clause, who: Person): boolean =>
  does.say === 'and'
    ? does.of.some(each => isNamedIn(each, who))
    : ('who' in does && does.who === who) || ('to' in does && does.to === who)

/** "… unless the Runner pays", or "unless they pay" where they have just been named. */
const unless = (does: Clause, who: Person, pay: Payment): Clause => ({
  say: 'unless',
  who,
  does,
  pay,
  ...(isNamedIn(does, who) && { again: true }),
})

/** "… unless the Runner jacks out". */
function jackOutOr(r: Reading, who: Person, otherwise: readonly Instruction[]): readonly Clause[] {
  const [does = nothing, ...rest] = clausesOf(r, otherwise)
  return [unless(does, who, [[{ say: 'jackOut', who }]]), ...rest]
}

/** What a player may do instead of something, where that is decided before it would be done. */
function replacementIn({ does: [first, ...rest] }: May): Declaration | null {
  const [declared, ...others] = first?.do === 'lasting' ? first.declares : []
  if (declared?.declare !== 'replace' || declared.effect !== 'breach' || others.length > 0) return null
  if (declared.withIt.instead !== 'nothing') return null
  return { ...declared, withIt: { instead: 'resolve', does: rest }, optional: true }
}

export function mayClauses(r: Reading, i: May): readonly Clause[] {
  const replacement = replacementIn(i)
  if (replacement !== null) return declaredClauses(r, replacement)
  const who = person(r, i.who)
  if (i.otherwise !== undefined && i.does.length === 1 && i.does[0]?.do === 'jackOut')
    return jackOutOr(r, who, i.otherwise)
  const condition = i.if === undefined ? null : conditionOf(r, i.if)
  const [first = [], next, ...last] = passagesOf(r, i.does)
  const [head = nothing, ...more] = first
  const isDone = isAction(head) || head.say === 'oneOf'
  const rest = isDone ? more : []
  const may: Clause = { say: 'may', who, does: isDone ? head : theFollowing(first) }
  const [then, ...after] = next ?? []
  const [sought] = i.does
  // Only a player who has searched has found a card.
  const isFound = sought !== undefined && searchesIn(sought) !== null
  return [
    condition === null ? may : { say: 'if', condition, then: may },
    ...rest,
    ...(then === undefined
      ? []
      : [isFound ? then : ({ say: 'ifDone', who, not: false, does: then } as const), ...after]),
    ...last.flat(),
    ...refusal(r, who, i.otherwise),
  ]
}

/** What is paid in one breath, for one thing: "you may pay 1[credit] to draw 1 card". */
const isShort = (pay: Payment, then: Clause): boolean =>
  (then.say !== 'and' || then.of[0]?.say === 'search') &&
  isAction(then) &&
  pay.every(
    way =>
      way.length === 1 &&
      way.every(
        each =>
          each.say === 'payCredits' ||
          each.say === 'spendClicks' ||
          each.say === 'removeCounters' ||
          each.say === 'takeTags' ||
          each.say === 'host' ||
          each.say === 'removeTags' ||
          each.say === 'derez' ||
          (each.say === 'addTo' && each.to === 'removed') ||
          each.say === 'trash',
      ),
  ) &&
  !JSON.stringify(pay).includes('forEach')

/** The one card that is trashed as a cost: what is done then speaks of it. */
function trashedFor({ cost }: MayPay): One | null {
  const [only, more] = 'either' in cost ? [] : cost
  if (only?.pay !== 'trash' || more !== undefined) return null
  const { cards } = only
  return typeof cards === 'object' && 'choose' in cards && cards.most === 1 ? { the: cards.as } : null
}

/** A nested cost (CR 1.16.11): "may pay to …", "… unless they pay", "must pay, if able". */
export function mayPayClauses(r: Reading, i: MayPay): readonly Clause[] {
  const who = person(r, i.who)
  const isMust = i.must === true
  if (i.then === undefined && i.otherwise !== undefined && !isMust) {
    const [does = nothing, ...rest] = asOne(clausesOf(r, i.otherwise))
    const pay = paymentOf(r, i.cost, who)
    return isAction(does)
      ? [unless(does, who, pay), ...rest]
      : [{ say: 'mayPay', who, pay, does: null }, { say: 'ifDone', who, not: true, does }, ...rest]
  }
  const { pay, sources } = apart(paymentOf(r, i.cost, who))
  const [then, ...rest] =
    i.then === undefined ? [] : asOne(clausesOf({ ...r, it: trashedFor(i) ?? r.it }, i.then))
  const no = refusal(r, who, i.otherwise)
  if (then !== undefined && !isMust && isShort(pay, then)) {
    return [{ say: 'mayPay', who, pay, does: then }, ...sources, ...rest, ...no]
  }
  return [
    isMust ? { say: 'mustPay', who, pay } : { say: 'mayPay', who, pay, does: null },
    ...sources,
    ...(then === undefined ? [] : [{ say: 'ifDone', who, not: false, does: then } as const]),
    ...rest,
    ...no,
  ]
}

/** "Pay 1[credit] to … Spend credits only from stealth cards to pay this cost." */
function apart(pay: Payment): { readonly pay: Payment; readonly sources: readonly Deed<'payOnlyFrom'>[] } {
  const [way = [], ...others] = pay
  const sources = way.flatMap(each =>
    each.say === 'payCredits' && each.from !== null
      ? [{ say: 'payOnlyFrom', who: null, from: each.from } as const]
      : [],
  )
  if (others.length > 0 || sources.length === 0) return { pay, sources: [] }
  return { pay: [way.map(each => (each.say === 'payCredits' ? { ...each, from: null } : each))], sources }
}

/** Choices within choices, and numbers that have to be told, are easier to read in a list. */
function isLong(modes: readonly Clause[]): boolean {
  const text = JSON.stringify(modes)
  return text.includes('"say":"either"') || text.split('"where":').length > 2
}

export function oneOfClause(r: Reading, i: OneOf): Clause {
  const who = person(r, i.who)
  const modes = eachTelling(r, i.modes, clausesOf)
  const isOne = i.least === 1 && i.most === 1
  if (isOne && i.modes.every(mode => mode.length === 1) && modes.every(mode => mode.length === 1)) {
    const heads = modes.flat()
    if (!heads.every(isAction) || isLong(heads)) return { say: 'oneOf', who, count: null, modes }
    const isMine = heads.every(each => 'who' in each && (each.who === 'you' || each.say === 'endRun'))
    if (who === 'you' && heads.length === 2 && isMine) return { say: 'either', modes: sharing(heads) }
    // What the other player only chooses is a list of what the text's own player does.
    const areMine = heads.every(each => 'who' in each && each.who === 'you')
    if (i.must === true || (who !== 'you' && !areMine)) return { say: 'must', who, modes: heads }
  }
  const most = quantityApart(r, i.most)
  const isExact = JSON.stringify(i.least) === JSON.stringify(i.most)
  const count: Amount | null = isOne
    ? null
    : isExact
      ? most
      : { ...most, from: quantityApart(r, i.least).count }
  return { say: 'oneOf', who, count, modes }
}

/** What a place and the bottom of the deck are called together. */
const eitherPlaces: Readonly<Partial<Record<Deed<'addTo'>['to'], Deed<'addTo'>['to']>>> = {
  topOfDeck: 'eitherEndOfDeck',
  hand: 'handOrBottomOfDeck',
}

/** "Add 1 card or up to 2 virus cards from your heap to your grip": what both do with them is told once. */
function sharing(modes: readonly Clause[]): readonly Clause[] {
  const [first, second] = modes
  if (first?.say !== 'addTo' || second?.say !== 'addTo') return modes
  const cards = commonOf(first.cards, second.cards)
  const alike = (deed: Clause): string => JSON.stringify({ ...deed, cards: null })
  const place = eitherPlaces[first.to]
  const isEither = place !== undefined && second.to === 'bottomOfDeck'
  if (isEither && alike({ ...first, to: second.to }) === alike(second))
    return areSame(first.cards, second.cards) ? [{ ...first, to: place }] : modes
  return cards === null || alike(first) !== alike(second) ? modes : [{ ...first, cards }]
}

/** The same cards, or those that were named last. */
const areSame = (first: Thing, second: Thing): boolean =>
  second.is === 'it' || JSON.stringify(first) === JSON.stringify(second)

function commonOf(first: Thing, second: Thing): Thing | null {
  if (first.is !== 'some' || second.is !== 'some') return null
  const isFrom = ({ trait }: Trait): boolean => trait === 'fromZones'
  const places = (thing: typeof first): string => JSON.stringify(thing.noun.traits.filter(isFrom))
  if (places(first) !== places(second)) return null
  const elsewhere = first.noun.traits.filter(trait => !isFrom(trait))
  return { is: 'or', of: [{ ...first, noun: { ...first.noun, traits: elsewhere } }, second] }
}

/** "Resolve 1 of the following. If …, you may resolve both instead": the same modes in each case. */
export function bothClauses(
  r: Reading,
  { if: condition, then, otherwise }: Branch,
): readonly Clause[] | null {
  const [may, more] = then
  const [one] = otherwise ?? []
  if (may?.do !== 'may' || more !== undefined || one?.do !== 'oneOf') return null
  const [both] = may.does
  const isElse = JSON.stringify(may.otherwise) === JSON.stringify(otherwise)
  const isBoth = both?.do === 'oneOf' && both.least === 2 && both.most === 2 && both.modes.length === 2
  if (!isElse || !isBoth || JSON.stringify(both.modes) !== JSON.stringify(one.modes)) return null
  const modes = one.modes.map(mode => clausesOf(r, mode))
  return [{ say: 'oneOf', who: person(r, one.who), count: null, modes, both: conditionOf(r, condition) }]
}
