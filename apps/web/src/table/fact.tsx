import '../cards/tile.css'
import './fact.css'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { SymbolName } from '../icons/shapes.ts'
import { say } from '../messages/say.ts'

interface FactProps {
  readonly icon: SymbolName
  readonly name: string
  readonly value: number
  readonly of?: number | undefined
  readonly isBig?: boolean
  readonly isBad?: boolean
}

/** A figure of a player. */
export const Fact = memo(({ icon, name, value, of, isBig = false, isBad = false }: FactProps) => {
  return (
    <span className="fact" data-big={isBig} data-long={value > 9} data-bad={isBad} title={name}>
      <Icon name={icon} />
      <FactValue value={value} of={of} />
      <span className="fact-name">{name}</span>
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
export const OpenFact = ({ icon, name, value, of, children, onPress }: OpenFactProps) => (
  <button
    type="button"
    className="fact fact-pile"
    data-nav
    title={name}
    aria-label={children === undefined ? say.table.openPile(name, value) : undefined}
    onClick={onPress}
  >
    <Icon name={icon} />
    <FactValue value={value} of={of} />
    <span className="fact-name">{name}</span>
    {children}
  </button>
)
