import { useState } from 'react'
import { choosePlain, plainChoice } from '../learn/plain.ts'
import { settings as words } from '../messages/settings.ts'
import { Choices } from '../ui/choices.tsx'

/** Where places are said in plain words: also again, after the game that has switched them off. */
export function PlainChoices() {
  const [value, setValue] = useState(plainChoice)
  return (
    <Choices
      label={words.plain}
      value={value}
      all={words.plainAt}
      onChange={where => {
        choosePlain(where)
        setValue(where)
      }}
    />
  )
}
