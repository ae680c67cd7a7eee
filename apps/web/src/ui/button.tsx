import type { ReactNode } from 'react'
import { guard } from './guard.ts'

interface ButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly look?: 'plain' | 'primary' | 'quiet' | 'danger'
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly label?: string
  readonly className?: string
}

export const Button = ({
  children,
  onPress,
  look = 'plain',
  disabled = false,
  pressed,
  label,
  className = '',
}: ButtonProps) => (
  <button
    type="button"
    className={`button button-${look} ${className}`}
    disabled={disabled}
    onClick={guard(onPress)}
    data-nav
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    {...(label === undefined ? {} : { 'aria-label': label })}
  >
    {children}
  </button>
)
