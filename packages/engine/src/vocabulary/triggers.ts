import type { Had, Happened, Limit, Trigger } from '../language/abilities.ts'
import type { Condition, One, Servers, Test, Who } from '../language/expressions.ts'
import type { EffectPattern, Pattern } from '../language/patterns.ts'

/** What an ability waits for (CR 9.6.2). */

/**
 * The condition has to hold as it happens: "when you rez this ice during a run" (CR 9.6.5c). Of "when this ends, if …"
 * the rest is an instruction, `ifSo` (CR 9.6.5d).
 */
export const on = (pattern: Pattern, condition?: Condition): Trigger => ({
  on: pattern,
  ...(condition !== undefined && { if: condition }),
})
/** "At least 1", "2 or more": met once by all that happens at the same time (CR 9.12.2a). */
export const onAtOnce = (pattern: Pattern, least = 1): Trigger => ({ on: pattern, atOnce: least })
/** "Whenever you … cards": met once by all that happens at the same time, which has a name then (CR 9.12.2a). */
export const onThose = (as: string, pattern: Pattern): Trigger => ({ on: pattern, atOnce: 1, as })
/** Met only if there were so many before (CR 9.6.6a). */
export const onHad = (pattern: Pattern, had: Had): Trigger => ({ on: pattern, had })
export const firstTime = (limit: Limit, pattern: Pattern, condition?: Condition): Trigger => ({
  on: pattern,
  first: limit,
  ...(condition !== undefined && { if: condition }),
})
/** The second time in a period, or the third (CR 9.3.2b). */
export const nthTime = (nth: number, limit: Limit, pattern: Pattern): Trigger => ({
  on: pattern,
  first: limit,
  nth,
})
/** The first in a period of those that happen after something else (CR 9.3.2b). */
export const firstTimeAfter = (limit: Limit, after: Happened, pattern: Pattern): Trigger => ({
  on: pattern,
  first: limit,
  after,
})
export const would = (effect: EffectPattern, condition?: Condition): Trigger => ({
  would: effect,
  ...(condition !== undefined && { if: condition }),
})
/** The first time in a period that an effect would happen (CR 9.9.5a). */
export const firstTimeWould = (limit: Limit, effect: EffectPattern): Trigger => ({
  would: effect,
  first: limit,
})
/** An instruction has such an expected effect (CR 9.9.2). */
export const expectedThat = (effect: EffectPattern): Trigger => ({ expected: effect })
/** Met while something is so, not when it comes to be (CR 9.6.3). */
export const state = (condition: Condition): Trigger => ({ state: condition })

export const turnBegins = (who?: Who): Trigger => ({
  on: { what: ['turnBegan'], ...(who !== undefined && { by: who }) },
})
/** A turn ends: that of a player, or any (CR 5.6.3d, 5.7.2d). */
export const turnEnds = (whose: Who | 'any', condition?: Condition): Trigger =>
  on({ what: ['turnEnded'], ...(whose !== 'any' && { by: whose }) }, condition)
export const installed = (card: One | readonly Test[], by?: Who): Trigger => ({
  on: { what: ['installed'], card, ...(by !== undefined && { by }) },
})
export const rezzed = (card: One | readonly Test[] = 'self'): Trigger => ({ on: { what: ['rezzed'], card } })
export const emptied: Trigger = { on: { what: ['emptied'], card: 'self' } }
export const scored: Trigger = { on: { what: ['scored'], card: 'self' } }
/** An agenda, or that one, is scored or stolen (CR 1.17.3). */
export const scoredOrStolen = (card?: One): Trigger => ({
  on: { what: ['scored', 'stolen'], ...(card !== undefined && { card }) },
})
export const accessed = (condition?: Condition): Trigger =>
  on({ what: ['accessed'], card: 'self' }, condition)
export const encountered = (card: One | readonly Test[] = 'self'): Trigger => ({
  on: { what: ['iceEncountered'], card },
})
export const runSuccessful = (server: Servers = 'any'): Pattern => ({ what: ['runSuccessful'], server })
/** A server is breached (CR 7.5.1). */
export const breachOf = (server: Servers): Pattern => ({ what: ['breachBegan'], server })
