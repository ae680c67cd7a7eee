import type { Definition, What } from '@paydata/engine'
import { dangersOf } from './breaking.ts'
import type { Node } from './meaning.ts'
import { incomeOf, meaningOf, nodesIn } from './meaning.ts'
import { extraToRez, priceOfCost } from './price.ts'

/** Facts that never change about a card, read from its definition. */
export interface Traits {
  /** Credits every turn, for nothing. */
  readonly income: number
  /** Credits every turn for clicks, beyond a credit for each click. */
  readonly clickIncome: number
  /** It comes with counters to be used up, most often credits. */
  readonly isLoaded: boolean
  readonly gainsCredits: boolean
  /** Something happens when it is accessed. */
  readonly isTrap: boolean
  readonly canBeAdvanced: boolean
  /** It makes agendas easier to score. */
  readonly lowersRequirement: boolean
  /** It does something more than once, or as long as it is active. */
  readonly isUsed: boolean
  /** Runs that do something for it, also where nothing is found: on these servers, or anywhere. */
  readonly likesRuns: readonly string[]
  /** What rezzing it costs beside credits. */
  readonly extraToRez: number
  /** Ice that can end a run. */
  readonly endsRuns: boolean
  /** How much harm its subroutines do: 0 is harmless. */
  readonly dangers: readonly number[]
  readonly danger: number
  /** Advancement counters it can place for neither clicks nor credits, each time. */
  readonly freeAdvances: number
}

/** What happens in runs. */
const ofRuns: ReadonlySet<unknown> = new Set<What>([
  'runBegan',
  'runSuccessful',
  'runUnsuccessful',
  'runEnded',
  'iceEncountered',
  'icePassed',
])

const runsIn = ({ what, server }: Node): readonly string[] => {
  if (!Array.isArray(what) || !what.some(each => ofRuns.has(each))) return []
  return Array.isArray(server) ? server.map(String) : ['any']
}

const read = new WeakMap<Definition, Traits>()

export function traitsOf(definition: Definition): Traits {
  const known = read.get(definition) ?? traitsIn(definition)
  read.set(definition, known)
  return known
}

function traitsIn(definition: Definition): Traits {
  const { abilities } = definition
  const nodes = [...nodesIn(abilities)]
  const dangers = dangersOf(definition)
  return {
    income: incomeOf(definition),
    clickIncome: clickIncomeOf(definition),
    isLoaded: nodes.some(node => node.do === 'placeCounters' && node.load === true),
    gainsCredits: nodes.some(node => node.do === 'gainCredits'),
    isTrap: nodes.some(node => Array.isArray(node.what) && node.what.includes('accessed')),
    canBeAdvanced: nodes.some(node => node.declare === 'canAdvance'),
    lowersRequirement: nodes.some(node => node.declare === 'requirement'),
    isUsed: abilities.some(({ form }) => form === 'paid' || form === 'static'),
    likesRuns: nodes.flatMap(runsIn),
    extraToRez: extraToRez(definition),
    endsRuns: meaningOf(abilities, 'corp').endsRun,
    dangers,
    danger: dangers.reduce((sum, each) => sum + each, 0),
    freeAdvances: freeAdvancesIn(definition),
  }
}

/** What the best ability that costs clicks gives when it is used once a turn. */
export const clickIncomeOf = ({ abilities, printed }: Definition): number =>
  abilities.reduce((most, ability) => {
    if (ability.form !== 'paid') return most
    const { clicks, credits, rest } = priceOfCost(ability.cost)
    if (clicks === 0) return most
    return Math.max(most, meaningOf(ability.does, printed.side).credits - credits - rest - clicks)
  }, 0)

const freeAdvancesIn = ({ abilities }: Definition): number =>
  abilities.reduce((sum, ability) => {
    if (ability.form !== 'paid') return sum
    const { credits, clicks } = priceOfCost(ability.cost)
    return credits + clicks > 0 ? sum : sum + meaningOf(ability.does, 'corp').advances
  }, 0)
