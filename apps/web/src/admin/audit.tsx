import type { AuditLine, RefusedRequest } from '@paydata/protocol'
import { useCallback, useEffect, useState } from 'react'
import { measureText } from '../measures/measure-text.ts'
import { admin as words } from '../messages/admin.ts'
import { say } from '../messages/say.ts'
import { Button } from '../ui/button.tsx'
import { dayText } from '../ui/day-text.ts'
import { personName } from '../ui/person-name.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { callAdmin } from './calling.ts'

const nameOf = (who: AuditLine['by']): string => (who === null ? say.somebody : personName(who))

function lineText({ deed, by, as, to, role, measure }: AuditLine): string {
  switch (deed) {
    case 'gaveRole':
    case 'tookRole': {
      const doer = by === null && as === null ? words.command : nameOf(by)
      return words.audit[deed](doer, nameOf(to), role ?? 'moderator')
    }
    case 'announced':
    case 'withdrew':
      return words.audit[deed](nameOf(by))
    case 'wasRefused':
      return words.audit.wasRefused(nameOf(by), role ?? 'moderator')
    case 'settledReport':
      return words.audit.settledReport(nameOf(by), nameOf(to))
    case 'tookMeasure':
    case 'keptMeasure':
    case 'liftedMeasure': {
      const what = measure === null ? words.audit.unknownMeasure : measureText(measure)
      return words.audit[deed](nameOf(by), nameOf(to), what)
    }
  }
}

/** What was done by roles, which nobody can change. */
export function Audit() {
  const [lines, setLines] = useState<readonly AuditLine[] | null>(null)
  const [next, setNext] = useState<string | null>(null)
  const [failure, setFailure] = useState<RefusedRequest | null>(null)
  const load = useCallback(async (before: string | null) => {
    // Pressed twice, it would come twice.
    setNext(null)
    const answered = await callAdmin('audit', { before })
    if (answered.ok) {
      setLines(earlier => [...(earlier ?? []), ...answered.lines])
    }
    setNext(answered.ok ? answered.next : before)
    setFailure(answered.ok ? null : answered)
  }, [])
  useEffect(() => void load(null), [load])
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">{words.audit.title}</h2>
      <p className="muted">{words.audit.lead}</p>
      {lines?.length === 0 && <p role="status">{words.audit.none}</p>}
      <ul className="admin-lines">
        {lines?.map(line => (
          <li key={`${line.at} ${line.deed} ${line.by?.id} ${line.to?.id}`}>
            <span>{lineText(line)}</span>
            <small className="muted">{dayText(line.at)}</small>
          </li>
        ))}
      </ul>
      {next !== null && (
        <div className="answer-row">
          <Button onPress={() => void load(next)}>{words.audit.earlier}</Button>
        </div>
      )}
      <RefusedBy refusal={failure} />
    </section>
  )
}
