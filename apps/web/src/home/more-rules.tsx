import { useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { rulesText } from '../lobby/settings-text.ts'
import { home } from '../messages/home.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { isUsual } from './asked-rules.ts'
import { formatsWithDecks } from './ready-decks.ts'
import type { RulesChosen } from './rules-choice.tsx'
import { RulesChoice } from './rules-choice.tsx'

interface MoreRulesProps {
  readonly value: RulesChosen
  readonly onChange: (value: RulesChosen) => void
}

/** Format and rules of a game against the computer, behind a button: who is new here needs neither. */
export function MoreRules({ value, onChange }: MoreRulesProps) {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button look="quiet" onPress={() => setOpen(true)}>
        <Icon name="settings" /> {isUsual(value) ? home.rules.more : rulesText(value).join(' · ')}
      </Button>
      <Sheet title={home.rules.more} isOpen={isOpen} onClose={close}>
        <p className="muted">{home.rules.moreLead}</p>
        <RulesChoice value={value} formats={formatsWithDecks} onChange={onChange} />
        <div className="answer-row">
          <Button look="primary" onPress={close}>
            {home.rules.done}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
