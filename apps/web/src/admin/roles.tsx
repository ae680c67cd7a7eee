import type { Holder, RefusedRequest, Role } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { useMe } from '../identity/who.ts'
import { admin as words } from '../messages/admin.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { dayText } from '../ui/day-text.ts'
import { Field } from '../ui/field.tsx'
import { Form, Send } from '../ui/form.tsx'
import { personName } from '../ui/person-name.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'
import { callAdmin } from './calling.ts'

type Answered = Awaited<ReturnType<typeof callAdmin<'holders'>>>

/** Who has a role. Operators give and take them here. */
export function Roles({ onChange }: { onChange: () => void }) {
  const me = useMe(state => state.me)
  const [holders, setHolders] = useState<readonly Holder[]>([])
  const [failure, setFailure] = useState<RefusedRequest | null>(null)
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('moderator')
  const [given, setGiven] = useState('')
  const { isSent, refusal, send } = useSending()
  useEffect(() => {
    void callAdmin('holders', {}).then(answered => {
      if (answered.ok) setHolders(answered.holders)
      setFailure(answered.ok ? null : answered)
    })
  }, [])
  const changed = (answered: Answered, said: string): Answered => {
    if (answered.ok) {
      setHolders(answered.holders)
      onChange()
    }
    setGiven(answered.ok ? said : '')
    return answered
  }
  const give = async () => {
    const wanted = name.trim()
    const answered = changed(
      await callAdmin('giveRole', { name: wanted, role }),
      words.roles.given(wanted, role),
    )
    if (answered.ok) setName('')
    return answered
  }
  const take = async (player: string) => changed(await callAdmin('takeRole', { player }), '')
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">{words.roles.title}</h2>
      <p className="muted">{words.roles.lead}</p>
      <ul className="admin-lines">
        {holders.map(({ player, role: has, givenAt, by }) => (
          <li key={player.id}>
            <span>
              <Link to={{ at: 'player', player: player.id }}>
                <bdi>{isolated(player.name)}</bdi>
              </Link>{' '}
              {words.roles.names[has]}
              <small className="muted">
                {by === null
                  ? words.roles.since(dayText(givenAt))
                  : words.roles.sinceBy(dayText(givenAt), personName(by))}
              </small>
            </span>
            {player.id !== me?.id && (
              <Button
                label={words.roles.takeOf(player.name)}
                disabled={isSent}
                onPress={() => send(() => take(player.id))}
              >
                {words.roles.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Form onSend={() => send(give)}>
        <Field label={words.roles.name} value={name} onChange={setName} most={24} />
        <Choices label={words.roles.role} value={role} all={words.roles.names} onChange={setRole} />
        <Send disabled={isSent || name.trim() === ''}>{words.roles.give}</Send>
      </Form>
      {given !== '' && <p role="status">{given}</p>}
      <RefusedBy refusal={refusal ?? failure} />
    </section>
  )
}
