import { lazy, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { withName } from '../identity/me.ts'
import { home as words } from '../messages/home.ts'
import { withWords } from '../messages/language.ts'
import { makeGame } from '../online/making.ts'
import { Button } from '../ui/button.tsx'
import { Part } from '../ui/part.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSending } from '../ui/use-sending.ts'
import { settingsOf, wishedLast } from './wished-last.ts'

// Loaded apart, as most games are played with what was chosen last.
const NewGame = lazy(withWords(() => import('./new-game.tsx'), 'lobby'))

/** Makes a private game, with what the player chose for the last one, and leads to its link; or lets the player choose before. */
export function Invite() {
  const [isChoosing, setChoosing] = useState(false)
  const { isSent, refusal, send } = useSending()
  const invite = (): void =>
    withName(() => send(() => makeGame({ listed: 'private', ...settingsOf(wishedLast()) })))
  return (
    <>
      <Button look="primary" disabled={isSent} onPress={invite}>
        <Icon name="players" /> {words.friend}
      </Button>
      <Button onPress={() => setChoosing(true)}>
        <Icon name="settings" /> {words.options}
      </Button>
      <RefusedBy refusal={refusal} />
      <Sheet title={words.friend} isOpen={isChoosing} onClose={() => setChoosing(false)}>
        <Part>
          <NewGame listed="private" />
        </Part>
      </Sheet>
    </>
  )
}
