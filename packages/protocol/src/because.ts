import { z } from 'zod'

const told = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()).readonly() })

/**
 * Why a bot answered so: what it thought of, in the order in which it is said; it may tell of cards that only its side saw.
 * Who shows it puts it into words. Releases before wrote a sentence.
 */
export const because = z.union([z.string().max(2000), z.array(told).max(9).readonly()])
export type Because = z.infer<typeof because>
