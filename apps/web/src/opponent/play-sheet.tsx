import type { PeopleNow } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { withName } from '../identity/me.ts'
import { opponent as words } from '../messages/opponent.ts'
import { ask } from '../online/line.ts'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { callMe, useAsked } from './asked.ts'
import { seek } from './seeking.ts'
import { WishForm } from './wish-form.tsx'
import type { Wished } from './wished.ts'

/** What somebody is looked for with, and who wants to be called when somebody else looks. */
export default function PlaySheet({ onBegun }: { onBegun: () => void }) {
  return (
    <>
      <Now />
      <WishForm
        lead={words.lead}
        button={words.begin}
        onAsk={seek}
        onDone={onBegun}
        more={format => <Calls format={format} />}
      />
    </>
  )
}

/** How many look for an opponent and play at this moment. */
function Now() {
  const [now, setNow] = useState<PeopleNow | null>(null)
  useEffect(() => {
    let isHere = true
    void ask('peopleNow', {}).then(answered => {
      if (isHere && answered.ok) setNow(answered)
    })
    return () => {
      isHere = false
    }
  }, [])
  return (
    <p className="muted" role="status">
      {now === null ? '…' : words.now(now.searching, now.playing)}
    </p>
  )
}

function Calls({ format }: { format: Wished['format'] }) {
  const { isSent, refusal, send } = useSending()
  const until = useAsked(state => state.until)
  const minutes = until === null ? 0 : Math.ceil((until - Date.now()) / 60_000)
  return (
    <div className="answer-row">
      {minutes > 0 ? (
        <>
          <p className="muted" role="status">
            {words.calledFor(minutes)}
          </p>
          <Button look="quiet" disabled={isSent} onPress={() => send(() => callMe({ wants: 'nothing' }))}>
            {words.callNoMore}
          </Button>
        </>
      ) : (
        <Button
          look="quiet"
          disabled={isSent}
          onPress={() => withName(() => send(() => callMe({ wants: 'calls', format })))}
        >
          {words.call}
        </Button>
      )}
      <RefusedBy refusal={refusal} />
    </div>
  )
}
