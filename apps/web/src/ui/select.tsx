import { useId } from 'react'

interface SelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly all: readonly T[]
  readonly words: (value: T) => string
  readonly onChange: (value: T) => void
}

/** A choice of one among a few values, as a drop-down list. */
export function Select<T extends string>({ label, value, all, words, onChange }: SelectProps<T>) {
  const id = useId()
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={event => {
          const next = all.find(each => each === event.target.value)
          if (next !== undefined) onChange(next)
        }}
      >
        {all.map(each => (
          <option key={each} value={each}>
            {words(each)}
          </option>
        ))}
      </select>
    </div>
  )
}
