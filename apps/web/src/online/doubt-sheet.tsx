import { useEffect, useRef, useState } from 'react'
import { atTable } from '../messages/at-table.ts'
import { details } from '../messages/details.ts'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { Button } from '../ui/button.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSending } from '../ui/use-sending.ts'
import { report } from './room-session.ts'

const words = details.doubt
/** The most characters that a server takes. */
const most = 500

interface DoubtSheetProps {
  readonly game: string
  readonly onClose: () => void
}

/** A sheet in which a player tells the operator of the server what they doubt about the position before them, and is thanked. */
export function DoubtSheet({ game, onClose }: DoubtSheetProps) {
  // What was on the table when the player began to doubt: the game goes on while they write.
  const [version] = useState(() => useSaid.getState().version)
  const [text, setText] = useState('')
  const [isNoted, setNoted] = useState(false)
  const { isSent, refusal, send } = useSending()
  const tell = async () => {
    // The operator reads each doubt in one line.
    const line = text.trim().replace(/\s+/gu, ' ')
    const reported = await report(game, version, line === '' ? null : line)
    setNoted(reported.ok)
    return reported
  }
  return (
    <Sheet title={atTable.people.report} isOpen onClose={onClose}>
      {!isNoted && (
        <Form onSend={() => send(tell)}>
          <TextArea
            label={words.asked}
            value={text}
            onChange={setText}
            rows={4}
            most={most}
            hint={words.length(text.length, most)}
            isFirst
          />
          <p className="muted">{words.lead}</p>
          <RefusedBy refusal={refusal} />
          <div className="answer-row">
            <Send disabled={isSent}>{words.send}</Send>
          </div>
        </Form>
      )}
      <div role="status">{isNoted && <p>{words.noted}</p>}</div>
      {isNoted && <Leave onClose={onClose} />}
    </Sheet>
  )
}

function Leave({ onClose }: { onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={place} className="answer-row">
      <Button look="primary" onPress={onClose}>
        {say.menu.close}
      </Button>
    </div>
  )
}
