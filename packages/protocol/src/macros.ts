import { z } from 'zod'

export const macroName = z.enum([
  /** Breaks all that is left of the encountered ice, in the cheapest way there is, and goes on behind it. */
  'breakAll',
  /** Passes and runs on, until there is something to decide. */
  'continueRun',
  /** Accesses all cards of a server that lie open, one after the other. */
  'accessAll',
  /** Takes a credit with every click that is left of the turn. */
  'takeCredits',
])
export type MacroName = z.infer<typeof macroName>

/** What a macro takes, if nothing comes in between. */
export const macroPrice = z.object({
  /** From the pool. */
  credits: z.int(),
  /** From cards and the bad publicity fund. */
  otherCredits: z.int(),
  clicks: z.int(),
  /** Power, virus and other counters. */
  counters: z.int(),
})
export type MacroPrice = z.infer<typeof macroPrice>
