import './mark.css'
import { rules as words } from '../messages/rules.ts'

export const marks = ['added', 'missing', 'moved', 'window', 'decided'] as const
export type Marked = (typeof marks)[number]

const signs: Readonly<Record<Marked, string>> = {
  added: '+',
  missing: '–',
  moved: '↕',
  window: '◇',
  decided: '≠',
}

interface MarkProps {
  readonly difference: Marked
  /** Whether nothing beside it says what it means. */
  readonly isAlone?: boolean
}

/** The sign for how something differs from the newest rules. */
export function Mark({ difference, isAlone = false }: MarkProps) {
  return (
    <span
      className="rules-mark"
      data-difference={difference}
      {...(isAlone ? { title: words.differences[difference] } : { 'aria-hidden': true })}
    >
      <span aria-hidden="true">{signs[difference]}</span>
      {isAlone && <span className="unseen">{words.differences[difference]}</span>}
    </span>
  )
}
