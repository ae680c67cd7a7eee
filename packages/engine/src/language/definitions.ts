import type { Instruction } from '../instructions/index.ts'
import { bug } from '../state/bug.ts'
import type { EffectKind } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { What } from '../state/occurrences.ts'
import type {
  Ability,
  ConditionalAbility,
  Declaration,
  Definition,
  PaidAbility,
  Printed,
  StaticAbility,
} from './abilities.ts'
import type { CostItem } from './costs.ts'
import type { EffectPattern } from './patterns.ts'
import type { UseAt } from './uses.ts'
import { useOf } from './uses.ts'

/** A declaration with the ability it stands in. */
interface Declared {
  readonly ability: StaticAbility
  readonly declaration: Declaration
}

/** A definition with the ways to find an ability of it quickly. */
export interface Compiled extends Definition {
  readonly declared: Readonly<Partial<Record<Declaration['declare'], readonly Declared[]>>>
  readonly listens: Readonly<Partial<Record<What, readonly ConditionalAbility[]>>>
  readonly states: readonly ConditionalAbility[]
  readonly interrupts: readonly ConditionalAbility[]
  readonly paid: Readonly<Partial<Record<UseAt, readonly PaidAbility[]>>>
  /** An ability of it hosts cards on it, so that no others may be installed there (CR 1.13.6b). */
  readonly hostsByAbility: boolean
}

export interface Definitions {
  readonly version: string
  readonly cards: ReadonlyMap<string, Compiled>
  readonly nodes: ReadonlyMap<string, Node>
  /** For cards whose effects give abilities to objects, the forms of those (CR 9.1.9). */
  readonly grants: ReadonlyMap<string, readonly Ability['form'][]>
  /** Cards that may rez themselves, so that any unrezzed card might be such a card (CR 9.1.8c). */
  readonly selfRezzing: readonly SelfRezzing[]
  /** Cards that speak of a price while it is imminent (CR 9.9.6c). */
  readonly changingPrices: ReadonlySet<string>
  /** Cards after which programs, remotes or hosted cards may be too many at any checkpoint (CR 10.3.1e). */
  readonly changingLimits: ReadonlySet<string>
  readonly changingSubtypes: ReadonlySet<string>
}

/** The set of a card that may rez itself, and what it waits for. */
interface SelfRezzing {
  readonly set: string | undefined
  readonly on: EffectKind | null
  readonly after: readonly What[]
}

/** A part of a definition that a saved game can point at. */
export type Node =
  | Ability
  | readonly Instruction[]
  | Instruction
  | readonly Declaration[]
  | Declaration
  | EffectPattern
  | CostItem
  | readonly CostItem[]
  | readonly (readonly CostItem[])[]

const paths = new WeakMap<object, string>()
const owners = new WeakMap<object, string>()
const known = new Map<string, Definitions>()

/** The path under which saved games know this part of a definition. */
export function pathOf(node: object): string {
  return paths.get(node) ?? bug(`a part of no known definition: ${JSON.stringify(node)}`)
}

/** The same, for a part that may be a copy in a saved game. */
export const pathIfKnown = (node: object): string | undefined => paths.get(node)

/** The path of the innermost ability around a part of a definition: the one whose limits it counts against. */
export const abilityAround = (node: object): string => owners.get(node) ?? ''

const blank: Record<keyof Printed, undefined> = {
  title: undefined,
  side: undefined,
  type: undefined,
  subtypes: undefined,
  faction: undefined,
  cost: undefined,
  strength: undefined,
  memory: undefined,
  advancement: undefined,
  points: undefined,
  trash: undefined,
  link: undefined,
  influence: undefined,
  influenceLimit: undefined,
  minimumDeckSize: undefined,
  memoryLimit: undefined,
  unique: undefined,
  limit: undefined,
}

/** The same with a place for everything: what is alike in form is read faster. */
const inFull = (printed: Printed): Printed => ({ ...blank, ...printed })

function compile(definition: Definition): Compiled {
  const declared: Partial<Record<Declaration['declare'], Declared[]>> = {}
  const listens: Partial<Record<What, ConditionalAbility[]>> = {}
  const states: ConditionalAbility[] = []
  const interrupts: ConditionalAbility[] = []
  const paid: Partial<Record<UseAt, PaidAbility[]>> = {}
  for (const ability of definition.abilities) {
    if (ability.form === 'static') {
      for (const declaration of ability.declares) {
        const list = (declared[declaration.declare] ??= [])
        list.push({ ability, declaration })
      }
    } else if (ability.form === 'paid') (paid[useOf(ability)] ??= []).push(ability)
    else if (ability.form === 'when') {
      const when = ability.when
      if ('on' in when) for (const what of when.on.what) (listens[what] ??= []).push(ability)
      else if ('state' in when) states.push(ability)
      else interrupts.push(ability)
    }
  }
  const hostsByAbility = definition.abilities.some(hostsOnItself)
  const { is, abilities, printed, set } = definition
  return {
    is,
    set,
    abilities,
    printed: inFull(printed),
    declared,
    listens,
    states,
    interrupts,
    paid,
    hostsByAbility,
  }
}

function hostsOnItself(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  const { do: verb, on, onto } = node as { do?: unknown; on?: unknown; onto?: unknown }
  if ((verb === 'host' && on === 'self') || (verb === 'install' && onto === 'self')) return true
  return Object.values(node).some(hostsOnItself)
}

/** A frozen copy of its own: builders may use one small object in many places, but each place has its own path. */
function copyOf<T>(node: T, path: string, nodes: Map<string, Node>, around = ''): T {
  if (typeof node !== 'object' || node === null) return node
  const owner = 'form' in node ? path : around
  const copy = (Array.isArray(node) ? [] : {}) as Record<string, unknown>
  for (const [key, value] of Object.entries(node)) copy[key] = copyOf(value, `${path}/${key}`, nodes, owner)
  // Lists are read-only by their types alone: those that are frozen are slow to walk.
  const part: object = Array.isArray(copy) ? copy : Object.freeze(copy)
  paths.set(part, path)
  owners.set(part, owner)
  nodes.set(path, part as Node)
  return part as T
}

/** What says when its own card can be rezzed is active while the card is not (CR 9.1.8c). */
export const rezzesItself = (ability: ConditionalAbility): boolean =>
  ability.does.some(
    instruction =>
      instruction.do === 'may' && instruction.does.some(each => each.do === 'rez' && each.card === 'self'),
  )

function selfRezzingIn({ set, abilities }: Compiled): readonly SelfRezzing[] {
  return abilities.flatMap((ability): readonly SelfRezzing[] => {
    if (ability.form !== 'when' || !rezzesItself(ability)) return []
    const { when } = ability
    if ('would' in when) return [{ set, on: when.would.effect, after: [] }]
    if ('expected' in when) return [{ set, on: when.expected.effect, after: [] }]
    return 'on' in when ? [{ set, on: null, after: when.on.what }] : []
  })
}

function grantsAmong(nodes: ReadonlyMap<string, Node>): Map<string, Ability['form'][]> {
  const grants = new Map<string, Ability['form'][]>()
  for (const [path, node] of nodes) {
    if (!('declare' in node) || node.declare !== 'gains') continue
    const title = path.slice(0, path.indexOf('/'))
    grants.set(title, [...(grants.get(title) ?? []), node.ability.form])
  }
  return grants
}

const titlesWhere = (
  nodes: ReadonlyMap<string, Node>,
  is: (path: string, node: Node) => boolean,
): ReadonlySet<string> =>
  new Set([...nodes].flatMap(([path, node]) => (is(path, node) ? [path.slice(0, path.indexOf('/'))] : [])))

const passing: ReadonlySet<string> = new Set(['memory', 'remotes', 'canHost'])

/** A limit that comes and goes although no card does: it is declared for a time, by a condition, or of an amount. */
function isPassing(nodes: ReadonlyMap<string, Node>, path: string, node: Node): boolean {
  if (!('declare' in node) || !passing.has(node.declare)) return false
  const ability = nodes.get(path.replace(/\/declares\/\d+$/, ''))
  const isLasting = !/^[^/]+\/\d+\/declares\/\d+$/.test(path)
  const isConditional = ability !== undefined && 'form' in ability && 'while' in ability
  return isLasting || isConditional || (node.declare === 'memory' && typeof node.by !== 'number')
}

/** Makes a set of card definitions known under a version that games name for ever. */
export function defineCards(version: string, definitions: readonly Definition[]): Definitions {
  const earlier = known.get(version)
  if (earlier !== undefined) return earlier
  const cards = new Map<string, Compiled>()
  const nodes = new Map<string, Node>()
  for (const definition of definitions) {
    if (cards.has(definition.is)) bug(`two definitions of ${definition.is}`)
    const abilities = definition.abilities.map((ability, i) =>
      copyOf(ability, `${definition.is}/${i}`, nodes),
    )
    cards.set(definition.is, compile({ ...definition, abilities }))
  }
  const changingPrices = titlesWhere(nodes, (_path, node) => 'effect' in node && node.effect === 'price')
  const changingLimits = titlesWhere(nodes, (path, node) => isPassing(nodes, path, node))
  const changingSubtypes = titlesWhere(
    nodes,
    (_path, node) => 'declare' in node && node.declare === 'subtype',
  )
  const grants = grantsAmong(nodes)
  const made = {
    version,
    cards,
    nodes,
    grants,
    selfRezzing: [...cards.values()].flatMap(selfRezzingIn),
    changingPrices,
    changingLimits,
    changingSubtypes,
  }
  known.set(version, made)
  return made
}

let lastUsed: Definitions | undefined

export function definitionsOf(game: Game): Definitions {
  if (lastUsed?.version === game.definitions) return lastUsed
  lastUsed = definitionsNamed(game.definitions)
  return lastUsed
}

/** The cards of the game's format that may rez themselves: everybody knows those, and nobody the decks. */
export const selfRezzingOf = (game: Game): readonly SelfRezzing[] =>
  definitionsOf(game).selfRezzing.filter(({ set }) => isAmongSets(game.sets, set))

export const isAmongSets = (sets: readonly string[] | undefined, set: string | undefined): boolean =>
  sets === undefined || set === undefined || sets.includes(set)

export const definitionsNamed = (version: string): Definitions =>
  known.get(version) ?? bug(`no card definitions ${version}: call defineCards first`)

/** The definitions of one game's cards by their numbers, and what none of them does. */
export interface Pool {
  readonly compiled: readonly Compiled[]
  /** Kinds of declaration some card of the game makes; all others need not be looked for. */
  readonly declares: Readonly<Partial<Record<Declaration['declare'], Marks>>>
  /** Occurrences some card of the game listens to. */
  readonly listens: Readonly<Partial<Record<What, Marks>>>
  readonly paid: Readonly<Partial<Record<UseAt, Marks>>>
  /** Forms of ability that some card of the game gives to objects (CR 9.1.9). */
  readonly grants: Readonly<Partial<Record<Ability['form'], boolean>>>
  /** Some card of the game has or gives an ability that waits for a state (CR 9.6.7), as far as can be told. */
  readonly hasStates: boolean
  /** Some card of the game speaks of a price while it is imminent. */
  readonly changesPrices: boolean
  /** Some card of the game changes a limit for a time, or whether what is hosted somewhere may be there. */
  readonly changesLimits: boolean
}

/** For each card by its number, 1 if it is meant: most questions are asked of a table of cards that are not. */
type Marks = Uint8Array

function marksBy<Key extends string>(compiled: readonly Compiled[], keysOf: (each: Compiled) => string[]) {
  const marks: Partial<Record<Key, Marks>> = {}
  compiled.forEach((each, n) => {
    for (const key of keysOf(each) as Key[]) (marks[key] ??= new Uint8Array(compiled.length))[n] = 1
  })
  return marks
}

let lastTitles: readonly string[] | undefined
let lastPool: Pool | undefined
const pools = new WeakMap<readonly string[], Pool>()
/** The last few by what they are made of: games that come back from text, and others with the same decks. */
const alike = new Map<string, Pool>()

/** Remembered for as long as a game is, as copies of a game share their titles. */
export function poolOf(game: Game): Pool {
  if (lastTitles === game.titles && lastPool !== undefined) return lastPool
  const pool = pools.get(game.titles) ?? poolLike(game)
  pools.set(game.titles, pool)
  lastTitles = game.titles
  lastPool = pool
  return pool
}

const poolLike = (game: Game): Pool => {
  const decks = `${game.definitions} ${game.titles}`
  const known = alike.get(decks)
  if (known !== undefined) return known
  const pool = makePool(game)
  if (alike.size === 64) alike.clear()
  alike.set(decks, pool)
  return pool
}

function makePool(game: Game): Pool {
  const { cards, grants, changingPrices, changingLimits, changingSubtypes } = definitionsOf(game)
  const compiled = game.titles.map(
    title => cards.get(title) ?? bug(`no card ${title} in ${game.definitions}`),
  )
  const forms = game.titles.flatMap(title => grants.get(title) ?? [])
  return {
    compiled,
    declares: marksBy<Declaration['declare']>(compiled, each => Object.keys(each.declared)),
    listens: marksBy<What>(compiled, each => Object.keys(each.listens)),
    paid: marksBy<UseAt>(compiled, each => Object.keys(each.paid)),
    grants: Object.fromEntries(forms.map(form => [form, true])),
    hasStates: forms.includes('when') || compiled.some(each => each.states.length > 0),
    changesPrices: game.titles.some(title => changingPrices.has(title)),
    changesLimits:
      game.titles.some(title => changingLimits.has(title)) ||
      (compiled.some(each => each.declared.canHost !== undefined) &&
        game.titles.some(title => changingSubtypes.has(title))),
  }
}

export const compiledOf = (game: Game): readonly Compiled[] => poolOf(game).compiled

export const definitionOf = (game: Game, card: { readonly card: number }): Compiled =>
  poolOf(game).compiled[card.card] ?? bug(`no card ${card.card}`)

export const nodeIfDefined = (game: Game, path: string): Node | undefined =>
  definitionsOf(game).nodes.get(path) ?? rulesNodes.get(path)

export function nodeAt(game: Game, path: string): Node {
  return nodeIfDefined(game, path) ?? bug(`nothing is defined at ${path}`)
}

export function instructionsAt(game: Game, path: string): readonly Instruction[] {
  return nodeAt(game, path) as readonly Instruction[]
}

/** The definitions of a version, and a part of them: for those who hold a view of a game, not the game. */
export const cardDefined = (version: string, card: string): Compiled | undefined =>
  known.get(version)?.cards.get(card)

export const nodeDefined = (version: string, path: string): Node | undefined =>
  known.get(version)?.nodes.get(path) ?? rulesNodes.get(path)

export const abilityAt = (game: Game, path: string): Ability => nodeAt(game, path) as Ability

const rulesNodes = new Map<string, Node>()

/** Abilities that the rules themselves give, such as the basic actions (CR 9.1.1). */
export const defineRules = <T extends object>(name: string, node: T): T => copyOf(node, name, rulesNodes)
