import type { Unavailable, View } from '@paydata/engine'
import { Text } from '../icons/icon.tsx'
import { refusedText } from './words.ts'

/** What cannot be done, each with its reason and the number of the rule. */
export const RefusedList = ({ view, refused }: { view: View; refused: readonly Unavailable[] }) => (
  <ul className="refused">
    {refused.map(each => {
      const { label, why } = refusedText(view, each)
      return (
        <li key={each.id}>
          <span className="refused-what">
            <Text>{label}</Text>
          </span>
          <span className="refused-why">
            <Text>{why}</Text>
          </span>
        </li>
      )
    })}
  </ul>
)
