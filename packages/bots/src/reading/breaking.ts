import type { CardView, Definition, Definitions, View } from '@paydata/engine'
import type { Node } from './meaning.ts'
import { definitionOf, isNode, meaningOf, nodesIn, numberOf } from './meaning.ts'

/** What using an ability takes. Counters are those of its own card. */
export interface Cost {
  readonly credits: number
  readonly clicks: number
  readonly counters: number
}

/** An ability that helps past ice. */
interface Use {
  readonly path: string
  readonly cost: Cost
  /** The threat level that it needs (CR 1.17.1a). */
  readonly threat: number
  /** Whether its text says nothing beyond what is read here. */
  readonly isPlain: boolean
}

/** A way to break subroutines: of which ice, how many at once. */
export interface Breaks extends Use {
  readonly subtype: string | null
  readonly most: number
  /** It may break fewer, too. */
  readonly isUpTo: boolean
  /** Any ice that is encountered, the one that hosts the card, or the ice whose ability it is. */
  readonly on: 'any' | 'host' | 'self'
  /** Only with a strength of at least that of the ice (CR 3.9.5a). */
  readonly isInterface: boolean
}
/** A way to become stronger in an encounter. */
export interface Boosts extends Use {
  readonly strength: number
  readonly until: 'encounterEnds' | 'runEnds'
}
/** A way to make the ice that is encountered weaker for the encounter. */
export interface Weakens extends Use {
  readonly strength: number
}

export interface Breaking {
  readonly breaks: readonly Breaks[]
  readonly boosts: readonly Boosts[]
  readonly weakens: readonly Weakens[]
}

export interface Breaker extends Breaking {
  readonly card: CardView
  readonly strength: number
}

/** What a cost takes; nothing if it takes anything else. */
function costOf(cost: unknown): Cost | undefined {
  let [credits, clicks, counters] = [0, 0, 0]
  if (!Array.isArray(cost)) return undefined
  for (const item of cost) {
    const amount = numberOf(item.amount)
    if (item.pay === 'credits') credits += amount
    else if (item.pay === 'clicks' || item.pay === 'loseClicks') clicks += amount
    else if (item.pay === 'counters' && item.from === 'self') counters += amount
    else return undefined
  }
  return { credits, clicks, counters }
}

const read = new WeakMap<Definition, Breaking>()

export function breaksOf(definition: Definition): Breaking {
  const known = read.get(definition) ?? breakingOf(definition)
  read.set(definition, known)
  return known
}

/** The same without abilities for which the threat is too low. */
export function breaksNow({ corp, runner }: View, definition: Definition): Breaking {
  const level = Math.max(corp.score, runner.score)
  const isOn = ({ threat }: Use): boolean => threat <= level
  const { breaks, boosts, weakens } = breaksOf(definition)
  return { breaks: breaks.filter(isOn), boosts: boosts.filter(isOn), weakens: weakens.filter(isOn) }
}

type Ability = Definition['abilities'][number]

/** Conditions that always hold where the ability is of use. */
const isMet = (condition: unknown): boolean =>
  condition === undefined || JSON.stringify(condition) === '{"if":"encountering","passes":[{"is":"rezzed"}]}'

function breakingOf(definition: Definition): Breaking {
  const breaks: Breaks[] = []
  const boosts: Boosts[] = []
  const weakens: Weakens[] = []
  definition.abilities.forEach((ability, index) => {
    if (ability.form !== 'paid') return
    const cost = costOf(ability.cost)
    if (cost === undefined) return
    const path = `${definition.is}/${index}`
    const use = { path, cost, threat: ability.threat ?? 0, isPlain: isPlain(ability) }
    for (const node of nodesIn(ability.does)) {
      if (node.do === 'breakSubroutines') breaks.push({ ...use, ...breaksIn(ability, node) })
      if (node.do !== 'lasting' || !Array.isArray(node.declares)) continue
      const until = isNode(node.until) && node.until.at === 'runEnds' ? 'runEnds' : 'encounterEnds'
      for (const { declare, of, by } of node.declares.filter(isNode)) {
        if (declare !== 'strength') continue
        const strength = numberOf(by)
        if (of === 'self') boosts.push({ ...use, strength, until })
        else if (strength < 0 && JSON.stringify(ability).includes('"on":"encountered"'))
          weakens.push({ ...use, strength: -strength })
      }
    }
  })
  return { breaks, boosts, weakens }
}

const breaksIn = (ability: Ability, { subtype, most, upTo, on }: Node): Omit<Breaks, keyof Use> => ({
  subtype: typeof subtype === 'string' ? subtype : null,
  most: most === 'all' ? 99 : numberOf(most),
  isUpTo: upTo === true || most === 'all',
  on: on === 'host' || on === 'self' ? on : 'any',
  isInterface: 'flag' in ability && ability.flag === 'interface',
})

/** One instruction for a price that is always the same. */
function isPlain(ability: Ability): boolean {
  if (ability.form !== 'paid' || ability.does.length !== 1 || 'cheaper' in ability || 'limit' in ability)
    return false
  if (!isMet('onlyIf' in ability ? ability.onlyIf : undefined)) return false
  return [...nodesIn(ability.does)].every(({ amount, by, most }) =>
    [amount, by, most].every(each => each === undefined || typeof each === 'number' || each === 'all'),
  )
}

/** The installed cards of the Runner that break subroutines, or make ice weaker, as far as they can be seen. */
export function breakersIn(view: View, definitions: Definitions): readonly Breaker[] {
  return [...view.rig, ...view.hosted].flatMap(card => {
    if (card.face === null || card.side !== 'runner') return []
    const found = breaksNow(view, definitionOf(definitions, card.face.definition))
    return found.breaks.length + found.weakens.length === 0
      ? []
      : [{ card, strength: card.face.strength?.value ?? 0, ...found }]
  })
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
