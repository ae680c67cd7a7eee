import type { ReactNode, RefObject } from 'react'
import { useState } from 'react'
import { say } from '../messages/say.ts'
import { Button } from './button.tsx'

interface CopyProps {
  readonly label: string
  readonly text: () => string
  /** What is said before it is copied. */
  readonly lead?: string
  /** What is said when it is copied. */
  readonly done: string
  readonly isPrimary?: boolean
  /** Whether only a screen reader says that it is copied. */
  readonly isQuiet?: boolean
  /** What holds the field in which the text is shown already. */
  readonly shownIn?: RefObject<HTMLElement | null>
  /** Other buttons beside it. */
  readonly children?: ReactNode
}

/** Browsers give no clipboard to a page that came over plain http, and may refuse it to others. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function select(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.focus()
  field?.select()
}

/** A button that copies a text. Where the page may not, it selects the text in a field, and says how to copy it. */
export function Copy({ label, text, lead, done, isPrimary, isQuiet, shownIn, children }: CopyProps) {
  const [isDone, setCopied] = useState(false)
  const [byHand, setByHand] = useState<string | null>(null)
  const copy = async (): Promise<void> => {
    const copied = text()
    // A field that is there already comes anew, selected.
    setByHand(null)
    if (await isCopied(copied)) return setCopied(true)
    setByHand(copied)
    select(shownIn?.current?.querySelector('textarea') ?? null)
  }
  const said = isDone ? done : lead
  return (
    <>
      <Button look={isPrimary === true ? 'primary' : 'plain'} onPress={() => void copy()}>
        {label}
      </Button>
      {children}
      <span role="status" className={isQuiet === true && byHand === null ? 'unseen' : ''}>
        {byHand === null ? said : say.hints.copyByHand}
      </span>
      {byHand !== null && shownIn === undefined && (
        <span className="field">
          <input readOnly aria-label={label} value={byHand} ref={select} />
        </span>
      )}
    </>
  )
}
