import type { CardText, Definition } from '@paydata/engine/vocabulary'
import type { Record } from '../printed.ts'
import { printedById } from '../printed.ts'

/** What the cards of a set do, with what is printed on them. */
export function cardSet(
  set: string,
  texts: readonly CardText[],
  facts: readonly Record[],
): readonly Definition[] {
  const printed = printedById(facts)
  return texts.map(text => {
    const found = printed.get(text.is)
    if (found === undefined) throw new Error(`nothing is printed for ${text.is}`)
    return { ...text, printed: found, set }
  })
}
