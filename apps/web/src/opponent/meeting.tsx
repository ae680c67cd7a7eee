import type { Person } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { opponent as words } from '../messages/opponent.ts'
import { ask } from '../online/line.ts'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { Challenge } from './challenge.tsx'

/** On the page of another player: to challenge them, and to block them. */
export default function Meeting({ player }: { player: Person }) {
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
  const block = (): void =>
    send(async () => {
      const answered = await ask('block', { player: id, block: isBlocked ? 'no' : 'yes' })
      if (answered.ok) setBlocked(!isBlocked)
      return answered
    })
  return (
    <section className="people-part" aria-label={words.meet}>
      <div className="answer-row">
        {!isBlocked && <Challenge player={player} look="primary" />}
        <Button look="quiet" disabled={isSent} onPress={block}>
          {isBlocked ? words.unblock : words.block}
        </Button>
      </div>
      <p className="muted">{words.blockLead}</p>
      <RefusedBy refusal={refusal} />
    </section>
  )
}
