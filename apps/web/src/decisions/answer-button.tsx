import type { ReactNode } from 'react'
import { useShortcut } from '../keys/shortcut.ts'
import { Button } from '../ui/button.tsx'

interface AnswerButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
  /** Plain where something else is highlighted, and the key does that. */
  readonly look?: 'primary' | 'danger' | 'plain'
  readonly disabled?: boolean
}

/** The highlighted answer, with the key that gives it. */
export function AnswerButton({ children, onPress, look = 'primary', disabled = false }: AnswerButtonProps) {
  const shortcut = useShortcut(look === 'plain' ? null : 'answer')
  return (
    <Button
      look={look}
      className="answer"
      disabled={disabled}
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
