import { z } from 'zod'

/** The kind of a browser, and the system that it runs on: all that is kept of where somebody has signed in. */
export const browser = z.enum(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet', 'other'])
export const system = z.enum(['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows', 'other'])
export const device = z.strictObject({ browser, system })
export type Device = z.infer<typeof device>

/** A place where a player is signed in. `device` is null if that was before servers kept it, `seenAt` a moment of the last day there. */
export const session = z.object({
  id: z.string(),
  which: z.enum(['this', 'other']),
  device: device.nullable(),
  beganAt: z.number(),
  seenAt: z.number(),
})
export type Session = z.infer<typeof session>

/** What the server calls a session: a hash, with which nobody can sign in. */
export const sessionId = z.string().regex(/^[\w-]{43}$/)
