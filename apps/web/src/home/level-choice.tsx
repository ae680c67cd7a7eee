import type { BotLevel } from '@paydata/protocol'
import { home } from '../messages/home.ts'
import { say } from '../messages/say.ts'
import { Choices } from '../ui/choices.tsx'

interface LevelChoiceProps {
  readonly value: BotLevel
  readonly onChange: (level: BotLevel) => void
}

/** Who plays against the player: how well the computer plays. */
export const LevelChoice = ({ value, onChange }: LevelChoiceProps) => (
  <div>
    <Choices label={home.level} value={value} all={say.computers} onChange={onChange} />
    <p className="muted level-lead">{home.levelLeads[value]}</p>
  </div>
)
