import type { Tag } from '@paydata/words/languages'
import { languageNames } from '@paydata/words/languages'
import { useState } from 'react'
import { speak } from '../messages/language.ts'
import { settings as words } from '../messages/settings.ts'
import { useLanguage } from '../messages/use-language.ts'
import { change } from '../store/settings.ts'
import { Choices } from '../ui/choices.tsx'

/** The choice of the language. Each is named in itself, so that players find theirs even if they cannot read the current one. */
export function LanguageChoice() {
  const language = useLanguage()
  const [isLost, setLost] = useState(false)
  async function choose(next: Tag): Promise<void> {
    try {
      await speak(next)
      change({ language: next })
      setLost(false)
    } catch {
      setLost(true)
    }
  }
  return (
    <>
      <Choices
        label={words.language}
        value={language}
        all={languageNames}
        onChange={next => void choose(next)}
      />
      {isLost && <p role="alert">{words.languageLost}</p>}
    </>
  )
}
