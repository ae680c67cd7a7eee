import type { ValueView } from '@paydata/engine'
import { factsOf, shortTitle } from '../cards/facts.ts'
import { atTable } from '../messages/at-table.ts'

/** How a value adds up, in words, such as "2 printed + 1 by" a card. */
export const sumOf = ({ parts }: ValueView): string =>
  parts
    .map(({ by, from, definition }, i) => {
      const title = definition === null ? null : (factsOf(definition)?.printed.title ?? null)
      const sign = i === 0 ? `${by}` : by < 0 ? `− ${-by}` : `+ ${by}`
      if (title !== null && from !== null) return `${sign} ${atTable.card.by(shortTitle(title))}`
      return `${sign} ${from === null && i === 0 ? atTable.card.printed : atTable.card.byOther}`
    })
    .join(' ')
