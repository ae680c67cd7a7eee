import type { History, NewMeasure } from '@paydata/protocol'
import { useState } from 'react'
import { admin } from '../messages/admin.ts'
import { newId } from '../transport/ids.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { personName } from '../ui/person-name.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { callAdmin } from './calling.ts'
import { HistoryOf } from './history.tsx'
import { MeasureSheet } from './measure-sheet.tsx'

const words = admin.find

/** Finds a player by their name, and takes a measure against them that no report led to. */
export function FindPlayer({ onChange }: { onChange: () => void }) {
  const [name, setName] = useState('')
  const [found, setFound] = useState<History | null>(null)
  const { isSent, refusal, send } = useSending()
  const find = async () => {
    const answered = await callAdmin('history', { name: name.trim() })
    setFound(answered.ok ? answered.history : null)
    return answered
  }
  return (
    <section aria-labelledby="find">
      <h2 id="find">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      <Form onSend={() => send(find)}>
        <Field label={words.name} value={name} onChange={setName} most={24} />
        <Send disabled={isSent || name.trim() === ''}>{words.go}</Send>
      </Form>
      <RefusedBy refusal={refusal} />
      {found !== null && (
        <Found key={found.player.id} history={found} onHistory={setFound} onChange={onChange} />
      )}
    </section>
  )
}

interface FoundProps {
  readonly history: History
  readonly onHistory: (history: History) => void
  readonly onChange: () => void
}

function Found({ history, onHistory, onChange }: FoundProps) {
  const { player } = history
  // The id of the measure that is being chosen: sent twice, it is taken once.
  const [measureId, setMeasureId] = useState<string | null>(null)
  const [isTaken, setTaken] = useState(false)
  const begin = (): void => {
    setTaken(false)
    setMeasureId(newId())
  }
  const take = (id: string) => async (measure: NewMeasure) => {
    const answered = await callAdmin('takeMeasure', { id, player: player.id, measure })
    setTaken(answered.ok)
    if (answered.ok) {
      onHistory(answered.history)
      onChange()
    }
    return answered
  }
  return (
    <>
      <HistoryOf label={null} history={history} />
      <div className="answer-row">
        <Button onPress={begin}>{words.take}</Button>
      </div>
      <div role="status">{isTaken && <p>{words.taken(personName(player))}</p>}</div>
      {measureId !== null && (
        <MeasureSheet
          title={words.takeTitle(personName(player))}
          onNothing={null}
          onTake={take(measureId)}
          onClose={() => setMeasureId(null)}
        />
      )}
    </>
  )
}
