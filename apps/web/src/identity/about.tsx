import './about.css'
import type { Person } from '@paydata/protocol'
import { useState } from 'react'
import { identity as words } from '../messages/identity.ts'
import { say } from '../messages/say.ts'
import { OwnData } from '../own-data/own-data.tsx'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSending } from '../ui/use-sending.ts'
import { ChangePassword } from './change-password.tsx'
import { claim, deleteMe, rename, signOut, signOutElsewhere, signOutEverywhere } from './me.ts'
import { NewRecovery } from './new-recovery.tsx'
import { OwnMeasures } from './own-measures.tsx'
import { SignedIn } from './signed-in.tsx'
import { useMe } from './who.ts'

interface AboutProps {
  readonly me: Person
  readonly onClose: () => void
}

/** The sheet in which players change their name, set a password, get their data, sign out or delete themselves. */
export default function About({ me, onClose }: AboutProps) {
  const [name, setName] = useState(me.name)
  const [password, setPassword] = useState('')
  const [isSure, setSure] = useState(false)
  const [isAlone, setAlone] = useState(false)
  const { isSent, refusal, send } = useSending()
  const role = useMe(state => state.role)
  const isGuest = me.kind === 'guest'
  const endOthers = async () => {
    const answered = await signOutElsewhere()
    setAlone(answered.ok)
    return answered
  }
  return (
    <Sheet title={say.online.me.menu(me.name)} isOpen onClose={onClose}>
      <p className="muted">{isGuest ? words.guest : words.claimed}</p>
      <Link to={{ at: 'player', player: me.id }}>{words.page}</Link>
      {role !== null && <Link to={{ at: 'admin' }}>{words.lookAfter}</Link>}
      <Form onSend={() => send(() => rename(name.trim()))}>
        <Field label={words.newName} value={name} onChange={setName} most={24} />
        <Send disabled={isSent || name.trim() === '' || name.trim() === me.name}>{words.rename}</Send>
      </Form>
      {isGuest ? (
        <Form onSend={() => send(() => claim(password))}>
          <Field
            label={words.newPassword}
            hint={words.passwordHint}
            value={password}
            onChange={setPassword}
            kind="new-password"
          />
          <Send disabled={isSent || password.length < 8}>{words.claim}</Send>
        </Form>
      ) : (
        <>
          <ChangePassword />
          <NewRecovery />
          <SignedIn />
        </>
      )}
      <OwnMeasures />
      <OwnData />
      <RefusedBy refusal={refusal} />
      {isGuest && <p className="muted">{words.signOutGuest}</p>}
      <div className="answer-row">
        <Button onPress={() => send(signOut)}>{words.signOut}</Button>
        {!isGuest && <Button onPress={() => send(endOthers)}>{words.elsewhere}</Button>}
        <Button onPress={() => send(signOutEverywhere)}>{words.everywhere}</Button>
        <Button look="danger" onPress={() => setSure(true)}>
          {words.delete}
        </Button>
      </div>
      {isAlone && <p role="status">{words.elsewhereDone}</p>}
      {isSure && (
        <div className="sure">
          <p>{words.deleteLead}</p>
          <div className="answer-row">
            <Button onPress={() => setSure(false)}>{words.keep}</Button>
            <Button look="danger" onPress={() => send(deleteMe)}>
              {words.deleteYes}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  )
}
