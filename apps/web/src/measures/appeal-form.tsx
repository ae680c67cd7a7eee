import type { Measure } from '@paydata/protocol'
import { useEffect, useRef, useState } from 'react'
import { measures } from '../messages/measures.ts'
import { Form, Send } from '../ui/form.tsx'
import { mostOfLine, oneLine } from '../ui/one-line.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useSending } from '../ui/use-sending.ts'
import { callMeasures } from './calling.ts'

const words = measures.appeal
/** What players have written and not sent, by measure: a game that begins takes the form away until it is over. */
const drafts = new Map<string, string>()

interface AppealFormProps {
  readonly measure: string
  readonly onSent: (measures: readonly Measure[]) => void
}

/** In which a player says something against a measure. */
export function AppealForm({ measure, onSent }: AppealFormProps) {
  const [text, setText] = useState(() => drafts.get(measure) ?? '')
  const { isSent, refusal, send } = useSending()
  const place = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone.
  useEffect(() => place.current?.querySelector('textarea')?.focus(), [])
  const write = (next: string): void => {
    drafts.set(measure, next)
    setText(next)
  }
  const appeal = async () => {
    const answered = await callMeasures('appeal', { measure, text: oneLine(text) })
    if (!answered.ok) return answered
    drafts.delete(measure)
    onSent(answered.measures)
    return answered
  }
  return (
    <Form onSend={() => send(appeal)}>
      <div ref={place}>
        <TextArea
          label={words.text}
          value={text}
          onChange={write}
          rows={4}
          most={mostOfLine}
          hint={words.length(text.length, mostOfLine)}
        />
      </div>
      <p className="muted">{words.lead}</p>
      <RefusedBy refusal={refusal} />
      <div className="answer-row">
        <Send disabled={isSent || text.trim() === ''}>{words.send}</Send>
      </div>
    </Form>
  )
}
