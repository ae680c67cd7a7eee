import { isolated } from '@paydata/protocol'
import { lazy } from 'react'
import { Icon } from '../icons/icon.tsx'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { Button } from '../ui/button.tsx'
import { closeOpened, openFromHead, useIsOpened } from '../ui/opened.ts'
import { PartOver } from '../ui/part.tsx'
import { withName } from './me.ts'
import { useMe } from './who.ts'

// Most visitors only play, so the forms about the player are loaded when they are opened.
const About = lazy(withWords(() => import('./about.tsx'), 'identity'))
const words = say.online.me

/** The name of the player, which opens the forms about the player. */
export function Identity() {
  const me = useMe(state => state.me)
  const isOpen = useIsOpened('player')
  if (me === null)
    return (
      <Button look="quiet" onPress={() => withName(() => {})}>
        <Icon name="players" /> {words.none}
      </Button>
    )
  return (
    <>
      <Button look="quiet" label={words.menu(me.name)} onPress={() => openFromHead('player')}>
        <Icon name="players" /> <bdi>{isolated(me.name)}</bdi>
      </Button>
      {isOpen && (
        <PartOver onClose={closeOpened}>
          <About me={me} onClose={closeOpened} />
        </PartOver>
      )}
    </>
  )
}
