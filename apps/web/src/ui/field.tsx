import type { ChangeEvent } from 'react'
import { useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly kind?: 'text' | 'password' | 'new-password' | 'search'
  readonly most?: number
  readonly hint?: string
  /** Whether the field takes the focus when its dialog opens. */
  readonly isFirst?: boolean
}

const completions = {
  text: 'off',
  password: 'current-password',
  'new-password': 'new-password',
  search: 'off',
}

/** A text input of one line, with its label above it. */
export function Field({ label, value, onChange, kind = 'text', most, hint, isFirst = false }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={kind === 'new-password' ? 'password' : kind}
        autoComplete={completions[kind]}
        value={value}
        {...(most === undefined ? {} : { maxLength: most })}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        data-first={isFirst}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <small className="muted" id={`${id}-hint`}>
          {hint}
        </small>
      )}
    </div>
  )
}
