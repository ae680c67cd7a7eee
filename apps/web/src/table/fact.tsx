import '../cards/tile.css'
import './fact.css'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { SymbolName } from '../icons/shapes.ts'
import { atTable } from '../messages/at-table.ts'
import { useWordOf } from '../store/known-counts.ts'

interface FactProps {
  readonly icon: SymbolName
  readonly name: string
  readonly value: number
  readonly of?: number | undefined
  readonly isBad?: boolean
}

/** A figure of a player. */
export const Fact = memo(({ icon, name, value, of, isBad = false }: FactProps) => {
  const word = useWordOf(icon, value)
  return (
    <span className="fact" data-fact={icon} data-word={word} data-bad={isBad} title={name}>
      <Icon name={icon} />
      <span className="fact-name">{name}</span> <FactValue value={value} of={of} />
    </span>
  )
})

const FactValue = ({ value, of }: Pick<FactProps, 'value' | 'of'>) => (
  <span className="fact-value">
    {value}
    {of !== undefined && <small>/{of}</small>}
  </span>
)

interface OpenFactProps extends Pick<FactProps, 'icon' | 'name' | 'value' | 'of'> {
  /** What there is to look through, if it is not the cards that are counted. */
  readonly children?: ReactNode
  readonly onPress: () => void
}

/** How many cards there are, which can be looked through. */
export function OpenFact({ icon, name, value, of, children, onPress }: OpenFactProps) {
  const word = useWordOf(icon, value)
  return (
    <button
      type="button"
      className="fact fact-pile"
      data-nav
      data-fact={icon}
      data-word={word}
      data-long={name.length > 16}
      title={name}
      aria-label={children === undefined ? atTable.board.openPile(name, value) : undefined}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span className="fact-name">{name}</span> <FactValue value={value} of={of} />
      {children}
    </button>
  )
}
