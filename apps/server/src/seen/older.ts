import type { Change, Patch, View } from '@paydata/engine'
import { aboutOfWord, applyPatch, withAbout } from '@paydata/engine'
import { track } from '@paydata/protocol'

/** Converts a track of format 1, in which a question names its subject in one word. */
export function withAboutIn(kept: unknown): unknown {
  const read = track.safeParse(kept)
  if (!read.success) return kept
  const { first, updates } = read.data
  let view: View = first
  return {
    first: { ...first, question: withAbout(first.question) },
    updates: updates.map(update => {
      view = applyPatch(view, update.patch)
      return { ...update, patch: changedAbout(update.patch, view) }
    }),
  }
}

const changedAbout = (patch: Patch, { question }: View): Patch =>
  patch.map((change): Change => {
    if (change.length !== 2) return change
    const [path, to] = change
    if (path === 'question') return [path, withAbout(to)]
    if (path !== 'question.about' || question === null || typeof to !== 'string') return change
    return [path, aboutOfWord(to, { ...question })]
  })

/** Converts a track of a format before 4, in which no card had a second side: all that was seen was the front. */
export const withSidesIn = (kept: unknown): unknown =>
  withMore(kept, ['definition', 'requirement', 'subtypes'], { flipped: 0, back: null })

/** Converts a track of a format before 5, in which no option told whether its card does something as it is accessed. */
export const withAccessIn = (kept: unknown): unknown =>
  withMore(kept, ['does', 'mandatory'], { actsOnAccess: false })

/** Converts a track of a format before 6, in which no option told whether cards forbid all that would come of it. */
export const withInVainIn = (kept: unknown): unknown =>
  withMore(kept, ['does', 'mandatory'], { inVain: false })

/** The same with more fields in each object that has these, wherever it stands. */
function withMore(kept: unknown, having: readonly string[], more: object): unknown {
  if (Array.isArray(kept)) return kept.map(each => withMore(each, having, more))
  if (typeof kept !== 'object' || kept === null) return kept
  const all = Object.entries(kept).map(([name, value]) => [name, withMore(value, having, more)] as const)
  return { ...Object.fromEntries(all), ...(having.every(name => name in kept) && more) }
}
