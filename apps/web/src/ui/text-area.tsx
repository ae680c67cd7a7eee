import type { ChangeEvent } from 'react'
import { useId } from 'react'

interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly rows?: number
  readonly most?: number
  readonly hint?: string
  /** Whether the field takes the focus when its dialog opens. */
  readonly isFirst?: boolean
}

/** A text input of several lines, with its label above it. */
export function TextArea({ label, value, onChange, rows = 8, most, hint, isFirst = false }: TextAreaProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        spellCheck={false}
        value={value}
        {...(most === undefined ? {} : { maxLength: most })}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        data-first={isFirst}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <small className="muted" id={`${id}-hint`}>
          {hint}
        </small>
      )}
    </div>
  )
}
