import { useState } from 'react'
import { setTelling, telling } from '../learn/newcomer.ts'
import { settings as words } from '../messages/settings.ts'
import { Choices } from '../ui/choices.tsx'

/** Whether a player hears what is new to them, in games against the computer: also again, who has once wanted no more of it. */
export function TellingChoice() {
  const [value, setValue] = useState(telling)
  return (
    <Choices
      label={words.telling}
      value={value}
      all={words.tellings}
      onChange={wants => {
        setTelling(wants)
        setValue(wants)
      }}
    />
  )
}
