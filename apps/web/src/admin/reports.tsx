import type { RefusedRequest, ReportShown, RouteSent } from '@paydata/protocol'
import { useCallback, useEffect, useState } from 'react'
import { admin } from '../messages/admin.ts'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { callAdmin } from './calling.ts'
import { Report } from './report.tsx'

const words = admin.reports

type State = RouteSent<'reports'>['state']

/** What players have reported: what waits, or what is settled. */
export function Reports({ onChange }: { onChange: () => void }) {
  const [state, setState] = useState<State>('waiting')
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      <Choices label={words.state} value={state} all={words.states} onChange={setState} />
      <Queue key={state} state={state} onChange={onChange} />
    </section>
  )
}

interface QueueProps {
  readonly state: State
  readonly onChange: () => void
}

/** The reports of a state. One that is settled here stays, so that whoever settled it sees how. */
function Queue({ state, onChange }: QueueProps) {
  const [reports, setReports] = useState<readonly ReportShown[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [failure, setFailure] = useState<RefusedRequest | null>(null)
  const load = useCallback(
    async (after: string | null) => {
      // Pressed twice, it would come twice.
      setNext(null)
      const answered = await callAdmin('reports', { state, after })
      if (answered.ok) {
        const { reports: more } = answered
        setReports(earlier => (after === null ? more : [...(earlier ?? []), ...more]))
      }
      setNext(answered.ok ? answered.next : after)
      setFailure(answered.ok ? null : answered)
    },
    [state],
  )
  useEffect(() => void load(null), [load])
  const replace = (settled: ReportShown): void => {
    setReports(all => all?.map(each => (each.id === settled.id ? settled : each)) ?? null)
    onChange()
  }
  return (
    <>
      {reports?.length === 0 && <p role="status">{words.none[state]}</p>}
      {reports?.map(report => (
        <Report key={report.id} report={report} onSettled={replace} />
      ))}
      {next !== null && (
        <div className="answer-row">
          <Button onPress={() => void load(next)}>{words.more}</Button>
        </div>
      )}
      <RefusedBy refusal={failure} />
    </>
  )
}
