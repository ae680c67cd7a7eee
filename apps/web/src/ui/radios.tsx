import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'

export interface Radio {
  readonly value: string
  readonly shown: ReactNode
  readonly style?: CSSProperties
}

interface RadiosProps {
  readonly label: string
  readonly look: string
  readonly lookOfOne: string
  readonly value: string | null
  readonly all: readonly Radio[]
  readonly onChange: (value: string) => void
}

const ways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A group of radio buttons: Tab goes to the chosen one, and arrow keys choose the next or previous one. */
export function Radios({ label, look, lookOfOne, value, all, onChange }: RadiosProps) {
  const chosen = all.findIndex(each => each.value === value)
  const move = (event: KeyboardEvent<HTMLElement>, from: number): void => {
    const way = ways[event.key]
    if (way === undefined) return
    event.preventDefault()
    const to = (from + way + all.length) % all.length
    const next = event.currentTarget.parentElement?.children[to]
    if (next instanceof HTMLElement) next.focus()
    onChange(all[to]?.value ?? '')
  }
  return (
    <div className={look} role="radiogroup" aria-label={label}>
      {all.map((each, i) => (
        <button
          key={each.value}
          type="button"
          role="radio"
          aria-checked={i === chosen}
          tabIndex={i === Math.max(0, chosen) ? 0 : -1}
          className={lookOfOne}
          style={each.style}
          onClick={() => onChange(each.value)}
          onKeyDown={event => move(event, i)}
        >
          {each.shown}
        </button>
      ))}
    </div>
  )
}
