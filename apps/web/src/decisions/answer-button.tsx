import './answer-button.css'
import type { ReactNode } from 'react'
import { useShortcut } from '../keys/shortcut.ts'
import { Button } from '../ui/button.tsx'

interface AnswerButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
  /** Plain if another button is highlighted: then the key presses that one. */
  readonly look?: 'primary' | 'danger' | 'plain'
  readonly disabled?: boolean
}

/** The button of the main answer, with the key that presses it. */
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
