import { z } from 'zod'
import { clientId, oneLine, person } from './names.ts'
import { writtenText } from './text.ts'

/** Plain text in one line; whoever shows it must not take it for anything else. */
export const chatText = writtenText('NFC', 500).min(1).regex(oneLine)

/** What can be said with one tap; each client says it in its own language. */
export const preset = z.enum([
  'hello',
  'goodLuck',
  'thinking',
  'takeYourTime',
  'wellPlayed',
  'oops',
  'thanks',
  'sorry',
  'goodGame',
  'goodbye',
])
export type Preset = z.infer<typeof preset>

/** Players talk among themselves for all to read; spectators only to each other. */
export const channel = z.enum(['players', 'spectators'])

export const chatLine = z.object({
  n: z.int(),
  id: clientId,
  channel,
  who: person,
  text: z.string(),
  /** Null for words of one's own; else `text` is the same in English. */
  preset: preset.nullable().default(null),
  at: z.number(),
})
export type ChatLine = z.infer<typeof chatLine>
