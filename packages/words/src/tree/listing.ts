import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'

const speaksOfThis = /"is":"(?:this|it)"/

/** Parts of a list in their order: after a part that is about something else, this card is named, as “it” would be that. */
export function eachTelling<Part>(
  r: Reading,
  parts: readonly Part[],
  tell: (here: Reading, part: Part) => readonly Clause[],
): readonly (readonly Clause[])[] {
  let here = r
  return parts.map(part => {
    const told = tell(here, part)
    if (!speaksOfThis.test(JSON.stringify(told))) {
      if (here.it === 'self') here = { ...here, it: null }
      here.said.last = null
    }
    return told
  })
}
