import type { MeasureKind, MeasureReason, NewMeasure, RequestOutcome } from '@paydata/protocol'
import { useState } from 'react'
import { admin } from '../messages/admin.ts'
import { measures } from '../messages/measures.ts'
import { Choices } from '../ui/choices.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSending } from '../ui/use-sending.ts'

const words = admin.measure
const kinds = ['warn', 'mute', 'unrated', 'close'] as const
const lengths = [1, 3, 7, 14, 30, 90] as const

function measureOf(kind: MeasureKind, reason: MeasureReason, days: number): NewMeasure {
  switch (kind) {
    case 'warn':
    case 'close':
      return { kind, reason }
    case 'mute':
    case 'unrated':
      return { kind, reason, days }
  }
}

interface MeasureSheetProps {
  readonly title: string
  /** Does it without a measure; null where a measure is all that can be done. */
  readonly onNothing: (() => Promise<RequestOutcome>) | null
  /** Takes a measure; null where there is nobody whom one could be about. */
  readonly onTake: ((measure: NewMeasure) => Promise<RequestOutcome>) | null
  readonly onClose: () => void
}

/** A sheet in which a measure is chosen, with its reason and its length. It closes when that is done. */
export function MeasureSheet({ title, onNothing, onTake, onClose }: MeasureSheetProps) {
  const [kind, setKind] = useState<MeasureKind | 'nothing' | null>(null)
  const [reason, setReason] = useState<MeasureReason | null>(null)
  const [days, setDays] = useState('3')
  const { isSent, refusal, send } = useSending()
  const isTaken = kind !== null && kind !== 'nothing'
  const act = (): (() => Promise<RequestOutcome>) | null => {
    if (kind === 'nothing') return onNothing
    if (kind === null || reason === null || onTake === null) return null
    return () => onTake(measureOf(kind, reason, Number(days)))
  }
  const chosen = act()
  const carryOut = (): void => {
    if (chosen === null) return
    send(async () => {
      const answered = await chosen()
      if (answered.ok) onClose()
      return answered
    })
  }
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <Form onSend={carryOut}>
        <Choices
          label={words.what}
          value={kind}
          all={{ nothing: words.nothing, ...measures.kinds }}
          among={[...(onNothing === null ? [] : ['nothing' as const]), ...(onTake === null ? [] : kinds)]}
          onChange={setKind}
        />
        {(kind === 'mute' || kind === 'unrated') && (
          <Choices
            label={words.days}
            value={days}
            all={Object.fromEntries(lengths.map(length => [length, words.lengths(length)]))}
            onChange={setDays}
          />
        )}
        {isTaken && (
          <>
            <Choices label={words.reason} value={reason} all={measures.reasons} onChange={setReason} />
            <p className="muted">{words.lead}</p>
          </>
        )}
        <RefusedBy refusal={refusal} />
        <div className="answer-row">
          <Send disabled={isSent || chosen === null}>{words.send}</Send>
        </div>
      </Form>
    </Sheet>
  )
}
