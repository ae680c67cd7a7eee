import '../ui/button.css'
import './option-button.css'
import type { OptionView } from '@paydata/engine'
import { memo } from 'react'
import { useCardButton } from '../cards/card-button.ts'
import { useLook } from '../cards/look.ts'
import { Text } from '../icons/icon.tsx'
import { useHand } from '../store/hand.ts'
import { takeOpen } from './answering.ts'

interface OptionButtonProps extends Pick<OptionView, 'id' | 'does' | 'definition' | 'card'> {
  readonly label: string
  /** Whether the option is the whole answer (`alone`), or is picked among others, with or without an order. */
  readonly takes: 'alone' | 'any' | 'inOrder'
  /** The key that chooses the option, a digit; null if it has none. */
  readonly digit: string | null
}

/** The key that chooses an option, for those who see it. */
export const Digit = ({ digit }: { digit: string | null }) =>
  digit !== null && (
    <span className="key" aria-hidden="true">
      {digit.replace('Shift+', '⇧')}
    </span>
  )

/** The button of an option. It is memoised, as most options of an action were offered for the last action too. */
export const OptionButton = memo(({ id, does, definition, card, label, takes, digit }: OptionButtonProps) => {
  const nth = useHand(state => state.picked.indexOf(id))
  const looked = definition === null ? null : { definition, card }
  const pressed = useCardButton(looked, () => takeOpen(id))
  return (
    <button
      type="button"
      className="button option"
      data-nav
      data-does={does}
      data-option={id}
      data-digit={digit ?? undefined}
      aria-keyshortcuts={digit ?? undefined}
      {...(takes === 'alone' ? {} : { 'aria-pressed': nth >= 0 })}
      {...pressed}
    >
      <Digit digit={digit} />
      {definition !== null && <Picture definition={definition} />}
      <span className="option-words">
        <Text>{label}</Text>
      </span>
      {nth >= 0 && <span className="option-nth">{takes === 'inOrder' ? nth + 1 : '✓'}</span>}
    </button>
  )
})

const Picture = ({ definition }: { definition: string }) => (
  <span className="option-picture" style={useLook(definition).style} aria-hidden="true" />
)
