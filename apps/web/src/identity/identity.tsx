import { isolated } from '@paydata/protocol'
import { lazy, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { say } from '../messages/say.ts'
import { Button } from '../ui/button.tsx'
import { PartOver } from '../ui/part.tsx'
import { asSomebody, useMe } from './me.ts'

// Most who come here only play: the forms about who they are come when they are asked for.
const About = lazy(() => import('./about.tsx'))
const words = say.online.me

/** Who one is, and the way to everything about it. */
export function Identity() {
  const me = useMe(state => state.me)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (me === null)
    return (
      <Button look="quiet" onPress={() => asSomebody(() => {})}>
        <Icon name="players" /> {words.none}
      </Button>
    )
  return (
    <>
      <Button look="quiet" label={words.menu(me.name)} onPress={() => setOpen(true)}>
        <Icon name="players" /> {isolated(me.name)}
      </Button>
      {isOpen && (
        <PartOver onClose={close}>
          <About me={me} onClose={close} />
        </PartOver>
      )}
    </>
  )
}
