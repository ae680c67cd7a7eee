import type { BotLevel } from '@paydata/protocol'
import { home } from '../messages/home.ts'
import { Choices } from '../ui/choices.tsx'

interface LevelChoiceProps {
  readonly value: BotLevel
  readonly onChange: (level: BotLevel) => void
}

/** How well the computer plays. */
export const LevelChoice = ({ value, onChange }: LevelChoiceProps) => (
  <Choices label={home.level} value={value} all={home.levels} onChange={onChange} />
)
