import { z } from 'zod'

export const macroName = z.enum([
  /** Breaks all subroutines of the encountered ice that are left, in the cheapest way, and continues the run after it. */
  'breakAll',
  /** Continues the run until there is something to decide. */
  'continueRun',
  /** Accesses all faceup cards of a server, one after the other. */
  'accessAll',
  /** Takes a credit with every click that is left in the turn. */
  'takeCredits',
])
export type MacroName = z.infer<typeof macroName>

/** What a macro costs, if nothing interrupts it. */
export const macroPrice = z.object({
  /** Credits from the pool. */
  credits: z.int(),
  /** Credits from cards and the bad publicity fund. */
  otherCredits: z.int(),
  clicks: z.int(),
  /** Power, virus and other counters. */
  counters: z.int(),
})
export type MacroPrice = z.infer<typeof macroPrice>

/** A way to break ice: the icebreakers that it uses, and the places of the subroutines that it leaves unbroken. */
export const wayToBreak = z.object({
  using: z.array(z.string()).readonly(),
  leaves: z.array(z.int()).readonly(),
})
export type WayToBreak = z.infer<typeof wayToBreak>
