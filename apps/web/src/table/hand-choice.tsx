import type { Eye } from '@paydata/protocol'
import { say } from '../messages/say.ts'
import { Choices } from '../ui/choices.tsx'

interface HandChoiceProps {
  readonly eye: Eye
  /** Whether the hands are shown as they are, or as they were some time ago. */
  readonly shown: 'now' | 'late'
  readonly onLook: (eye: Eye) => void
}

/** Who watches chooses whose hand they look into, where that is allowed. */
export function HandChoice({ eye, shown, onLook }: HandChoiceProps) {
  return <Choices label={say.hints.see} value={eye} all={say.hints.hands[shown]} onChange={onLook} />
}
