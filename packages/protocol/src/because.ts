import { z } from 'zod'

const reason = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()).readonly() })

/**
 * Why a bot gave an answer: its reasons, in the order in which they are shown. They may name cards that only the side of the bot
 * saw. The client puts them into words. Older releases stored a sentence.
 */
export const because = z.union([z.string().max(2000), z.array(reason).max(9).readonly()])
export type Because = z.infer<typeof because>
