import type { ValueView } from '@paydata/engine'
import { factsOf, shortTitle } from '../cards/facts.ts'
import { say } from '../messages/say.ts'

/** What a value is the sum of, part by part. */
export const sumOf = ({ parts }: ValueView): string =>
  parts
    .map(({ by, from, definition }, i) => {
      const title = definition === null ? null : (factsOf(definition)?.printed.title ?? null)
      const sign = i === 0 ? `${by}` : by < 0 ? `− ${-by}` : `+ ${by}`
      if (title !== null && from !== null) return `${sign} ${say.card.by(shortTitle(title))}`
      return `${sign} ${from === null && i === 0 ? say.card.printed : say.card.byOther}`
    })
    .join(' ')
