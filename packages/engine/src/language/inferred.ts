/** What the rules infer from how abilities are written. All of it is found by one search through their parts. */

import type { Ability, ConditionalAbility, Declaration, PaidAbility } from './abilities.ts'
import type { Instruction } from './instructions.ts'
import type { Part } from './visiting.ts'
import { partsIn } from './visiting.ts'

/** Found once for each part of a definition, as those never change. */
function once<Of extends object, Found>(find: (node: Of) => Found): (node: Of) => Found {
  const known = new WeakMap<Of, { readonly found: Found }>()
  return node => {
    let entry = known.get(node)
    if (entry === undefined) {
      entry = { found: find(node) }
      known.set(node, entry)
    }
    return entry.found
  }
}

/** Abilities that are given to others or wait for later: what they do is not done now. */
const isForLater = ({ is }: Part): boolean => is === 'ability' || is === 'declaration'

/** The instructions among them and within them that are carried out now, or may be. */
const doneNow = (does: readonly Instruction[]): readonly Instruction[] =>
  partsIn('instruction', does, isForLater).flatMap(({ is, part }) => (is === 'instruction' ? [part] : []))

/** The words and names by which a part refers to cards, places, servers and numbers. */
function* referencesOf({ is, part }: Part): Generator<string> {
  if (is === 'cards' || is === 'place') {
    if (typeof part === 'string') yield part
    else if ('the' in part) yield part.the
    else if ('remembered' in part) yield part.remembered
  } else if (is === 'server') yield typeof part === 'string' ? part : part.theServer
  else if (is === 'amount') {
    if (part.amount === 'bound') yield part.name
    if (part.amount === 'itsAmount') yield 'itsAmount'
  } else if (is === 'condition') {
    if (part.if === 'bound') yield part.name
    if (part.if === 'same') yield* [part.name, part.as]
  }
}

/** What an ability refers to, by the words and names for it. */
export const referencesIn = once((ability: Ability): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const part of partsIn('ability', ability)) for (const word of referencesOf(part)) found.add(word)
  return found
})

/** The same of instructions. */
export const referencesOfAll = once((does: readonly Instruction[]): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const part of partsIn('instruction', does)) for (const word of referencesOf(part)) found.add(word)
  return found
})

/** Whether an ability looks back on a run. */
export const looksBackOnRun = once((ability: Ability): boolean =>
  partsIn('ability', ability).some(
    ({ is, part }) =>
      (is === 'condition' && part.if === 'happened' && part.since === 'thisRun') ||
      (is === 'amount' &&
        (part.amount === 'occurrences' || part.amount === 'total') &&
        part.since === 'thisRun'),
  ),
)

/** Whether an ability looks back on an encounter that is over, or on the action that was just finished. */
export const looksBackOnMoment = once((ability: Ability): boolean =>
  partsIn('ability', ability).some(
    ({ is, part }) =>
      is === 'condition' &&
      (part.if === 'sameAction' || (part.if === 'happened' && part.since === 'thisEncounter')),
  ),
)

/** What says when its own card can be rezzed is active while the card is not (CR 9.1.8c). */
export const rezzesItself = (ability: ConditionalAbility): boolean => ownRezzing(ability).length > 0

/** The instructions of an ability that offer to rez its own card. */
export const ownRezzing = once(({ does }: ConditionalAbility): readonly Instruction[] =>
  doneNow(does).flatMap(offer =>
    offer.do === 'may' || offer.do === 'mayPay'
      ? doneNow([offer]).filter(each => each.do === 'rez' && each.card === 'self')
      : [],
  ),
)

/** What of an ability has to be known whenever it could be used. */
interface Use {
  readonly breaks: Extract<Instruction, { do: 'breakSubroutines' }> | undefined
  readonly trashesAccessed: boolean
  /** It speaks of encountered or approached ice, and not only abilities and runs that come of it later. */
  readonly encountered: boolean
  readonly approached: boolean
}

export const useOfAbility = once(({ does }: PaidAbility): Use => {
  const now = doneNow(does)
  const spokenOf = new Set<string>()
  const isOfLater = ({ is, part }: Part) => is === 'instruction' && (part.do === 'later' || part.do === 'run')
  for (const part of partsIn('instruction', does, isOfLater))
    for (const word of referencesOf(part)) spokenOf.add(word)
  return {
    breaks: now.find(each => each.do === 'breakSubroutines'),
    trashesAccessed: now.some(each => each.do === 'trash' && each.cards === 'accessed'),
    encountered: spokenOf.has('encountered'),
    approached: spokenOf.has('approached'),
  }
})

/** Whether instructions begin a run. */
export const makesRun = once((does: readonly Instruction[]): boolean =>
  doneNow(does).some(each => each.do === 'run'),
)

type Change = Extract<Instruction, { do: 'prevent' | 'changeExpected' }>

/** How instructions would change what is imminent (CR 9.9.3). */
export const changeIn = once((does: readonly Instruction[]): Change | undefined =>
  doneNow(does).find(each => each.do === 'prevent' || each.do === 'changeExpected'),
)

/** Whether instructions refer to or act on what is hosted on their card (CR 9.5.5). */
export const speaksOfHosted = once((does: readonly Instruction[]): boolean =>
  partsIn('instruction', does).some(isOfHosted),
)

function isOfHosted({ is, part }: Part): boolean {
  switch (is) {
    case 'place':
      return part === 'hosted'
    case 'cards':
      return typeof part === 'object' && 'is' in part && part.is === 'hostedOn' && part.host === 'self'
    case 'amount':
      return part.amount === 'counters' && part.on === 'self'
    case 'condition':
      return part.if === 'card' && part.card === 'self' && partsIn('cards', part.passes).some(asksForCounters)
    case 'instruction':
      return 'from' in part && part.from === 'self'
    default:
      return false
  }
}

const asksForCounters = ({ is, part }: Part): boolean =>
  is === 'cards' && typeof part === 'object' && 'is' in part && part.is === 'hosts'

/** What has to be known of a card before any of it matters, as other cards need not be asked about it then. */
export interface Reach {
  /** An ability of it hosts cards on it, so that no others may be installed there (CR 1.13.6b). */
  readonly hostsByAbility: boolean
  /** The forms of the abilities that its effects give to objects (CR 9.1.9). */
  readonly grants: readonly Ability['form'][]
  /** It speaks of a price while that is imminent (CR 9.9.6c). */
  readonly changesPrices: boolean
  /** It speaks of an approach of a server while that is imminent (CR 6.9.4g, 9.9.2). */
  readonly changesApproaches: boolean
  /** It speaks of cards that would be uninstalled (CR 8.5.1b, 9.9.3d). */
  readonly awaitsUninstalling: boolean
  /** It speaks of cards that would enter a score area. */
  readonly awaitsScoreArea: boolean
  /** After it programs, remotes or hosted cards may be too many at any checkpoint (CR 10.3.1e). */
  readonly changesLimits: boolean
  readonly changesSubtypes: boolean
}

export function reachOf(abilities: readonly Ability[]): Reach {
  const parts = partsIn('ability', abilities)
  const declarations = parts.flatMap(({ is, part }) => (is === 'declaration' ? [part] : []))
  const lasting = new Set(declarations)
  for (const ability of abilities)
    if (ability.form === 'static' && ability.while === undefined)
      for (const declaration of ability.declares) lasting.delete(declaration)
  return {
    hostsByAbility: parts.some(
      ({ is, part }) =>
        (is === 'instruction' && hostsOnItself(part)) ||
        (is === 'cost' && 'pay' in part && part.pay === 'host'),
    ),
    grants: declarations.flatMap(each => (each.declare === 'gains' ? [each.ability.form] : [])),
    changesPrices: parts.some(({ is, part }) => is === 'effect' && part.effect === 'price'),
    changesApproaches: parts.some(({ is, part }) => is === 'effect' && part.effect === 'approach'),
    awaitsUninstalling: parts.some(({ is, part }) => is === 'effect' && part.effect === 'uninstall'),
    awaitsScoreArea:
      parts.some(({ is, part }) => is === 'effect' && part.effect === 'scoreArea') ||
      declarations.some(each => each.declare === 'replace' && each.effect === 'scoreArea'),
    changesLimits: declarations.some(each => isPassing(each, !lasting.has(each))),
    changesSubtypes: declarations.some(each => each.declare === 'subtype'),
  }
}

const hostsOnItself = (each: Instruction): boolean =>
  (each.do === 'host' && each.on === 'self') || (each.do === 'install' && each.onto === 'self')

/** A limit that comes and goes although no card does: it is declared for a time, by a condition, or of an amount. */
function isPassing(declaration: Declaration, isAlways: boolean): boolean {
  if (declaration.declare === 'memory') return !isAlways || typeof declaration.by !== 'number'
  return !isAlways && (declaration.declare === 'remotes' || declaration.declare === 'canHost')
}
