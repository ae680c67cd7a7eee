import type { CardName, CardView, Definition } from '@paydata/engine'
import type { Breaks } from '../reading/breaking.ts'
import { breaksOf, dangerOf } from '../reading/breaking.ts'
import type { Node } from '../reading/meaning.ts'
import { isNode } from '../reading/meaning.ts'

/** What happens to a Runner who lets something happen. */
export interface Effect {
  /** The run ends: there is no way past it. */
  readonly stops: boolean
  /** What the Runner has to pay, or else the run ends. */
  readonly price: number
  /** What the Runner loses of what is there. */
  readonly losesCredits: number
  readonly losesClicks: number
  readonly damage: number
  readonly tags: number
  readonly harm: number
  /** Whether this is all of it. */
  readonly isPlain: boolean
}

const nothing: Effect = {
  stops: false,
  price: 0,
  losesCredits: 0,
  losesClicks: 0,
  damage: 0,
  tags: 0,
  harm: 0,
  isPlain: true,
}

/** Ice that a Runner comes to, as it will be then. */
export interface Barrier {
  /** The name that the viewer has for it. */
  readonly ice: CardName
  readonly strength: number
  readonly subtypes: readonly string[]
  /** What is left unbroken, by the places of the subroutines. */
  readonly subroutines: readonly { readonly index: number; readonly effect: Effect }[]
  /** What happens at the beginning of the encounter; of several, the Runner chooses one. */
  readonly meets: readonly Effect[]
  /** Abilities of the ice that the Runner may use against it. */
  readonly own: readonly Breaks[]
  readonly isPlain: boolean
}

type Facts = Pick<Barrier, 'subroutines' | 'meets' | 'own' | 'isPlain'>

const read = new WeakMap<Definition, Facts>()

function factsOf(definition: Definition): Facts {
  const known = read.get(definition) ?? readFacts(definition)
  read.set(definition, known)
  return known
}

/** The credits that each of the Corp counts. */
const theirCredit = 0.7

function readFacts(definition: Definition): Facts {
  const subroutines = definition.abilities.flatMap(ability =>
    ability.form === 'subroutine' ? [effectOf(ability.does)] : [],
  )
  const others = definition.abilities.filter(({ form }) => form !== 'subroutine')
  const meets = others.flatMap(ability =>
    ability.form === 'when' && meetsItself(ability) ? [choicesOf(ability.does)] : [],
  )
  const own = breaksOf(definition).breaks.filter(({ on }) => on === 'self')
  return {
    subroutines: subroutines.map((effect, index) => ({ index, effect })),
    meets: meets[0] ?? [nothing],
    own,
    isPlain: meets.length <= 1 && others.length === meets.length + own.length,
  }
}

function meetsItself(ability: object): boolean {
  const when = 'when' in ability && isNode(ability.when) ? ability.when : {}
  return JSON.stringify(when) === '{"on":{"what":["iceEncountered"],"card":"self"}}'
}

/** What may happen, as the Runner chooses. */
function choicesOf(does: unknown): readonly Effect[] {
  const [only, ...more] = Array.isArray(does) ? does : []
  if (more.length === 0 && isNode(only) && only.do === 'oneOf' && only.who === 'runner')
    return Array.isArray(only.modes) ? only.modes.map(effectOf).filter(({ stops }) => !stops) : []
  return [effectOf(does)]
}

/** What some instructions of a card of the Corp do to the Runner. */
export function effectOf(does: unknown): Effect {
  const parts = (Array.isArray(does) ? does.flat() : [does]).filter(isNode).map(partOf)
  const whole = parts.reduce<Effect>(
    (sum, part) => ({
      stops: sum.stops || part.stops,
      price: sum.price + part.price,
      losesCredits: sum.losesCredits + part.losesCredits,
      losesClicks: sum.losesClicks + part.losesClicks,
      damage: sum.damage + part.damage,
      tags: sum.tags + part.tags,
      harm: sum.harm + part.harm,
      isPlain: sum.isPlain && part.isPlain,
    }),
    nothing,
  )
  return whole
}

/** What cannot be counted is harm, and as it may end the run it has to be broken where it could. */
const unread = (node: Node): Effect => {
  const danger = dangerOf(node)
  return { ...nothing, stops: JSON.stringify(node).includes('"endRun"'), harm: danger, isPlain: false }
}

function partOf(node: Node): Effect {
  const { amount, who } = node
  if (node.do === 'endRun') return { ...nothing, stops: true }
  if (node.do === 'mayPay') return priceOf(node) ?? unread(node)
  if (typeof amount !== 'number') return unread(node)
  switch (node.do) {
    case 'damage':
      return { ...nothing, damage: amount }
    case 'giveTags':
      return { ...nothing, tags: amount }
    case 'loseCredits':
      return who === 'runner' ? { ...nothing, losesCredits: amount } : unread(node)
    case 'loseClicks':
      return who === 'runner' ? { ...nothing, losesClicks: amount } : unread(node)
    case 'gainCredits':
      return { ...nothing, harm: amount * theirCredit }
    default:
      return unread(node)
  }
}

/** The Runner may pay, or else the run ends. */
function priceOf({ cost, who, otherwise }: Node): Effect | undefined {
  const [item, ...more] = Array.isArray(cost) ? cost : []
  const ends = JSON.stringify(otherwise) === '[{"do":"endRun"}]'
  if (who !== 'runner' || !ends || more.length > 0 || !isNode(item)) return undefined
  return item.pay === 'credits' && typeof item.amount === 'number'
    ? { ...nothing, price: item.amount }
    : undefined
}

/** Ice of which its viewer sees the face, with all of its subroutines or those of some places. */
export function barrierOf(
  card: CardView,
  definition: Definition,
  unbroken: readonly number[] | 'all' = 'all',
): Barrier {
  const { subroutines, ...facts } = factsOf(definition)
  return {
    ice: card.id,
    strength: card.face?.strength?.value ?? printedStrength(definition),
    subtypes: card.face?.subtypes ?? definition.printed.subtypes ?? [],
    ...facts,
    // Who encounters it already has met it.
    meets: unbroken === 'all' ? facts.meets : [nothing],
    subroutines:
      unbroken === 'all' ? subroutines : subroutines.filter(({ index }) => unbroken.includes(index)),
  }
}

/** Ice as its definition says. */
export const barrierFrom = (definition: Definition): Barrier => ({
  ice: null,
  strength: printedStrength(definition),
  subtypes: definition.printed.subtypes ?? [],
  ...factsOf(definition),
})

/** What X counts where nothing is known of it. */
const unknownStrength = 0

const printedStrength = ({ printed: { strength } }: Definition): number =>
  typeof strength === 'number' ? strength : unknownStrength

/** What can happen in a run that is not read of cards that break nothing. */
const ofRuns =
  /"(iceEncountered|encounterEnded|subroutineBroken|breakSubroutines|bypass|would|expected|endRun)"/

/** Whether ways through ice say all that the card does on them. */
export function isWhollyRead(definition: Definition): boolean {
  const { abilities, printed } = definition
  if (printed.type === 'ice') {
    const { subroutines, meets, isPlain } = barrierFrom(definition)
    return isPlain && [...subroutines.map(({ effect }) => effect), ...meets].every(effect => effect.isPlain)
  }
  const { breaks, boosts, weakens } = breaksOf(definition)
  const uses = [...breaks, ...boosts, ...weakens]
  const others = abilities.filter((_, nth) => !uses.some(({ path }) => path === `${definition.is}/${nth}`))
  const isQuiet = breaks.length === 0 ? !ofRuns.test(JSON.stringify(others)) : others.length === 0
  return isQuiet && uses.every(({ isPlain }) => isPlain)
}
