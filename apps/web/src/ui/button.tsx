import './button.css'
import type { ReactNode } from 'react'
import { guard } from './guard.ts'

interface ButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly look?: 'plain' | 'primary' | 'quiet' | 'danger'
  readonly disabled?: boolean
  readonly pressed?: boolean
  /** Whether what the button opens and closes is open. */
  readonly expanded?: boolean
  readonly label?: string
  /** The tooltip. */
  readonly title?: string
  /** The keys that press the button, in the syntax of aria-keyshortcuts. */
  readonly keys?: string
  readonly className?: string
}

export const Button = ({
  children,
  onPress,
  look = 'plain',
  disabled = false,
  pressed,
  expanded,
  label,
  title,
  keys,
  className = '',
}: ButtonProps) => (
  <button
    type="button"
    className={`button button-${look} ${className}`}
    disabled={disabled}
    onClick={guard(onPress)}
    data-nav
    title={title}
    aria-keyshortcuts={keys}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
    {...(label === undefined ? {} : { 'aria-label': label })}
  >
    {children}
  </button>
)
