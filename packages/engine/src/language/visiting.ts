import type { Until } from '../state/game.ts'
import type { Ability, Declaration, Replacement, Trigger } from './abilities.ts'
import type { CostItem, EitherCost } from './costs.ts'
import type {
  Amount,
  CardsOrRandom,
  Condition,
  Group,
  One,
  Place,
  Server,
  Servers,
  Test,
} from './expressions.ts'
import type { Instruction } from './instructions.ts'
import type { EffectPattern, Pattern } from './patterns.ts'

/** The parts of the language, each of which may hold others. */
interface Parts {
  readonly ability: Ability
  readonly instruction: Instruction
  readonly declaration: Declaration
  readonly replacement: Replacement
  readonly cost: CostItem | EitherCost
  readonly amount: Exclude<Amount, number>
  readonly condition: Condition
  /** Any way to say which cards: one, a group, a choice, or what they are. */
  readonly cards: CardsOrRandom | Group | Test
  readonly place: Place
  readonly server: Server | Exclude<Servers, readonly unknown[]> | 'newRemote' | 'remoteRoot'
  readonly pattern: Pattern
  readonly effect: EffectPattern
  readonly trigger: Trigger
}
type Kind = keyof Parts

/** A part of a definition, and what kind of part it is. */
export type Part = { readonly [K in Kind]: { readonly is: K; readonly part: Parts[K] } }[Kind]

/** What no other part can stand in. */
type Plain = string | number | boolean | undefined | Until | readonly (string | number)[]
type Within<T> = T extends readonly (infer E)[] ? Within<Exclude<E, Plain>> : T
type FieldOf<T> = T extends unknown ? keyof T : never
type Held<T, F> = T extends unknown ? (F extends keyof T ? T[F] : never) : never

/** Whether a field holds parts, or words for a card alone. */
type HoldsParts<X> = [Exclude<X, Plain>] extends [never]
  ? [Exclude<X, undefined>] extends [never]
    ? false
    : [Exclude<X, undefined>] extends [One]
      ? true
      : false
  : true

/** Of which kind a field is; of none, what stands in it. */
type Entry<X> = [Exclude<X, Plain>] extends [never] ? 'cards' : EntryOf<Within<Exclude<X, Plain>>>
type EntryOf<T> = string extends keyof T
  ? 'amounts'
  : { readonly [K in Kind]: [T] extends [Parts[K]] ? K : never }[Kind] extends infer K
    ? [K] extends [never]
      ? Fields<T>
      : K
    : never

/** Every field of a part that holds other parts: a new one does not compile until it stands here. */
type Fields<T, But = never> = {
  readonly [F in Exclude<FieldOf<T>, But> as HoldsParts<Held<T, F>> extends true ? F : never]-?: Entry<
    Held<T, F>
  >
}

type Member<T, By extends FieldOf<T>, Name> = Fields<Extract<T, { readonly [F in By]: Name }>, By>
/** The same for each member of a union that holds parts, by the field that tells which of them it is. */
type Members<T, By extends FieldOf<T>> = {
  readonly [Name in Extract<Held<T, By>, string> as [keyof Member<T, By, Name>] extends [never]
    ? never
    : Name]: Member<T, By, Name>
}

const cards = { cards: 'cards' } as const
const card = { card: 'cards' } as const
const amount = { amount: 'amount' } as const
const by = { by: 'amount' } as const
const server = { server: 'server' } as const
const does = { does: 'instruction' } as const
const to = { to: 'server' } as const
const ofCards = { of: 'cards' } as const
const passes = { passes: 'cards' } as const

const instruction: Members<Instruction, 'do'> = {
  gainCredits: amount,
  loseCredits: amount,
  takeCredits: { amount: 'amount', from: 'cards' },
  gainClicks: amount,
  loseClicks: amount,
  draw: amount,
  damage: amount,
  giveTags: amount,
  removeTags: amount,
  badPublicity: { amount: 'amount', from: 'cards' },
  placeCounters: { amount: 'amount', on: 'cards' },
  removeCounters: { amount: 'amount', from: 'cards' },
  moveCounters: { amount: 'amount', from: 'cards', to: 'cards' },
  advance: card,
  charge: card,
  trash: cards,
  addTo: cards,
  enterScoreArea: cards,
  forfeit: cards,
  rez: { card: 'cards', change: 'amount' },
  derez: cards,
  expose: cards,
  reveal: cards,
  look: { at: 'cards' },
  arrange: { top: 'amount' },
  arrangeIce: { ice: 'cards' },
  search: { for: 'cards', most: 'amount', change: 'amount', each: 'cards' },
  install: {
    card: 'cards',
    change: 'amount',
    to: 'server',
    where: { inwardFrom: 'cards' },
    elsewhere: { than: 'cards' },
    onto: 'cards',
    totalLess: 'amount',
    whenInstalled: 'ability',
  },
  play: { card: 'cards', change: 'amount', removal: 'ability' },
  swap: { card: 'cards', with: 'cards' },
  turnFace: cards,
  flip: card,
  setIdentity: card,
  host: { cards: 'cards', on: 'cards' },
  becomeAgenda: { card: 'cards', points: 'amount' },
  becomeCondition: { on: 'cards' },
  run: { on: 'server', ifSuccessful: 'ability', during: 'ability', while: 'declaration' },
  moveIce: { ice: 'cards', to: 'server' },
  moveRunner: { to: { outermostOf: 'server', ice: 'cards' } },
  moveToRoot: { card: 'cards', to: 'server', protectedBy: 'cards' },
  approachInstead: to,
  changeServer: to,
  encounter: { ice: 'cards' },
  breakSubroutines: { most: 'amount', on: 'cards', protecting: 'server' },
  resolveSubroutine: { of: 'cards', nth: 'amount' },
  resolveWhen: ofCards,
  breach: { server: 'server', later: 'ability' },
  access: card,
  trace: { base: 'amount', ifSuccessful: 'ability', ifUnsuccessful: 'ability', inAnyCase: 'ability' },
  sabotage: amount,
  lasting: { declares: 'declaration', on: 'cards', fixed: 'amounts' },
  later: { ability: 'ability' },
  prevent: { of: 'effect', amount: 'amount' },
  changeExpected: { of: 'effect', to: { add: 'amount', set: 'amount', amount: 'amount' } },
  may: { does: 'instruction', otherwise: 'instruction', if: 'condition' },
  mayPay: { cost: 'cost', then: 'instruction', otherwise: 'instruction' },
  branch: { if: 'condition', then: 'instruction', otherwise: 'instruction' },
  oneOf: { modes: 'instruction', most: 'amount', least: 'amount' },
  repeat: { times: 'amount', does: 'instruction' },
  chooseCards: cards,
  chooseNumber: { least: 'amount', most: 'amount' },
  chooseServer: { among: 'server' },
  together: { parts: 'instruction' },
  forEach: { cards: 'cards', parts: 'instruction' },
}

const declaration: Members<Declaration, 'declare'> = {
  strength: { of: 'cards', by: 'amount', to: 'amount' },
  memory: { by: 'amount', for: 'cards' },
  link: by,
  handSize: by,
  cost: { cards: 'cards', by: 'amount', first: 'pattern' },
  fewerClicks: { cards: 'cards', by: 'amount', first: 'pattern' },
  additionalCost: { cards: 'cards', server: 'server', cost: 'cost' },
  alternativePayment: { cards: 'cards', cost: 'cost' },
  requirement: { cards: 'cards', by: 'amount', to: 'amount' },
  recurring: amount,
  points: { cards: 'cards', by: 'amount' },
  subtype: ofCards,
  gains: { of: 'cards', ability: 'ability', times: 'amount' },
  losesAbilities: ofCards,
  cannot: { cards: 'cards', server: 'server', using: 'cards' },
  must: cards,
  spend: { for: { where: 'cards' } },
  mostX: amount,
  canHost: { where: 'cards' },
  interfaceOnly: { with: 'cards' },
  installOnly: { on: 'cards', server: 'server' },
  onlyIf: { condition: 'condition' },
  access: by,
  accessOnly: card,
  accessAtMost: { besides: 'cards' },
  replace: { card: 'cards', server: 'server', withIt: 'replacement' },
  value: { of: 'effect', by: 'amount' },
  asInHand: cards,
  mayInstallFaceup: cards,
  considered: { of: 'cards', amount: 'amount' },
  prolong: ofCards,
}

const replacement: Members<Replacement, 'instead'> = {
  resolve: does,
  amount,
  subroutine: does,
}

const cost: Members<CostItem, 'pay'> = {
  clicks: amount,
  loseClicks: amount,
  credits: { amount: 'amount', from: 'cards' },
  X: { most: 'amount' },
  trash: cards,
  forfeit: cards,
  remove: card,
  becomeAgenda: card,
  counters: { amount: 'amount', from: 'cards' },
  damage: amount,
  takeTags: amount,
  removeTags: amount,
  takeBadPublicity: amount,
  hostBadPublicity: { amount: 'amount', on: 'cards' },
  trashRandom: cards,
  trashTop: amount,
  addRandom: cards,
  reveal: cards,
  derez: cards,
  host: { cards: 'cards', on: 'cards' },
  addTo: cards,
  covers: amount,
}
const eitherCost: Fields<EitherCost> = { either: 'cost' }

const amounts: Members<Exclude<Amount, number>, 'amount'> = {
  count: ofCards,
  types: ofCards,
  servers: { among: 'server' },
  counters: { on: 'cards' },
  times: { by: 'amount', of: 'amount' },
  sum: { of: 'amount' },
  minus: { from: 'amount', less: 'amount' },
  least: { of: 'amount' },
  property: card,
  occurrences: { of: 'pattern' },
  total: { over: 'pattern' },
}

const condition: Members<Condition, 'if'> = {
  atLeast: { amount: 'amount', than: 'amount' },
  exists: { group: 'cards' },
  happened: { pattern: 'pattern' },
  nth: { pattern: 'pattern', card: 'cards' },
  not: { condition: 'condition' },
  all: { of: 'condition' },
  either: { of: 'condition' },
  card: { card: 'cards', passes: 'cards' },
  running: server,
  encountering: passes,
  approaching: passes,
  fullyBroken: card,
  resolving: card,
}

const test: Members<Test, 'is'> = {
  not: { test: 'cards' },
  either: { tests: 'cards' },
  protecting: server,
  inRootOf: server,
  atServer: server,
  samePosition: { as: 'cards' },
  same: { as: 'cards' },
  hostedOn: { host: 'cards' },
  hostsCard: { tests: 'cards' },
  copyOf: card,
  copyOfAny: { met: 'pattern' },
  cost: { atMost: 'amount' },
  printedPoints: { exactly: 'amount' },
}
/** A card or cards that are no test. */
const group: Fields<Exclude<CardsOrRandom | Group, string>> = {
  choose: 'cards',
  least: 'amount',
  most: 'amount',
  all: 'cards',
  random: 'amount',
  of: 'cards',
  from: 'place',
  where: 'cards',
}

const ability: Members<Ability, 'form'> = {
  static: { declares: 'declaration', while: 'condition' },
  paid: {
    cost: 'cost',
    does: 'instruction',
    onlyIf: 'condition',
    cheaper: { by: 'amount', if: 'condition' },
  },
  when: { when: 'trigger', does: 'instruction' },
  play: does,
  subroutine: does,
}

const place: Fields<Exclude<Place, string | readonly unknown[]>> = { top: 'amount' }
const effect: Fields<EffectPattern> = { card: 'cards', server: 'server' }
const pattern: Fields<Pattern> = { ...effect, serverOrRoot: 'server', because: 'cards' }
const trigger: Fields<Trigger> = {
  on: 'pattern',
  after: 'condition',
  if: 'condition',
  had: { of: 'amount' },
  state: 'condition',
  would: 'effect',
  expected: 'effect',
}

/** Of which kind each field is; `amounts`: a record of them; or what stands within. */
interface Shape {
  readonly [field: string]: Kind | 'amounts' | Shape
}

/** For each kind the field that tells which word it is, and the words; or the fields of what has no such field. */
const shapes: Readonly<
  Record<Kind, readonly [by: string, words: Readonly<Record<string, Shape>>, others?: Shape]>
> = {
  ability: ['form', ability],
  instruction: ['do', instruction],
  declaration: ['declare', declaration],
  replacement: ['instead', replacement],
  cost: ['pay', cost, eitherCost],
  amount: ['amount', amounts],
  condition: ['if', condition],
  cards: ['is', test, group],
  place: ['', {}, place],
  server: ['', {}, {}],
  pattern: ['', {}, pattern],
  effect: ['', {}, effect],
  trigger: ['', {}, trigger],
}

type Holder = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** Kinds of which a part can be a single word; of all others a word or a number holds nothing. */
const inWords: ReadonlySet<Kind> = new Set<Kind>(['cards', 'place', 'server'])

type Skips = (part: Part) => boolean

/** All parts within some of a kind, these among them, the outer before the inner; `skips` says into which not to look. */
export function partsIn<K extends Kind>(
  kind: K,
  parts: Parts[K] | readonly Parts[K][],
  skips: Skips = () => false,
): readonly Part[] {
  const found: Part[] = []
  findAmong(kind, parts, skips, found)
  return found
}

/** The same of parts whose kind nobody has said, such as those that a path leads to. */
export function partsOf(parts: unknown): readonly Part[] {
  const found: Part[] = []
  findAmong(kindOf(parts), parts, () => false, found)
  return found
}

/** What a part is, by the field that tells it; what has none says which cards. */
function kindOf(parts: unknown): Kind {
  const part = [parts].flat(2).find(isObject)
  return (part && kinds.find(kind => typeof part[shapes[kind][0]] === 'string')) ?? 'cards'
}
const kinds: readonly Kind[] = ['ability', 'instruction', 'declaration', 'cost', 'condition', 'amount']

function findAmong(kind: Kind, parts: unknown, skips: Skips, found: Part[]): void {
  if (Array.isArray(parts)) for (const each of parts) findAmong(kind, each, skips, found)
  else if (isObject(parts) || (typeof parts === 'string' && inWords.has(kind))) {
    const part = { is: kind, part: parts } as Part
    if (skips(part)) return
    found.push(part)
    if (!isObject(parts)) return
    const [by, words, others] = shapes[kind]
    const shape = words[String(parts[by])] ?? others
    if (shape !== undefined) findWithin(shape, parts, skips, found)
  }
}

function findWithin(shape: Shape, holder: Holder, skips: Skips, found: Part[]): void {
  for (const field of Object.keys(shape)) {
    const [kind, held] = [shape[field], holder[field]]
    if (held === undefined || kind === undefined) continue
    if (kind === 'amounts') findAmong('amount', Object.values(held ?? {}), skips, found)
    else if (typeof kind === 'string') findAmong(kind, held, skips, found)
    else for (const each of [held].flat()) if (isObject(each)) findWithin(kind, each, skips, found)
  }
}
