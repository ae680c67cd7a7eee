import type { Person } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useCallback, useState } from 'react'
import { opponent as words } from '../messages/opponent.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { challenge } from './asked.ts'
import { WishForm } from './wish-form.tsx'

/** Challenges another player: to what, is asked in a sheet. */
export function Challenge({ player, look }: { player: Person; look: 'primary' | 'quiet' }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const title = words.challengeTo(isolated(player.name))
  return (
    <>
      <Button look={look} label={title} onPress={() => setOpen(true)}>
        {words.challenge}
      </Button>
      <Sheet title={title} isOpen={isOpen} onClose={close} size="wide">
        <WishForm
          lead={words.challengeLead}
          button={words.send}
          onAsk={asked => challenge({ ...asked, player: player.id })}
          onDone={close}
        />
      </Sheet>
    </>
  )
}
