import type { RequestOutcome } from '@paydata/protocol'
import { useEffect, useRef, useState } from 'react'
import { details } from '../messages/details.ts'
import { say } from '../messages/say.ts'
import { Button } from '../ui/button.tsx'
import { Form, Send } from '../ui/form.tsx'
import { mostOfLine, oneLine } from '../ui/one-line.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSending } from '../ui/use-sending.ts'

interface ReportSheetProps {
  readonly title: string
  readonly words: { readonly asked: string; readonly lead: string; readonly noted: string }
  readonly onReport: (text: string | null) => Promise<RequestOutcome>
  readonly onClose: () => void
}

/** A sheet in which a player reports something to those who look after the server, with or without words, and is thanked. */
export function ReportSheet({ title, words, onReport, onClose }: ReportSheetProps) {
  const [text, setText] = useState('')
  const [isNoted, setNoted] = useState(false)
  const { isSent, refusal, send } = useSending()
  const tell = async () => {
    const line = oneLine(text)
    const reported = await onReport(line === '' ? null : line)
    setNoted(reported.ok)
    return reported
  }
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      {!isNoted && (
        <Form onSend={() => send(tell)}>
          <TextArea
            label={words.asked}
            value={text}
            onChange={setText}
            rows={4}
            most={mostOfLine}
            hint={details.doubt.length(text.length, mostOfLine)}
            isFirst
          />
          <p className="muted">{words.lead}</p>
          <RefusedBy refusal={refusal} />
          <div className="answer-row">
            <Send disabled={isSent}>{details.doubt.send}</Send>
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
