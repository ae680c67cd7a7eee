import type { Choose, Cost, CostItem, One } from '@paydata/engine/language'
import { never, termIn } from '@paydata/engine/language'
import { figure, quantity, quantityApart } from './amounts.ts'
import type { Addition, CostSign } from './clauses.ts'
import type { Deed, Payment } from './doing.ts'
import { choice, forfeited, groupNoun, topCards, without } from './nouns.ts'
import { faceWhenHosted, zoneName } from './places.ts'
import type { Reading } from './reading.ts'
import { one, pronounOf } from './references.ts'
import { ownerOf } from './terms.ts'
import { testsNoun } from './traits.ts'
import type { Person, Thing } from './tree.ts'

const paidCards = (r: Reading, of: One | Choose, who: Person): Thing =>
  typeof of === 'object' && 'choose' in of ? choice(r, of, who) : one(r, of)

/** An item of a cost as somebody is told to pay it: "trash 1 program", "spend [click]". */
function deedOf(r: Reading, item: CostItem, who: Person): Deed {
  switch (item.pay) {
    case 'clicks':
      return { say: 'spendClicks', who, amount: quantity(r, item.amount) }
    case 'loseClicks':
      return { say: termIn(r.edition, 'loseClicks'), who, amount: quantity(r, item.amount) }
    case 'credits':
      return {
        say: 'payCredits',
        who,
        amount: quantity(r, item.amount),
        from: item.from === undefined ? null : testsNoun(r, item.from),
      }
    case 'X':
      return { say: 'payX', who, most: item.most === undefined ? null : figure(r, item.most) }
    case 'trash': {
      const paid = paidCards(r, item.cards, who)
      if (item.reveal !== true) return { say: 'trash', who, cards: paid }
      const from = item.from === undefined ? null : zoneName(r, item.from)
      return { say: 'revealAndTrash', who, cards: paid, from, them: pronounOf(paid) }
    }
    case 'trashRandom': {
      const amount = quantityApart(r, item.cards.random)
      const noun = groupNoun(r, item.cards.of, 'fromZones')
      const picked: Thing = { is: 'some', amount, noun, atRandom: true }
      return { say: 'revealAndTrash', who, cards: picked, from: null, them: pronounOf(picked) }
    }
    case 'trashTop':
      return { say: 'trash', who, cards: topCards(r, { top: item.amount, of: item.of }) }
    case 'addRandom': {
      const noun = groupNoun(r, item.cards.of, 'fromZones')
      const picked: Thing = { is: 'some', amount: quantityApart(r, item.cards.random), noun, atRandom: true }
      const owner = ownerOf(r, item.cards)
      return { say: 'addTo', who, cards: picked, to: item.to, owner, facedown: false }
    }
    case 'forfeit':
      return { say: 'forfeit', who, cards: forfeited(r, item.cards, who) }
    case 'remove':
      return {
        say: 'addTo',
        who,
        cards: one(r, item.card),
        to: 'removed',
        owner: { side: null, person: null },
        facedown: false,
      }
    case 'becomeAgenda':
      return {
        say: 'becomeAgenda',
        who,
        cards: one(r, item.card),
        whose: who,
        points: quantity(r, item.points),
        cannot: item.cannot ?? null,
      }
    case 'counters':
      return {
        say: 'removeCounters',
        who,
        counter: termIn(r.edition, item.counter),
        amount: quantity(r, item.amount),
        from: item.from === 'self' ? null : one(r, item.from),
      }
    case 'damage':
      return {
        say: 'sufferDamage',
        who,
        kind: termIn(r.edition, item.damage),
        amount: quantity(r, item.amount),
      }
    case 'takeTags':
      return { say: 'takeTags', who, amount: quantity(r, item.amount) }
    case 'removeTags':
      return { say: 'removeTags', who, amount: quantity(r, item.amount) }
    case 'takeBadPublicity':
      return { say: 'takeBadPublicity', who, amount: quantity(r, item.amount) }
    case 'hostBadPublicity':
      return { say: 'hostBadPublicity', who, amount: quantity(r, item.amount), on: one(r, item.on) }
    case 'reveal':
      return { say: 'reveal', who, cards: choice(r, item.cards, who) }
    case 'derez':
      return {
        say: 'derez',
        who,
        cards: item.cards === 'self' ? one(r, 'self') : choice(r, without('rezzed', item.cards), who),
      }
    case 'host': {
      const face = faceWhenHosted(item.cards, item.face)
      return { say: 'host', who, cards: choice(r, item.cards, who), on: one(r, item.on), face }
    }
    case 'addTo':
      return {
        say: 'addTo',
        who,
        cards: paidCards(r, item.cards, who),
        to: item.to,
        owner: ownerOf(r, item.cards),
        facedown: false,
      }
    case 'covers':
      return { say: 'payLess', who, amount: quantity(r, item.amount) }
    default:
      return never(item)
  }
}

/** The card whose printed cost is paid. */
export function pricedBy(item: CostItem): One | null {
  if (item.pay !== 'credits' || typeof item.amount === 'number') return null
  return item.amount.amount === 'property' && item.amount.of === 'printedCost' ? item.amount.card : null
}

/** An item as it stands before a colon, as a symbol where there is one. */
function signOf(r: Reading, item: CostItem): CostSign {
  if (item.pay === 'clicks') return { sign: 'clicks', amount: quantity(r, item.amount) }
  const priced = pricedBy(item)
  if (priced !== null) return { sign: 'printedCost', of: one(r, priced) }
  if (item.pay === 'credits') return { sign: 'credits', amount: quantity(r, item.amount) }
  if (item.pay === 'X') return { sign: 'X', most: item.most === undefined ? null : figure(r, item.most) }
  if (item.pay === 'trash' && item.cards === 'self' && item.reveal !== true) return { sign: 'trash' }
  if (item.pay === 'counters' && item.from === 'self' && item.counter !== 'credit')
    return { sign: 'counters', counter: termIn(r.edition, item.counter), amount: quantity(r, item.amount) }
  return { sign: 'deed', deed: deedOf(r, item, 'you') }
}

const ways = (cost: Cost): readonly (readonly CostItem[])[] => ('either' in cost ? cost.either : [cost])

const isRestricted = (item: CostItem): boolean => item.pay === 'credits' && item.from !== undefined

const unrestricted = (item: CostItem): CostItem =>
  item.pay === 'credits' ? { pay: 'credits', amount: item.amount } : item

/** Before a colon a number of credits is one, wherever they come from: that is said after it. */
function withoutSources(cost: Cost): Cost {
  if ('either' in cost || !cost.some(isRestricted)) return cost
  let credits = 0
  for (const item of cost) {
    if (item.pay !== 'credits') continue
    if (typeof item.amount !== 'number') return cost.map(unrestricted)
    credits += item.amount
  }
  const first = cost.findIndex(({ pay }) => pay === 'credits')
  return cost.flatMap<CostItem>((item, i) =>
    item.pay !== 'credits' ? [item] : i === first ? [{ pay: 'credits', amount: credits }] : [],
  )
}

/** "Spend credits only from …": where those of an ability have to come from (CR 9.3.3d, 9.11.4a). */
export function spendingOf(r: Reading, cost: Cost): Addition | null {
  if ('either' in cost) return null
  const item = cost.find(isRestricted)
  if (item === undefined || item.pay !== 'credits' || item.from === undefined) return null
  const from = testsNoun(r, item.from)
  const isAll = cost.every(each => (each.pay !== 'credits' && each.pay !== 'X') || isRestricted(each))
  return isAll ? { add: 'spendOnly', from } : { add: 'spendAtLeast', amount: quantity(r, item.amount), from }
}

/** Before a colon: "[click], 1[credit], forfeit 1 agenda". */
export const costSigns = (r: Reading, cost: Cost): readonly (readonly CostSign[])[] =>
  ways(withoutSources(cost)).map(items => items.map(item => signOf(r, item)))

/** After "may" or "unless": what somebody does to pay. */
export const paymentOf = (r: Reading, cost: Cost, who: Person): Payment =>
  ways(cost).map(items => items.map(item => deedOf(r, item, who)))
