import { useState } from 'react'
import { identity } from '../messages/identity.ts'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { makeRecovery } from './me.ts'

const words = identity.recovery

/** For a player who has a password: makes a code for the day on which they forget it, in place of the one that they had. */
export function NewRecovery() {
  const [password, setPassword] = useState('')
  const { isSent, refusal, send } = useSending()
  const make = async () => {
    const answered = await makeRecovery(password)
    if (answered.ok) setPassword('')
    return answered
  }
  return (
    <Form onSend={() => send(make)}>
      <Field
        label={words.password}
        hint={words.newLead}
        value={password}
        onChange={setPassword}
        kind="password"
      />
      <Send disabled={isSent || password === ''}>{words.new}</Send>
      <RefusedBy refusal={refusal} />
    </Form>
  )
}
