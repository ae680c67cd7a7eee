import type { ReactNode } from 'react'
import { useShortcut } from '../keys/shortcut.ts'
import { Button } from '../ui/button.tsx'

interface AnswerButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly look?: 'primary' | 'danger'
  readonly disabled?: boolean
  /** Whether it was pressed a moment ago for something else: it waits to be read. */
  readonly isEarly?: boolean
}

/** The highlighted answer, with the key that gives it. */
export function AnswerButton({
  children,
  onPress,
  look = 'primary',
  disabled = false,
  isEarly = false,
}: AnswerButtonProps) {
  const shortcut = useShortcut('answer')
  return (
    <Button
      look={look}
      className="answer"
      disabled={disabled}
      isEarly={isEarly}
      onPress={onPress}
      {...(shortcut === null ? {} : { keys: shortcut.aria })}
    >
      {children}
      {shortcut !== null && (
        <span className="key" aria-hidden="true">
          {shortcut.name}
        </span>
      )}
    </Button>
  )
}
