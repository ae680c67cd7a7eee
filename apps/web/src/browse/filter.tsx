import { browse } from '../messages/browse.ts'
import { Select } from '../ui/select.tsx'

interface FilterProps<T extends string | number> {
  readonly label: string
  readonly value: T | null
  readonly all: readonly T[]
  readonly words: (value: T) => string
  readonly onChange: (value: T | null) => void
}

const any = ''

/** A filter for one of several values, or for any. */
export function Filter<T extends string | number>({ label, value, all, words, onChange }: FilterProps<T>) {
  const found = (key: string): T | null => all.find(each => `${each}` === key) ?? null
  const wordsOf = (key: string): string => {
    const each = found(key)
    return each === null ? browse.all : words(each)
  }
  const keys = [any, ...all.map(each => `${each}`)]
  return (
    <Select
      label={label}
      value={value === null ? any : `${value}`}
      all={keys}
      words={wordsOf}
      onChange={key => onChange(found(key))}
    />
  )
}
