import { z } from 'zod'

/** Where a browser is told something while no page is open (RFC 8030), and the keys by which only that browser reads it (RFC 8291). */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{86,88}=?$/),
    auth: z.string().regex(/^[\w-]{22,24}(==)?$/),
  }),
  /** In which language notices are written. */
  language: z.string().max(20),
})
export type PushSubscription = z.infer<typeof pushSubscription>

const hour = z.int().min(0).max(23)

/** Of what a player is told while they are away. */
export const noticeWishes = z.strictObject({
  /** That it is their move. */
  turn: z.enum(['on', 'off']),
  /** From which hour to which they are told nothing, and how many minutes their clock is ahead of UTC. */
  quiet: z.strictObject({ from: hour, to: hour, ahead: z.int().min(-900).max(900) }).nullable(),
})
export type NoticeWishes = z.infer<typeof noticeWishes>
