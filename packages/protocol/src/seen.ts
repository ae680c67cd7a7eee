import { z } from 'zod'
import { version } from './names.ts'
import { clock, eye, occurrence, patch, view } from './table.ts'

/** Whose eyes a game that is over is seen with; `all` sees both hands. */
export const openEye = z.enum([...eye.options, 'all'])
export type OpenEye = z.infer<typeof openEye>

/**
 * A game that is over as one eye saw it, entry by entry, as it was written down when it ended: nothing of it is worked out
 * again. It is plain JSON, which the next release reads whatever it sends its updates in.
 */
export const track = z.object({
  first: view,
  updates: z.array(
    z.object({
      version,
      patch,
      occurrences: z.array(occurrence),
      takenBack: z.boolean(),
      clock: clock.nullable(),
    }),
  ),
})
export type Track = z.infer<typeof track>
