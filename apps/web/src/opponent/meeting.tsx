import type { Person } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useCallback, useEffect, useState } from 'react'
import { opponent as words } from '../messages/opponent.ts'
import { ask } from '../online/line.ts'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSending } from '../ui/use-sending.ts'
import { challenge } from './asked.ts'
import { WishForm } from './wish-form.tsx'

/** On the page of another player: to challenge them, and to block them. */
export default function Meeting({ player }: { player: Person }) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { isSent, refusal, send } = useSending()
  const [isBlocked, setBlocked] = useState(false)
  const { id } = player
  useEffect(() => {
    let isHere = true
    void ask('blocked', {}).then(answered => {
      if (isHere && answered.ok) setBlocked(answered.blocked.some(each => each.id === id))
    })
    return () => {
      isHere = false
    }
  }, [id])
  const title = words.challengeTo(isolated(player.name))
  const block = (): void =>
    send(async () => {
      const answered = await ask('block', { player: id, block: isBlocked ? 'no' : 'yes' })
      if (answered.ok) setBlocked(!isBlocked)
      return answered
    })
  return (
    <section className="people-part" aria-label={words.meet}>
      <div className="answer-row">
        {!isBlocked && (
          <Button look="primary" onPress={() => setOpen(true)}>
            {words.challenge}
          </Button>
        )}
        <Button look="quiet" disabled={isSent} onPress={block}>
          {isBlocked ? words.unblock : words.block}
        </Button>
      </div>
      <p className="muted">{words.blockLead}</p>
      <RefusedBy refusal={refusal} />
      <Sheet title={title} isOpen={isOpen} onClose={close} size="wide">
        <WishForm
          lead={words.challengeLead}
          button={words.send}
          onAsk={asked => challenge({ ...asked, player: id })}
          onDone={close}
        />
      </Sheet>
    </section>
  )
}
