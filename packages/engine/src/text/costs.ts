import type { Cost, CostItem } from '../language/costs.ts'
import type { Choose, One } from '../language/expressions.ts'
import { never } from '../state/bug.ts'
import { figure, quantity } from './amounts.ts'
import { choice, forfeited, one, testsNoun } from './groups.ts'
import type { Person, Phrase, Reading } from './phrases.ts'

const paidCards = (r: Reading, of: One | Choose, who: Person): string =>
  typeof of === 'object' && 'choose' in of ? choice(r, of, who) : one(r, of)

/** An item of a cost as somebody is told to pay it: "trash 1 program", "spend [click]". */
function itemPhrase(r: Reading, item: CostItem, who: Person): Phrase {
  const { costs } = r.say
  switch (item.pay) {
    case 'clicks':
      return costs.spendClicks(who, quantity(r, item.amount))
    case 'loseClicks':
      return costs.loseClicks(who, quantity(r, item.amount))
    case 'credits':
    case 'X':
      return costs.spend(who, icon(r, item) ?? costs.nothing)
    case 'trash':
      return costs.trash(who, paidCards(r, item.cards, who))
    case 'forfeit':
      return costs.forfeit(who, forfeited(r, item.cards, who))
    case 'remove':
      return costs.remove(who, one(r, item.card))
    case 'counters':
      return costs.counters(
        who,
        item.counter,
        quantity(r, item.amount),
        item.from === 'self' ? null : one(r, item.from),
      )
    case 'damage':
      return costs.damage(who, item.damage, quantity(r, item.amount))
    case 'takeTags':
      return costs.takeTags(who, quantity(r, item.amount))
    case 'removeTags':
      return costs.removeTags(who, quantity(r, item.amount))
    case 'takeBadPublicity':
      return costs.takeBadPublicity(who, quantity(r, item.amount))
    case 'reveal':
      return costs.reveal(who, choice(r, item.cards, who))
    case 'covers':
      return costs.covers(who, icon(r, { pay: 'credits', amount: item.amount }) ?? costs.nothing)
    default:
      return never(item)
  }
}

/** An item that is only a symbol where it stands before a colon. */
function icon(r: Reading, item: CostItem): string | null {
  const { costs } = r.say
  if (item.pay === 'clicks') return costs.clicks(quantity(r, item.amount))
  if (item.pay === 'credits') {
    const amount = quantity(r, item.amount)
    return item.from === undefined
      ? costs.credits(amount)
      : costs.creditsFrom(amount, testsNoun(r, item.from).many)
  }
  if (item.pay === 'X') return costs.X(item.most === undefined ? null : figure(r, item.most))
  if (item.pay === 'trash' && item.cards === 'self') return costs.trashThis
  if (item.pay === 'counters' && item.from === 'self' && item.counter !== 'credit') {
    return costs.hostedCounters(item.counter, quantity(r, item.amount))
  }
  return null
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
export function spendingText(r: Reading, cost: Cost): string | null {
  if ('either' in cost) return null
  const item = cost.find(isRestricted)
  if (item === undefined || item.pay !== 'credits' || item.from === undefined) return null
  const { abilities } = r.say
  const cards = testsNoun(r, item.from)
  const isAll = cost.every(each => (each.pay !== 'credits' && each.pay !== 'X') || isRestricted(each))
  return isAll ? abilities.spendOnly(cards) : abilities.spendAtLeast(quantity(r, item.amount), cards)
}

/** Before a colon: "[click], 1[credit], forfeit 1 agenda". */
export function costText(r: Reading, cost: Cost): string {
  const { costs } = r.say
  const each = ways(withoutSources(cost)).map(items =>
    items.length === 0
      ? costs.nothing
      : costs.all(items.map(item => icon(r, item) ?? itemPhrase(r, item, 'you').plain)),
  )
  return r.say.capital(costs.either(each))
}

/** After "may" or "unless": what somebody does to pay. */
export function payPhrase(r: Reading, cost: Cost, who: Person): Phrase {
  const { costs } = r.say
  const each = ways(cost).map(items => items.map(item => itemPhrase(r, item, who)))
  return {
    who,
    plain: costs.either(each.map(items => costs.and(items.map(item => item.plain)))),
    third: costs.either(each.map(items => costs.and(items.map(item => item.third)))),
  }
}

/** One of several ways to pay, as an option of its own. */
export const wayText = (r: Reading, items: readonly CostItem[]): string =>
  r.say.capital(items.length === 0 ? r.say.costs.asUsual : payPhrase(r, items, 'you').plain)
