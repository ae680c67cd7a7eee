import { z } from 'zod'
import { clientId, oneLine, person } from './names.ts'
import { writtenText } from './text.ts'

/** Plain text in one line. A client must show it as text, and never as markup. */
export const chatText = writtenText('NFC', 500).min(1).regex(oneLine)

/** Phrases that can be said with one tap. Each client shows them in its own language. */
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

/** Everybody can read what the players say. Only spectators can read what spectators say. */
export const channel = z.enum(['players', 'spectators'])

export const chatLine = z.object({
  n: z.int(),
  id: clientId,
  channel,
  who: person,
  text: z.string(),
  /** Null for words of the player's own. Otherwise each reader's page words it, and `text` says nothing; older servers put it there in English. */
  preset: preset.nullable().default(null),
  at: z.number(),
})
export type ChatLine = z.infer<typeof chatLine>
