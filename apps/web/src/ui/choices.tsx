import * as Radio from '@radix-ui/react-radio-group'

interface ChoicesProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly all: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}

const keysOf = <T extends string>(all: Readonly<Record<T, string>>): readonly T[] => Object.keys(all) as T[]

/** One of a few, side by side. */
export function Choices<T extends string>({ label, value, all, onChange }: ChoicesProps<T>) {
  const change = (next: string): void => {
    const found = keysOf(all).find(each => each === next)
    if (found !== undefined) onChange(found)
  }
  return (
    <div className="choices">
      <span className="choices-label">{label}</span>
      <Radio.Root className="choices-row" aria-label={label} value={value} onValueChange={change}>
        {keysOf(all).map(each => (
          <Radio.Item key={each} value={each} className="choices-item">
            {all[each]}
          </Radio.Item>
        ))}
      </Radio.Root>
    </div>
  )
}
