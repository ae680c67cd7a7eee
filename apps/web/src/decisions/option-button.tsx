import type { OptionView } from '@paydata/engine'
import { memo } from 'react'
import { useLook } from '../cards/look.ts'
import { Text } from '../icons/icon.tsx'
import { hold, look, useHand } from '../store/hand.ts'
import { guard } from '../ui/guard.ts'
import { useLongPress } from '../ui/long-press.ts'
import { takeOpen } from './answering.ts'

interface OptionButtonProps extends Pick<OptionView, 'id' | 'does' | 'definition' | 'card'> {
  readonly label: string
  /** Whether it is the whole answer, or how it is picked among others. */
  readonly takes: 'alone' | 'any' | 'inOrder'
  /** The digit that chooses it. */
  readonly digit: number | null
}

/**
 * An option of a question. Pointing at it shows its card, there and on the table; a finger that rests opens it. Most
 * options of an action are those of the last one: they are not drawn anew.
 */
export const OptionButton = memo(({ id, does, definition, card, label, takes, digit }: OptionButtonProps) => {
  const nth = useHand(state => state.picked.indexOf(id))
  const looked = definition === null ? null : { definition, card }
  const { press, release, wasLong } = useLongPress(() => hold(looked))
  return (
    <button
      type="button"
      className="button option"
      data-nav
      data-does={does}
      data-option={id}
      data-digit={digit ?? undefined}
      aria-keyshortcuts={digit === null ? undefined : `${digit}`}
      {...(takes === 'alone' ? {} : { 'aria-pressed': nth >= 0 })}
      onClick={guard(() => !wasLong() && takeOpen(id))}
      onPointerDown={press}
      onPointerUp={release}
      onPointerEnter={event => event.pointerType === 'mouse' && look(looked)}
      onPointerLeave={() => {
        release()
        look(null)
      }}
      onFocus={event => event.target.matches(':focus-visible') && look(looked)}
      onBlur={() => look(null)}
    >
      {digit !== null && (
        <span className="key" aria-hidden="true">
          {digit}
        </span>
      )}
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
