import './refused-list.css'
import type { RefusedOptionView, View } from '@paydata/engine'
import { Text } from '../icons/icon.tsx'
import { refusedTexts } from './words.ts'

interface RefusedListProps {
  readonly view: View
  readonly refused: readonly RefusedOptionView[]
  /** Whether the one card that the list is about is named above it. */
  readonly isNamed?: boolean
}

/** Options that are not offered, each with the reason and the number of the rule. */
export const RefusedList = ({ view, refused, isNamed = false }: RefusedListProps) => (
  <ul className="refused">
    {refusedTexts(view, refused, isNamed).map(({ id, labels, why }) => (
      <li key={id}>
        {labels.map((label, i) => (
          <span key={i} className="refused-what">
            <Text>{label}</Text>
          </span>
        ))}
        <span className="refused-why">
          <Text>{why}</Text>
        </span>
      </li>
    ))}
  </ul>
)
