import type { Announcement, RefusedRequest } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { admin } from '../messages/admin.ts'
import { newId } from '../transport/ids.ts'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { dayText } from '../ui/day-text.ts'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { callAdmin } from './calling.ts'

const words = admin.announcing
const lengths = [1, 3, 7, 14, 30, 60] as const

type Answered = Awaited<ReturnType<typeof callAdmin<'announcements'>>>

/** What is announced to everybody. Operators announce and withdraw it here. */
export function Announcing({ onChange }: { onChange: () => void }) {
  const [all, setAll] = useState<readonly Announcement[]>([])
  const [failure, setFailure] = useState<RefusedRequest | null>(null)
  const [text, setText] = useState('')
  const [days, setDays] = useState('3')
  // Sent twice as it is, it is announced once.
  const [id, setId] = useState(newId)
  const [said, setSaid] = useState('')
  const { isSent, refusal, send } = useSending()
  useEffect(() => {
    void callAdmin('announcements', {}).then(answered => {
      if (answered.ok) setAll(answered.announcements)
      setFailure(answered.ok ? null : answered)
    })
  }, [])
  const changed = (answered: Answered, says: string): Answered => {
    if (answered.ok) {
      setAll(answered.announcements)
      onChange()
    }
    setSaid(answered.ok ? says : '')
    return answered
  }
  const announce = async () => {
    const asked = { id, text: text.trim(), days: Number(days) }
    const answered = changed(await callAdmin('announce', asked), words.done)
    if (!answered.ok) return answered
    write('')
    return answered
  }
  const write = (written: string): void => {
    setText(written)
    setId(newId())
  }
  const withdraw = async (announcement: string) =>
    changed(await callAdmin('withdraw', { announcement }), words.ended)
  return (
    <section aria-labelledby="announcing">
      <h2 id="announcing">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      {all.length === 0 && failure === null && <p>{words.none}</p>}
      <ul className="admin-lines">
        {all.map(each => (
          <li key={each.id}>
            <span>
              <bdi>{isolated(each.text)}</bdi>
              <small className="muted">{words.since(dayText(each.at), dayText(each.until))}</small>
            </span>
            <Button
              label={words.withdrawOf(each.text)}
              disabled={isSent}
              onPress={() => send(() => withdraw(each.id))}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <Form onSend={() => send(announce)}>
        <Field label={words.text} value={text} onChange={write} most={500} />
        <Choices
          label={words.days}
          value={days}
          all={Object.fromEntries(lengths.map(n => [`${n}`, admin.measure.lengths(n)]))}
          onChange={setDays}
        />
        <Send disabled={isSent || text.trim() === ''}>{words.go}</Send>
      </Form>
      <div role="status">{said !== '' && <p>{said}</p>}</div>
      <RefusedBy refusal={refusal ?? failure} />
    </section>
  )
}
