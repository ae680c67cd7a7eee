import './own-measure.css'
import type { Measure } from '@paydata/protocol'
import { useRef, useState } from 'react'
import { measures as words } from '../messages/measures.ts'
import { Button } from '../ui/button.tsx'
import { dayText } from '../ui/day-text.ts'
import { Quote } from '../ui/quote.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { AppealForm } from './appeal-form.tsx'
import { callMeasures } from './calling.ts'

/** How long a measure counts. */
function standingText({ kind, until, liftedAt }: Measure): string {
  if (liftedAt !== null) return words.lifted(dayText(liftedAt))
  return until !== null && until <= Date.now() ? words.ended(dayText(until)) : words.means[kind]
}

interface OwnMeasureProps {
  readonly measure: Measure
  readonly onChange: (measures: readonly Measure[]) => void
}

/** A measure as a list item for whom it is about: they say that they have read it, and can say something against it once. */
export function OwnMeasure({ measure, onChange }: OwnMeasureProps) {
  const { id, kind, reason, at, until, unread, liftedAt, appeal } = measure
  const [isAppealing, setAppealing] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  const { isSent, refusal, send } = useSending()
  const change = (measures: readonly Measure[]): void => {
    onChange(measures)
    setAppealing(false)
    // The button that had the focus goes.
    place.current?.focus()
  }
  const read = async () => {
    const answered = await callMeasures('readMeasure', { measure: id })
    if (answered.ok) change(answered.measures)
    return answered
  }
  const canAppeal = appeal === null && liftedAt === null && !isAppealing
  return (
    <li className="own-measure" ref={place} tabIndex={-1}>
      <p>
        <strong>{words.says(kind, until === null ? '' : dayText(until))}</strong>
        <small className="muted">{words.since(dayText(at))}</small>
      </p>
      <p>{words.because(words.reasons[reason])}</p>
      <p>{standingText(measure)}</p>
      {appeal !== null && <Appealed appeal={appeal} />}
      {isAppealing && <AppealForm measure={id} onSent={change} />}
      <RefusedBy refusal={refusal} />
      {(unread || canAppeal) && (
        <div className="answer-row">
          {unread && (
            <Button look="primary" disabled={isSent} onPress={() => send(read)}>
              {words.read}
            </Button>
          )}
          {canAppeal && <Button onPress={() => setAppealing(true)}>{words.appeal.begin}</Button>}
        </div>
      )}
    </li>
  )
}

/** What the player has said against it, and what came of that. */
const Appealed = ({ appeal: { text, answer } }: { appeal: NonNullable<Measure['appeal']> }) => (
  <div className="own-measure-appeal">
    <p className="muted">{words.appeal.said}</p>
    <Quote text={text} />
    <p>{words.appeal.states[answer ?? 'waiting']}</p>
  </div>
)
