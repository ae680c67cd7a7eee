import type { ChangeEvent } from 'react'
import { useId } from 'react'

interface TextAreaProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A text input of several lines, with its label above it. */
export function TextArea({ label, value, onChange }: TextAreaProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={8}
        spellCheck={false}
        value={value}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
      />
    </div>
  )
}
