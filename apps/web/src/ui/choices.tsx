import './choices.css'
import { Radios } from './radios.tsx'

interface ChoicesProps<T extends string> {
  readonly label: string
  /** Null as long as nothing is chosen. */
  readonly value: T | null
  readonly all: Readonly<Record<T, string>>
  /** Those that can be chosen, in their order; all if it is left out. */
  readonly among?: readonly T[]
  readonly onChange: (value: T) => void
}

const keysOf = <T extends string>(all: Readonly<Record<T, string>>): readonly T[] => Object.keys(all) as T[]

/** A choice of one among a few values, as radio buttons in a row. */
export function Choices<T extends string>({
  label,
  value,
  all,
  among = keysOf(all),
  onChange,
}: ChoicesProps<T>) {
  const change = (next: string): void => {
    const found = among.find(each => each === next)
    if (found !== undefined) onChange(found)
  }
  return (
    <div className="choices">
      <span className="choices-label">{label}</span>
      <Radios
        label={label}
        look="choices-row"
        lookOfOne="choices-item"
        value={value}
        all={among.map(each => ({ value: each, shown: all[each] }))}
        onChange={change}
      />
    </div>
  )
}
