import type { Ability, Act, BanOn, Declaration } from '../language/abilities.ts'
import type { Cost, CostItem } from '../language/costs.ts'
import type { Amount, Group, One, Servers, Test, Who } from '../language/expressions.ts'
import type { Pattern, Value } from '../language/patterns.ts'
import type { Until } from '../state/game.ts'

/** What static abilities and lingering effects say, and until when. */

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
/** Credits hosted here count as credits of the pool; those that may only be spent cannot be lost (CR 1.10.3b). */
export const creditsInPool: Declaration = { declare: 'inPool' }
/** Its controller can neither lose nor spend credits of the credit pool (CR 1.2.2, 1.10.3). */
export const poolKept: Declaration = { declare: 'poolKept' }
/** Cards that together take no more memory may be hosted here (CR 1.13.6a). */
export const canHost = (most: number, ...tests: readonly Test[]): Declaration => ({
  declare: 'canHost',
  where: tests,
  memory: most,
})
/** "Limit 4 hosted cards" (CR 9.3.3e). */
export const hostsAtMost = (most: number): Declaration => ({ declare: 'canHost', where: [], cards: most })
/** Such cards can be played or installed as if they were in hand (CR 8.5.1, 8.6.1). */
export const playableAsInHand = (cards: Group): Declaration => ({ declare: 'asInHand', cards })
/** Programs hosted here take no memory from the limit (CR 1.20.3). */
export const hostedMemoryFree: Declaration = { declare: 'hostedMemoryFree' }
export const handSize = (by: Amount, who: Who = 'you'): Declaration => ({ declare: 'handSize', who, by })
export const canAdvance: Declaration = { declare: 'canAdvance' }
/** "Install this agenda faceup" (CR 3.2.3a). */
export const installedFaceup: Declaration = { declare: 'installedFaceup' }
/** "You may install … faceup": which face, its player says as each is installed (CR 3.2.3a, 8.5.16a). */
export const mayInstallFaceup = (...cards: readonly Test[]): Declaration => ({
  declare: 'mayInstallFaceup',
  cards,
})
export const costChange = (
  of: 'install' | 'rez' | 'play' | 'trash',
  cards: readonly Test[] | 'self',
  by: Amount,
  first?: Pattern,
): Declaration => ({ declare: 'cost', of, cards, by, ...(first !== undefined && { first }) })
/** So many clicks less to play such cards, or only the first of a turn (CR 1.16.2a). */
export const fewerClicks = (
  to: Extract<Declaration, { declare: 'fewerClicks' }>['to'],
  cards: readonly Test[],
  by: Amount,
  first?: Pattern,
): Declaration => ({ declare: 'fewerClicks', to, cards, by, ...(first !== undefined && { first }) })
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
/** An act that is forbidden whatever else allows it (CR 1.2.2). Cards and a server are named only where the act has any. */
export const cannot = <Forbidden extends Act>(act: Forbidden, more?: BanOn<Forbidden>): Declaration => ({
  declare: 'cannot',
  act,
  ...more,
})
/** The Runner has to trash such a card they access, if able: anyhow, or by paying its trash cost (CR 7.1.5c, d). */
export const mustTrash = (cards: readonly Test[] | 'self', by?: 'trashCost'): Declaration => ({
  declare: 'must',
  act: 'trash',
  cards,
  ...(by !== undefined && { by }),
})
/** The Runner has to spend their clicks on runs, if able (CR 9.12.3). */
export const mustRun: Declaration = { declare: 'must', act: 'run' }
/** How many advancement counters scoring needs, changed (CR 1.17.3a). */
export const requirement = (cards: readonly Test[] | 'self', by: Amount): Declaration => ({
  declare: 'requirement',
  cards,
  by,
})
/** What X is, printed as how many advancement counters scoring needs (CR 9.12.2e). */
export const requirementIs = (to: Amount): Declaration => ({ declare: 'requirement', cards: 'self', to })
/** How many agenda points it is worth, changed (CR 1.17.1). */
export const worthMore = (cards: readonly Test[] | 'self', by: Amount): Declaration => ({
  declare: 'points',
  cards,
  by,
})
/** Other cards, or this one, have the ability too (CR 9.1.9). */
export const gains = (
  of: One | Group,
  ability: Ability,
  more: Partial<Pick<Extract<Declaration, { declare: 'gains' }>, 'order' | 'times'>> = {},
): Declaration => ({ declare: 'gains', of, ability, ...more })
/** Subtypes are added and taken as running totals (CR 9.12.1b). */
export const gainsSubtypes = (of: One | Group, ...gained: readonly string[]): Declaration => ({
  declare: 'subtype',
  of,
  gains: gained,
})
export const accessMore = (
  server: Extract<Declaration, { declare: 'access' }>['server'],
  by: Amount,
): Declaration => ({
  declare: 'access',
  server,
  by,
})

/** The Runner can access no more cards than that, not counting one (CR 7.4.2b). */
export const accessAtMost = (cards: number, besides?: One): Declaration => ({
  declare: 'accessAtMost',
  cards,
  ...(besides !== undefined && { besides }),
})
/** The amount of something that is expected to happen is so much more (CR 9.4.5). */
export const valueChange = (of: Value, by: Amount): Declaration => ({ declare: 'value', of, by })
/** Effects that would end sooner last until then (CR 9.10.5). */
export const prolong = (
  effectsOn: Extract<Declaration, { declare: 'prolong' }>['effectsOn'],
  of: One | Group,
  until: Until,
): Declaration => ({ declare: 'prolong', effectsOn, of, until })
/** Which cards damage trashes is chosen, not random (CR 10.4.3a). */
export const choosesDamage = (
  who: Who,
  more: Partial<Omit<Extract<Declaration, { declare: 'choosesDamage' }>, 'declare' | 'who'>> = {},
): Declaration => ({ declare: 'choosesDamage', who, ...more })

export const untilTurnEnds: Until = { at: 'turnEnds' }
export const untilRunEnds: Until = { at: 'runEnds' }
/** A lingering effect ends with the breach (CR 9.10.1). */
export const untilBreachEnds: Until = { at: 'breachEnds' }
/** A lingering effect on what the next encounter will be with, which ends with that (CR 9.10.1). */
export const untilNextEncounterEnds: Until = { at: 'nextEncounterEnds' }
/** What modifying strength of an icebreaker implies (CR 3.9.5b). */
export const untilEncounterEnds: Until = { at: 'encounterEnds' }
/** As long as the source is active (CR 9.10.3c). */
export const whileActive: Until = { at: 'sourceInactive' }
/** Once, and not after the run is over (CR 9.10.2). */
export const onceInThisRun: Until = { at: 'resolved', or: 'runEnds' }
