import { isolated } from '@paydata/protocol'
import { lazy, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { Button } from '../ui/button.tsx'
import { PartOver } from '../ui/part.tsx'
import { withName } from './me.ts'
import { useMe } from './who.ts'

// Most visitors only play, so the forms about the player are loaded when they are opened.
const About = lazy(withWords(() => import('./about.tsx'), 'identity'))
const words = say.online.me

/** The name of the player, which opens the forms about the player. */
export function Identity() {
  const me = useMe(state => state.me)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (me === null)
    return (
      <Button look="quiet" onPress={() => withName(() => {})}>
        <Icon name="players" /> {words.none}
      </Button>
    )
  return (
    <>
      <Button look="quiet" label={words.menu(me.name)} onPress={() => setOpen(true)}>
        <Icon name="players" /> <bdi>{isolated(me.name)}</bdi>
      </Button>
      {isOpen && (
        <PartOver onClose={close}>
          <About me={me} onClose={close} />
        </PartOver>
      )}
    </>
  )
}
