import type { OptionView, View } from '@paydata/engine'
import { lookOf } from '../cards/look.ts'
import { hold, look, useHand } from '../store/hand.ts'
import { guard } from '../ui/guard.ts'
import { useLongPress } from '../ui/long-press.ts'
import type { Choice } from './answering.ts'
import { isSingle, takeOption } from './answering.ts'
import { OptionLabel } from './option-label.tsx'

interface OptionButtonProps {
  readonly view: View
  readonly question: Choice
  readonly option: OptionView
  /** The digit that chooses it. */
  readonly digit: number | null
  readonly className?: string
}

/** An option of a question. Pointing at it shows its card, there and on the table; a finger that rests opens it. */
export function OptionButton({ view, question, option, digit, className = '' }: OptionButtonProps) {
  const nth = useHand(state => state.picked.indexOf(option.id))
  const { definition, card } = option
  const looked = definition === null ? null : { definition, card }
  const { press, release, wasLong } = useLongPress(() => hold(looked))
  const single = isSingle(question)
  return (
    <button
      type="button"
      className={`button option ${className}`}
      data-nav
      data-does={option.does}
      data-digit={digit ?? undefined}
      aria-keyshortcuts={digit === null ? undefined : `${digit}`}
      {...(single ? {} : { 'aria-pressed': nth >= 0 })}
      onClick={guard(() => !wasLong() && takeOption(question, option.id))}
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
      {definition !== null && (
        <span className="option-picture" style={lookOf(definition).style} aria-hidden="true" />
      )}
      <span className="option-words">
        <OptionLabel view={view} option={option} />
      </span>
      {nth >= 0 && <span className="option-nth">{question.ordered ? nth + 1 : '✓'}</span>}
    </button>
  )
}
