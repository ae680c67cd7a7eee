import type { ReactNode } from 'react'
import { editionText } from '../words/edition.ts'

interface EditionsTableProps {
  /** The id of its heading. */
  readonly of: string
  /** What stands in the first column. */
  readonly first: string
  readonly editions: readonly string[]
  readonly children: ReactNode
}

/** A table with a column for each edition. */
export const EditionsTable = ({ of, first, editions, children }: EditionsTableProps) => (
  <div className="rules-scroll" role="region" tabIndex={0} aria-labelledby={of}>
    <table>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {editions.map(edition => (
            <th key={edition} scope="col">
              {editionText(edition)}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
)
