import './appeals.css'
import type { AppealShown, RefusedRequest } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useEffect, useRef, useState } from 'react'
import { measureText } from '../measures/measure-text.ts'
import { admin } from '../messages/admin.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { dayText } from '../ui/day-text.ts'
import { personName } from '../ui/person-name.ts'
import { Quote } from '../ui/quote.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { callAdmin } from './calling.ts'
import { MeasureLine } from './history.tsx'

const words = admin.appeals

/** What players have said against measures. Each measure is kept or lifted. */
export function Appeals({ onChange }: { onChange: () => void }) {
  const [appeals, setAppeals] = useState<readonly AppealShown[] | null>(null)
  const [failure, setFailure] = useState<RefusedRequest | null>(null)
  const [answered, setAnswered] = useState('')
  const status = useRef<HTMLDivElement>(null)
  const { isSent, refusal, send } = useSending()
  useEffect(() => {
    void callAdmin('appeals', {}).then(told => {
      if (told.ok) setAppeals(told.appeals)
      setFailure(told.ok ? null : told)
    })
  }, [])
  const answer = async ({ player, measure }: AppealShown, what: 'kept' | 'lifted') => {
    const told = await callAdmin('answerAppeal', { measure: measure.id, answer: what })
    if (!told.ok) return told
    setAppeals(told.appeals)
    setAnswered(words.answered[what](personName(player)))
    onChange()
    // The button that had the focus is gone.
    status.current?.focus()
    return told
  }
  return (
    <section aria-labelledby="appeals">
      <h2 id="appeals">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      {appeals?.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="appeals">
          {appeals?.map(each => (
            <Appeal
              key={each.measure.id}
              appeal={each}
              isSent={isSent}
              onAnswer={what => send(() => answer(each, what))}
            />
          ))}
        </ul>
      )}
      <div role="status" ref={status} tabIndex={-1}>
        {answered !== '' && <p>{answered}</p>}
      </div>
      <RefusedBy refusal={refusal ?? failure} />
    </section>
  )
}

interface AppealProps {
  readonly appeal: AppealShown
  readonly isSent: boolean
  readonly onAnswer: (answer: 'kept' | 'lifted') => void
}

function Appeal({ appeal: { player, measure }, isSent, onAnswer }: AppealProps) {
  const name = personName(player)
  return (
    <li>
      <p>
        <Link to={{ at: 'player', player: player.id }}>
          <bdi>{isolated(name)}</bdi>
        </Link>
        : <MeasureLine measure={measure} />
      </p>
      {measure.appeal !== null && (
        <>
          <p className="muted">{words.said(dayText(measure.appeal.at))}</p>
          <Quote text={measure.appeal.text} />
        </>
      )}
      <div className="answer-row">
        <Button
          label={words.keepOf(name, measureText(measure))}
          disabled={isSent}
          onPress={() => onAnswer('kept')}
        >
          {words.keep}
        </Button>
        <Button
          label={words.liftOf(name, measureText(measure))}
          disabled={isSent}
          onPress={() => onAnswer('lifted')}
        >
          {words.lift}
        </Button>
      </div>
    </li>
  )
}
