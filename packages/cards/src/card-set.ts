import type { CardText, Definition } from '@paydata/engine/vocabulary'
import type { Record } from './printed.ts'
import { printedIn } from './printed.ts'

/** What the cards of a set do, with what is printed on them. */
export function cardSet(
  set: string,
  texts: readonly CardText[],
  facts: readonly Record[],
): readonly Definition[] {
  const records = new Map(facts.map(record => [record.id, record]))
  return texts.map(text => {
    const record = records.get(text.is)
    if (record === undefined) throw new Error(`nothing is printed for ${text.is}`)
    return { ...text, printed: printedIn(record), set }
  })
}
