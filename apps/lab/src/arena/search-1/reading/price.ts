import type { CardView, Definition, OptionView } from '@paydata/engine'
import { basicAt } from '@paydata/engine'
import { nodesIn, numberOf } from './meaning.ts'

/** What an option or a card costs. */
export interface Price {
  readonly credits: number
  readonly clicks: number
  /** Cards, counters, tags and the like, in credits. */
  readonly rest: number
}

const free: Price = { credits: 0, clicks: 0, rest: 0 }

/** How many credits each other means of payment counts for. */
const rates: Readonly<Record<string, number>> = {
  trash: 1.5,
  trashRandom: 1.5,
  forfeit: 8,
  remove: 1,
  counters: 0.5,
  damage: 1.5,
  takeTags: 2,
  takeBadPublicity: 1.5,
}

const read = new WeakMap<object, Price>()

/** The price that a cost names; of alternatives, the first. */
export function priceOfCost(cost: unknown): Price {
  if (typeof cost !== 'object' || cost === null) return free
  const known = read.get(cost) ?? sumOf(cost)
  read.set(cost, known)
  return known
}

function sumOf(cost: object): Price {
  if ('either' in cost && Array.isArray(cost.either)) return priceOfCost(cost.either[0])
  let [credits, clicks, rest] = [0, 0, 0]
  for (const { pay, amount } of nodesIn(cost)) {
    if (pay === 'credits') credits += numberOf(amount)
    else if (pay === 'clicks' || pay === 'loseClicks') clicks += numberOf(amount)
    else if (typeof pay === 'string')
      rest += (rates[pay] ?? 0) * (amount === undefined ? 1 : numberOf(amount))
  }
  return { credits, clicks, rest }
}

/** What rezzing a card costs, beside credits. */
export const extraToRez = (definition: Definition): number =>
  definition.abilities
    .flatMap(ability => (ability.form === 'static' ? ability.declares : []))
    .reduce(
      (sum, each) =>
        each.declare === 'additionalCost' && each.to === 'rez' && 'cards' in each && each.cards === 'self'
          ? sum + priceOfCost(each.cost).rest
          : sum,
      0,
    )

/** What using an ability costs. */
export const priceOfAbility = (ability: unknown): Price =>
  typeof ability === 'object' && ability !== null && 'cost' in ability ? priceOfCost(ability.cost) : free

/** What another option costs: the price it names, the price of its action, or the price of its card now. */
export function priceOf(option: OptionView, card: CardView | undefined): Price {
  const said = option.credits
  switch (option.does) {
    case 'play':
    case 'rez':
      return { ...free, credits: said ?? card?.face?.cost?.value ?? 0 }
    case 'install':
      // The Corp pays for a card when it rezzes it.
      return { ...free, credits: said ?? (card?.side === 'corp' ? 0 : (card?.face?.cost?.value ?? 0)) }
    default:
      return { ...free, credits: said ?? priceOfCost(basicAt(option.ability ?? '')?.cost).credits }
  }
}
