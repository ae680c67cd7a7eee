import type { CardView, Definition, Definitions, View } from '@paydata/engine'
import { definitionOf, meaningOf, nodesIn, numberOf } from './meaning.ts'

/** A way to break subroutines: of which ice, how many at once, for how many credits. */
interface Breaks {
  readonly subtype: string | null
  readonly most: number
  readonly cost: number
  readonly path: string
}
/** A way to become stronger in an encounter. */
interface Boosts {
  readonly strength: number
  readonly cost: number
  readonly path: string
}
export interface Breaker {
  readonly card: CardView
  readonly strength: number
  readonly breaks: readonly Breaks[]
  readonly boosts: readonly Boosts[]
}

/** The credits of a cost; nothing if the cost holds anything else. */
function creditsOnly(cost: unknown): number | undefined {
  if (!Array.isArray(cost)) return undefined
  let credits = 0
  for (const item of cost) {
    if (item.pay !== 'credits') return undefined
    credits += numberOf(item.amount)
  }
  return credits
}

type Breaking = Pick<Breaker, 'breaks' | 'boosts'>

const read = new WeakMap<Definition, Breaking>()

export function breaksOf(definition: Definition): Breaking {
  const known = read.get(definition) ?? breakingOf(definition)
  read.set(definition, known)
  return known
}

function breakingOf(definition: Definition): Breaking {
  const breaks: Breaks[] = []
  const boosts: Boosts[] = []
  definition.abilities.forEach((ability, index) => {
    if (ability.form !== 'paid') return
    const cost = creditsOnly(ability.cost)
    if (cost === undefined) return
    const path = `${definition.is}/${index}`
    for (const node of nodesIn(ability.does)) {
      if (node.do === 'breakSubroutines') {
        const subtype = typeof node.subtype === 'string' ? node.subtype : null
        const most = node.most === 'all' ? 9 : numberOf(node.most)
        breaks.push({ subtype, most, cost, path })
      }
      if (node.declare === 'strength' && node.of === 'self')
        boosts.push({ strength: numberOf(node.by), cost, path })
    }
  })
  return { breaks, boosts }
}

/** The installed icebreakers of the Runner, as far as they can be seen. */
export function breakersIn(view: View, definitions: Definitions): readonly Breaker[] {
  return [...view.rig, ...view.hosted].flatMap(card => {
    if (card.face?.strength === null || card.face === null) return []
    const known = breaksOf(definitionOf(definitions, card.face.definition))
    return known.breaks.length === 0 ? [] : [{ card, strength: card.face.strength.value, ...known }]
  })
}

/** What to use next to break ice, and what the whole of it costs. */
export interface Plan {
  readonly cost: number
  readonly card: CardView
  readonly path: string
}

/** Ice as it is to be broken. */
export interface Obstacle {
  readonly strength: number
  readonly subtypes: readonly string[]
  readonly subroutines: number
}

/** The cheapest way to break ice, if the breakers have any. */
export function planFor(ice: Obstacle, breakers: readonly Breaker[]): Plan | undefined {
  const { strength, subtypes, subroutines } = ice
  if (subroutines === 0) return undefined
  let best: Plan | undefined
  for (const breaker of breakers) {
    const missing = Math.max(0, strength - breaker.strength)
    for (const breaks of breaker.breaks) {
      if (breaks.subtype !== null && !subtypes.includes(breaks.subtype)) continue
      const boost = missing === 0 ? undefined : breaker.boosts[0]
      if (missing > 0 && boost === undefined) continue
      const boosting = boost === undefined ? 0 : Math.ceil(missing / boost.strength) * boost.cost
      const cost = boosting + Math.ceil(subroutines / breaks.most) * breaks.cost
      if (best === undefined || cost < best.cost)
        best = { cost, card: breaker.card, path: boost?.path ?? breaks.path }
    }
  }
  return best
}

/** How much harm each subroutine of ice does to the Runner: 0 is harmless. */
export const dangersOf = (definition: Definition): readonly number[] =>
  definition.abilities.flatMap(ability => (ability.form === 'subroutine' ? [dangerOf(ability.does)] : []))

/** What it costs the Runner, in credits, if a run ends. */
const lostRun = 5

export function dangerOf(does: unknown): number {
  const meaning = meaningOf(does, 'corp')
  return (
    (meaning.endsRun ? lostRun : 0) +
    meaning.damage * 1.5 +
    meaning.tags * 2 +
    (meaning.trashes ? 4 : 0) +
    Math.max(0, meaning.credits + meaning.drains) * 0.7
  )
}
