import { useState } from 'react'
import { identity as words } from '../messages/identity.ts'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { changePassword } from './me.ts'

/** For a player who has a password: asks for it and for a new one. */
export function ChangePassword() {
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [isChanged, setChanged] = useState(false)
  const { isSent, refusal, send } = useSending()
  const change = async () => {
    setChanged(false)
    const answered = await changePassword(password, newPassword)
    if (answered.ok) {
      setPassword('')
      setNewPassword('')
      setChanged(true)
    }
    return answered
  }
  return (
    <Form onSend={() => send(change)}>
      <Field label={words.oldPassword} value={password} onChange={setPassword} kind="password" />
      <Field
        label={words.nextPassword}
        hint={words.changeHint}
        value={newPassword}
        onChange={setNewPassword}
        kind="new-password"
      />
      <Send disabled={isSent || password === '' || newPassword.length < 8}>{words.change}</Send>
      <RefusedBy refusal={refusal} />
      {isChanged && <p role="status">{words.changed}</p>}
    </Form>
  )
}
