/** All that a card file may import: cards, abilities, triggers, costs, expressions, and the verbs. */

import type { Instruction } from './instructions/index.ts'
import type {
  Ability,
  Act,
  CardText,
  ConditionalAbility,
  Declaration,
  EffectPattern,
  Limit,
  PaidAbility,
  PlayAbility,
  StaticAbility,
  SubroutineAbility,
  Trigger,
} from './language/abilities.ts'
import type { Cost, CostItem } from './language/costs.ts'
import type {
  Amount,
  Choose,
  Condition,
  Group,
  One,
  Pattern,
  Place,
  Possession,
  Servers,
  Test,
  Who,
} from './language/expressions.ts'
import type { Until } from './state/game.ts'
import type { CardType, CounterKind, DamageKind, Zone } from './state/names.ts'

export { access } from './instructions/access.ts'
export { addTo } from './instructions/add-to.ts'
export { advance } from './instructions/advance.ts'
export { arrange, arrangeIce } from './instructions/arrange.ts'
export { badPublicity } from './instructions/bad-publicity.ts'
export { ifSo } from './instructions/branch.ts'
export { breach } from './instructions/breach.ts'
export { breakSubroutines } from './instructions/break-subroutines.ts'
export { bypass } from './instructions/bypass.ts'
export { changeExpected } from './instructions/change-expected.ts'
export { changeServer } from './instructions/change-server.ts'
export { charge } from './instructions/charge.ts'
export { chooseCards } from './instructions/choose-cards.ts'
export { chooseNumber, chooseServer, chooseWord } from './instructions/choose-value.ts'
export { becomeAgenda, becomeCondition } from './instructions/convert.ts'
export { damage, suffer } from './instructions/damage.ts'
export { derez } from './instructions/derez.ts'
export { draw } from './instructions/draw.ts'
export { encounter } from './instructions/encounter.ts'
export { endActionPhase } from './instructions/end-action-phase.ts'
export { endRun } from './instructions/end-run.ts'
export { expose } from './instructions/expose.ts'
export { forfeit } from './instructions/forfeit.ts'
export { gainClicks } from './instructions/gain-clicks.ts'
export { gainCredits } from './instructions/gain-credits.ts'
export { giveTags, takeTagsOf } from './instructions/give-tags.ts'
export { host } from './instructions/host.ts'
export { identifyMark } from './instructions/identify-mark.ts'
export { install } from './instructions/install.ts'
export { jackOut } from './instructions/jack-out.ts'
export { lasting } from './instructions/lasting.ts'
export { later } from './instructions/later.ts'
export { look } from './instructions/look.ts'
export { loseClicks } from './instructions/lose-clicks.ts'
export { loseCredits } from './instructions/lose-credits.ts'
export { may } from './instructions/may.ts'
export { mayPay } from './instructions/may-pay.ts'
export { moveCounters } from './instructions/move-counters.ts'
export { moveIce } from './instructions/move-ice.ts'
export { moveRunner } from './instructions/move-runner.ts'
export { oneOf } from './instructions/one-of.ts'
export { load, placeCounters } from './instructions/place-counters.ts'
export { playCard } from './instructions/play.ts'
export { prevent } from './instructions/prevent.ts'
export { psi } from './instructions/psi.ts'
export { purge } from './instructions/purge.ts'
export { removeCounters } from './instructions/remove-counters.ts'
export { removeTags } from './instructions/remove-tags.ts'
export { repeat } from './instructions/repeat.ts'
export { resolveSubroutine } from './instructions/resolve-subroutine.ts'
export { reveal } from './instructions/reveal.ts'
export { rez } from './instructions/rez.ts'
export { run } from './instructions/run.ts'
export { sabotage } from './instructions/sabotage.ts'
export { search } from './instructions/search.ts'
export { shuffle } from './instructions/shuffle.ts'
export { swap } from './instructions/swap.ts'
export { takeCredits } from './instructions/take-credits.ts'
export { together } from './instructions/together.ts'
export { trace } from './instructions/trace.ts'
export { trash } from './instructions/trash.ts'
export { turnFace } from './instructions/turn-face.ts'
export { win } from './instructions/win.ts'
export type { CardText, Definition, Printed } from './language/abilities.ts'
export { type Definitions, defineCards } from './language/definitions.ts'
export * from './recipes.ts'

// Cards and the forms of ability (CR 9.1.1e).

export const card = (is: string, ...abilities: readonly Ability[]): CardText => ({ is, abilities })

export const play = (...does: readonly Instruction[]): PlayAbility => ({ form: 'play', does })

export const subroutine = (...does: readonly Instruction[]): SubroutineAbility => ({
  form: 'subroutine',
  does,
})

export const when = (trigger: Trigger, ...does: readonly Instruction[]): ConditionalAbility => ({
  form: 'when',
  when: trigger,
  does,
})

/** The ability, usable only once in a period (CR 9.3.6g). */
export const oncePer = <A extends ConditionalAbility | PaidAbility>(limit: Limit, ability: A): A => ({
  ...ability,
  limit,
})

type PaidMore = Partial<Pick<PaidAbility, 'onlyIf' | 'onlyBy' | 'limit' | 'cheaper'>>

/** A paid ability; an action when its cost begins with a click (CR 5.2.1). */
export const paid = (cost: Cost, does: readonly Instruction[], more: PaidMore = {}): PaidAbility => ({
  form: 'paid',
  cost,
  does,
  ...more,
})

/** [interrupt] → cost: instructions. */
export const interruptFor = (cost: Cost, does: readonly Instruction[], more: PaidMore = {}): PaidAbility => ({
  ...paid(cost, does, more),
  flag: 'interrupt',
})

/** Access → cost: instructions. */
export const whileAccessing = (
  cost: Cost,
  does: readonly Instruction[],
  more: PaidMore = {},
): PaidAbility => ({
  ...paid(cost, does, more),
  flag: 'access',
})

export const always = (...declares: readonly Declaration[]): StaticAbility => ({ form: 'static', declares })

export const whileSo = (condition: Condition, ...declares: readonly Declaration[]): StaticAbility => ({
  form: 'static',
  declares,
  while: condition,
})

/** Persistent → the ability. */
export const persistent = <A extends Ability>(ability: A): A => ({ ...ability, persistent: true })

export const threat = <A extends Ability>(level: number, ability: A): A => ({ ...ability, threat: level })

// Trigger conditions.

export const on = (pattern: Pattern, condition?: Condition): Trigger => ({
  on: pattern,
  ...(condition !== undefined && { if: condition }),
})
export const firstTime = (limit: Limit, pattern: Pattern): Trigger => ({ on: pattern, first: limit })
export const would = (effect: EffectPattern, condition?: Condition): Trigger => ({
  would: effect,
  ...(condition !== undefined && { if: condition }),
})
export const firstTimeWould = (limit: Limit, effect: EffectPattern): Trigger => ({
  would: effect,
  first: limit,
})
export const expectedThat = (effect: EffectPattern): Trigger => ({ expected: effect })
export const state = (condition: Condition): Trigger => ({ state: condition })

export const turnBegins = (who?: Who): Trigger => ({
  on: { what: ['turnBegan'], ...(who !== undefined && { by: who }) },
})
export const turnEnds = (who?: Who): Trigger => ({
  on: { what: ['turnEnded'], ...(who !== undefined && { by: who }) },
})
export const installed = (card: One | readonly Test[], by?: Who): Trigger => ({
  on: { what: ['installed'], card, ...(by !== undefined && { by }) },
})
export const rezzed = (card: One | readonly Test[] = 'self'): Trigger => ({ on: { what: ['rezzed'], card } })
export const emptied: Trigger = { on: { what: ['emptied'], card: 'self' } }
export const scored: Trigger = { on: { what: ['scored'], card: 'self' } }
export const stolen: Trigger = { on: { what: ['stolen'], card: 'self' } }
export const accessed = (from?: readonly Zone[]): Trigger => ({
  on: { what: ['accessed'], card: 'self' },
  ...(from !== undefined && { if: { if: 'card', card: 'self', passes: [{ is: 'in', zones: from }] } }),
})
export const encountered = (card: One | readonly Test[] = 'self'): Trigger => ({
  on: { what: ['iceEncountered'], card },
})
export const runSuccessful = (server: Servers = 'any'): Pattern => ({ what: ['runSuccessful'], server })
export const breachOf = (server: Servers): Pattern => ({ what: ['breachBegan'], server })

// Costs (CR 1.16).

export const credits = (amount: Amount): CostItem => ({ pay: 'credits', amount })
export const clicks = (amount: Amount = 1): CostItem => ({ pay: 'clicks', amount })
export const trashThis: CostItem = { pay: 'trash', cards: 'self' }
export const trashOf = (cards: Choose): CostItem => ({ pay: 'trash', cards })
export const forfeitOf = (cards: One | Choose): CostItem => ({ pay: 'forfeit', cards })
export const counters = (counter: CounterKind, amount: Amount = 1, from: One = 'self'): CostItem => ({
  pay: 'counters',
  counter,
  amount,
  from,
})
export const X = (most?: Amount): CostItem => ({ pay: 'X', ...(most !== undefined && { most }) })
export const removeThis: CostItem = { pay: 'remove', card: 'self' }
export const sufferAsCost = (kind: DamageKind, amount: Amount): CostItem => ({
  pay: 'damage',
  damage: kind,
  amount,
})
export const takeTagsAsCost = (amount: Amount): CostItem => ({ pay: 'takeTags', amount })
export const eitherCost = (...either: readonly (readonly CostItem[])[]): Cost => ({ either })

// Cards and sets of cards.

export const from = (place: Place, ...where: readonly Test[]): Group => ({ from: place, where })
export const the = (name: string): One => ({ the: name })
export const all = (group: Group) => ({ all: group }) as const
export const chosen = (group: Group, as = 'chosen', count: Amount = 1, by?: Who): Choose => ({
  choose: group,
  least: count,
  most: count,
  as,
  ...(by !== undefined && { by }),
})
export const upToCards = (most: Amount, group: Group, as = 'chosen', by?: Who): Choose => ({
  choose: group,
  least: 0,
  most,
  as,
  ...(by !== undefined && { by }),
})
export const random = (amount: Amount, of: Group) => ({ random: amount, of }) as const

export const type = (...types: readonly CardType[]): Test => ({ is: 'type', types })
export const subtype = (...subtypes: readonly string[]): Test => ({ is: 'subtype', subtypes })
export const isRezzed: Test = { is: 'rezzed' }
export const isUnrezzed: Test = { is: 'unrezzed' }
export const isAdvanceable: Test = { is: 'advanceable' }
export const isInstalled: Test = { is: 'installed' }
export const isOther: Test = { is: 'other' }
export const not = (test: Test): Test => ({ is: 'not', test })
export const anyOf = (...tests: readonly Test[]): Test => ({ is: 'either', tests })
export const ownedBy = (side: 'corp' | 'runner'): Test => ({ is: 'side', side })
export const protecting = (server: Servers): Test => ({ is: 'protecting', server })
export const inRootOf = (server: Servers): Test => ({ is: 'inRootOf', server })
export const atServer = (server: Servers): Test => ({ is: 'atServer', server })
export const hostedOn = (host: One): Test => ({ is: 'hostedOn', host })
export const copyOf = (card: One): Test => ({ is: 'copyOf', card })
export const same = (as: One): Test => ({ is: 'same', as })
export const strengthAtMost = (atMost: number): Test => ({ is: 'strength', atMost })
export const inZone = (...zones: readonly Zone[]): Test => ({ is: 'in', zones })

// Amounts and conditions.

export const bound = (name: string): Amount => ({ amount: 'bound', name })
export const countOf = (group: Group): Amount => ({ amount: 'count', of: group })
export const countersOn = (counter: CounterKind, on: One = 'self'): Amount => ({
  amount: 'counters',
  counter,
  on,
})
export const times = (by: Amount, of: Amount): Amount => ({ amount: 'times', by, of })
export const sum = (...of: readonly Amount[]): Amount => ({ amount: 'sum', of })
export const minus = (amount: Amount, less: Amount): Amount => ({ amount: 'minus', from: amount, less })
export const leastOf = (...of: readonly Amount[]): Amount => ({ amount: 'least', of })
export const has = (who: Who, of: Possession): Amount => ({ amount: 'has', who, of })
export const itsAmount: Amount = { amount: 'itsAmount' }
export const timesSince = (since: 'thisTurn' | 'lastTurn' | 'thisRun', of: Pattern): Amount => ({
  amount: 'occurrences',
  of,
  since,
})
export const propertyOf = (
  of: Extract<Amount, { amount: 'property' }>['of'],
  card: One = 'self',
): Amount => ({ amount: 'property', of, card })

export const isTagged: Condition = { if: 'tagged' }
export const atLeast = (amount: Amount, than: Amount): Condition => ({ if: 'atLeast', amount, than })
export const exists = (group: Group): Condition => ({ if: 'exists', group })
export const happened = (
  since: 'thisTurn' | 'lastTurn' | 'thisRun' | 'thisEncounter',
  pattern: Pattern,
): Condition => ({
  if: 'happened',
  pattern,
  since,
})
export const isNot = (condition: Condition): Condition => ({ if: 'not', condition })
export const both = (...of: readonly Condition[]): Condition => ({ if: 'all', of })
export const eitherOf = (...of: readonly Condition[]): Condition => ({ if: 'either', of })
export const cardIs = (card: One, ...passes: readonly Test[]): Condition => ({ if: 'card', card, passes })
export const running = (server: Servers = 'any'): Condition => ({ if: 'running', server })
export const encountering = (...passes: readonly Test[]): Condition => ({ if: 'encountering', passes })
export const wasBound = (name: string): Condition => ({ if: 'bound', name })
export const turnOf = (who: Who): Condition => ({ if: 'turnOf', who })
/** The bids of a Psi Game match (CR 10.14.6d). */
export const bidsMatch: Condition = { if: 'same', name: 'corpBid', as: 'runnerBid' }
export const wasFullyBroken = (card: One): Condition => ({ if: 'fullyBroken', card })

// Declarations.

export const strength = (of: One | Group, by: Amount): Declaration => ({ declare: 'strength', of, by })
/** Its strength is that much, before anything raises or lowers it (CR 9.12.1a). */
export const setStrength = (of: One | Group, to: Amount): Declaration => ({ declare: 'strength', of, to })
export const memory = (by: Amount, ...tests: readonly Test[]): Declaration => ({
  declare: 'memory',
  by,
  ...(tests.length > 0 && { for: tests }),
})
export const link = (by: Amount): Declaration => ({ declare: 'link', by })
/** X, where a player chooses it for a cost of this card, is no more than this (CR 1.16.2c). */
export const mostX = (amount: Amount): Declaration => ({ declare: 'mostX', amount })
/** Credits hosted here count as credits of the pool (CR 1.10.3). */
export const creditsInPool: Declaration = { declare: 'inPool' }
/** Cards that together take no more memory may be hosted here (CR 1.13.6a). */
export const canHost = (most: number, ...tests: readonly Test[]): Declaration => ({
  declare: 'canHost',
  where: tests,
  memory: most,
})
export const hostedMemoryFree: Declaration = { declare: 'hostedMemoryFree' }
export const handSize = (by: Amount, who: Who = 'you'): Declaration => ({ declare: 'handSize', who, by })
export const canAdvance: Declaration = { declare: 'canAdvance' }
/** "Install this agenda faceup" (CR 3.2.3a). */
export const installedFaceup: Declaration = { declare: 'installedFaceup' }
export const costChange = (
  of: 'install' | 'rez' | 'play' | 'trash',
  cards: readonly Test[] | 'self',
  by: Amount,
  first?: Pattern,
): Declaration => ({ declare: 'cost', of, cards, by, ...(first !== undefined && { first }) })
export const additionalCost = (
  to: Extract<Declaration, { declare: 'additionalCost' }>['to'],
  cost: Cost,
  more: { readonly cards?: readonly Test[] | 'self'; readonly server?: Servers } = {},
): Declaration => ({ declare: 'additionalCost', to, cost, ...more })
/** Part of the price may be paid with something else (CR 1.16.2e). */
export const alternativePayment = (
  of: Extract<Declaration, { declare: 'alternativePayment' }>['of'],
  cards: readonly Test[] | 'self',
  pay: readonly CostItem[],
  amount: Amount,
): Declaration => ({
  declare: 'alternativePayment',
  of,
  cards,
  cost: { either: [[], [...pay, { pay: 'covers', amount }]] },
})
export const cannot = (
  act: Act,
  more: { readonly who?: Who; readonly cards?: readonly Test[] | 'self'; readonly server?: Servers } = {},
): Declaration => ({ declare: 'cannot', act, ...more })
export const requirement = (cards: readonly Test[] | 'self', by: Amount): Declaration => ({
  declare: 'requirement',
  cards,
  by,
})
export const gains = (
  of: One | Group,
  ability: Ability,
  more: Partial<Pick<Extract<Declaration, { declare: 'gains' }>, 'order' | 'times'>> = {},
): Declaration => ({ declare: 'gains', of, ability, ...more })
export const gainsSubtypes = (of: One | Group, ...gained: readonly string[]): Declaration => ({
  declare: 'subtype',
  of,
  gains: gained,
})
export const onlyIf = (act: 'play' | 'rez' | 'score' | 'install', condition: Condition): StaticAbility =>
  always({ declare: 'onlyIf', act, condition })
export const installOnlyOn = (...tests: readonly Test[]): StaticAbility =>
  always({ declare: 'installOnly', on: tests })
export const installOnlyAt = (server: Servers): StaticAbility => always({ declare: 'installOnly', server })
export const accessMore = (server: 'hq' | 'rnd', by: Amount): Declaration => ({
  declare: 'access',
  server,
  by,
})

export const untilTurnEnds: Until = { at: 'turnEnds' }
export const untilRunEnds: Until = { at: 'runEnds' }
export const untilBreachEnds: Until = { at: 'breachEnds' }
export const untilNextEncounterEnds: Until = { at: 'nextEncounterEnds' }
export const untilEncounterEnds: Until = { at: 'encounterEnds' }
export const whileActive: Until = { at: 'sourceInactive' }
/** Once, and not after the run is over. */
export const onceInThisRun: Until = { at: 'resolved', or: 'runEnds' }
