import { useState } from 'react'
import { identity } from '../messages/identity.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSending } from '../ui/use-sending.ts'
import { beGuest, signIn, withoutCookies } from './me.ts'

const words = identity.ask

/** Asks for a name when the player does something that needs one. */
export default function NameDialog({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={words.title} isOpen onClose={onClose}>
      <NameForm />
    </Sheet>
  )
}

function NameForm() {
  const [way, setWay] = useState<'guest' | 'password'>('guest')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { isSent, refusal, send } = useSending()
  const isGuest = way === 'guest'
  return (
    <Form onSend={() => send(() => (isGuest ? beGuest(name.trim()) : signIn(name.trim(), password)))}>
      {isGuest && <p className="muted">{words.lead}</p>}
      <Field label={words.name} value={name} onChange={setName} most={24} isFirst />
      {!isGuest && <Field label={words.password} value={password} onChange={setPassword} kind="password" />}
      {refusal === withoutCookies ? (
        <p className="refusal" role="alert">
          {words.noCookies}
        </p>
      ) : (
        <RefusedBy refusal={refusal} />
      )}
      <div className="answer-row">
        <Button look="quiet" onPress={() => setWay(isGuest ? 'password' : 'guest')}>
          {isGuest ? words.haveOne : words.asGuest}
        </Button>
        <Send disabled={isSent || name.trim() === ''}>{isGuest ? words.go : words.signIn}</Send>
      </div>
    </Form>
  )
}
