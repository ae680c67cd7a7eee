import type { BotLevel } from '@paydata/protocol'
import { say } from '../messages/say.ts'
import { Choices } from '../ui/choices.tsx'

interface LevelChoiceProps {
  readonly value: BotLevel
  readonly onChange: (level: BotLevel) => void
}

/** How well the computer plays. */
export const LevelChoice = ({ value, onChange }: LevelChoiceProps) => (
  <Choices label={say.home.level} value={value} all={say.home.levels} onChange={onChange} />
)
