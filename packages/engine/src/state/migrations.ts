import { withAbout } from './older-about.ts'
import { withLists } from './older-vars.ts'

/** A saved game of any format, as its text says it. */
type Saved = Readonly<Record<string, unknown>>

/** The first format that every later release reads. */
export const firstFormat = 4

/** The step from each format to the next, by the number of the older one. A step that was released is never changed. */
const steps: Readonly<Record<number, (saved: Saved) => Saved>> = {
  // What a definition said when the game was saved was not noted, so it is taken for what it says now.
  4: saved => ({ ...saved, parts: {} }),
  5: saved =>
    withLists({ ...saved, waiting: Array.isArray(saved.waiting) ? saved.waiting.map(withAbout) : [] }),
}

export const isReadable = (format: number, newest: number): boolean =>
  Number.isInteger(format) && format >= firstFormat && format <= newest

/** The game as it would have been saved in the newest format. */
export function inFormat(saved: Saved, format: number, newest: number): Saved {
  let now = saved
  for (let from = format; from < newest; from++) {
    const step = steps[from]
    if (step === undefined) throw new Error(`There is no step from format ${from} of saved games.`)
    now = { ...step(now), format: from + 1 }
  }
  return now
}
