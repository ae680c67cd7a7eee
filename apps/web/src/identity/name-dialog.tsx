import type { RequestOutcome } from '@paydata/protocol'
import { useState } from 'react'
import { identity } from '../messages/identity.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSending } from '../ui/use-sending.ts'
import { beGuest, recover, signIn, withoutCookies } from './me.ts'

const words = identity.ask

/** Asks for a name when the player does something that needs one. */
export default function NameDialog({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={words.title} isOpen onClose={onClose}>
      <NameForm />
    </Sheet>
  )
}

type Way = 'guest' | 'password' | 'recovery'

function NameForm() {
  const [way, setWay] = useState<Way>('guest')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [recovery, setRecovery] = useState('')
  const { isSent, refusal, send } = useSending()
  const go: Readonly<Record<Way, () => Promise<RequestOutcome>>> = {
    guest: () => beGuest(name.trim()),
    password: () => signIn(name.trim(), password),
    recovery: () => recover(name.trim(), recovery, password),
  }
  const sends = { guest: words.go, password: words.signIn, recovery: words.recover }
  const isWhole =
    name.trim() !== '' && (way !== 'recovery' || (recovery.trim() !== '' && password.length >= 8))
  const turnTo = (next: Way, text: string) => (
    <Button look="quiet" onPress={() => setWay(next)}>
      {text}
    </Button>
  )
  return (
    <Form onSend={() => send(go[way])}>
      {way === 'guest' && <p className="muted">{words.lead}</p>}
      <Field label={words.name} value={name} onChange={setName} most={24} isFirst />
      {way === 'password' && (
        <Field label={words.password} value={password} onChange={setPassword} kind="password" />
      )}
      {way === 'recovery' && (
        <>
          <Field
            label={words.recovery}
            hint={words.recoveryHint}
            value={recovery}
            onChange={setRecovery}
            most={60}
          />
          <Field
            label={words.nextPassword}
            hint={words.nextHint}
            value={password}
            onChange={setPassword}
            kind="new-password"
          />
        </>
      )}
      {refusal === withoutCookies ? (
        <p className="refusal" role="alert">
          {words.noCookies}
        </p>
      ) : (
        <RefusedBy refusal={refusal} />
      )}
      <div className="answer-row">
        {way === 'guest' && turnTo('password', words.haveOne)}
        {way === 'password' && turnTo('guest', words.asGuest)}
        {way === 'password' && turnTo('recovery', words.forgotten)}
        {way === 'recovery' && turnTo('password', words.back)}
        <Send disabled={isSent || !isWhole}>{sends[way]}</Send>
      </div>
    </Form>
  )
}
