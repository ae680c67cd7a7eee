import type { EffectPattern, Had, Limit, Trigger } from '../language/abilities.ts'
import type { Condition, One, Pattern, Servers, Test, Who } from '../language/expressions.ts'
import type { Zone } from '../state/names.ts'

/** What an ability waits for (CR 9.6.2). */

export const on = (pattern: Pattern, condition?: Condition): Trigger => ({
  on: pattern,
  ...(condition !== undefined && { if: condition }),
})
/** Met only if there were so many before (CR 9.6.6a). */
export const onHad = (pattern: Pattern, had: Had): Trigger => ({ on: pattern, had })
export const firstTime = (limit: Limit, pattern: Pattern): Trigger => ({ on: pattern, first: limit })
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
/** A turn ends (CR 5.6.3d, 5.7.2d). */
export const turnEnds = (who?: Who): Trigger => ({
  on: { what: ['turnEnded'], ...(who !== undefined && { by: who }) },
})
export const installed = (card: One | readonly Test[], by?: Who): Trigger => ({
  on: { what: ['installed'], card, ...(by !== undefined && { by }) },
})
export const rezzed = (card: One | readonly Test[] = 'self'): Trigger => ({ on: { what: ['rezzed'], card } })
export const emptied: Trigger = { on: { what: ['emptied'], card: 'self' } }
export const scored: Trigger = { on: { what: ['scored'], card: 'self' } }
/** This agenda is stolen (CR 1.17.3). */
export const stolen: Trigger = { on: { what: ['stolen'], card: 'self' } }
export const accessed = (from?: readonly Zone[]): Trigger => ({
  on: { what: ['accessed'], card: 'self' },
  ...(from !== undefined && { if: { if: 'card', card: 'self', passes: [{ is: 'in', zones: from }] } }),
})
export const encountered = (card: One | readonly Test[] = 'self'): Trigger => ({
  on: { what: ['iceEncountered'], card },
})
export const runSuccessful = (server: Servers = 'any'): Pattern => ({ what: ['runSuccessful'], server })
/** A server is breached (CR 7.5.1). */
export const breachOf = (server: Servers): Pattern => ({ what: ['breachBegan'], server })
