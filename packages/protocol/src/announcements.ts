import { z } from 'zod'
import { chatText } from './chat.ts'
import { clientId } from './names.ts'

/** In one line, as what is said in chats. */
export const announcementText = chatText

/** The most days for which something is announced. */
export const mostDaysAnnounced = 60

/** What whoever looks after the server tells everybody who comes. */
export const announcement = z.object({
  id: clientId,
  text: z.string(),
  at: z.number(),
  /** When it ends by itself. */
  until: z.number(),
})
export type Announcement = z.infer<typeof announcement>
