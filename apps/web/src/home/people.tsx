import { Icon } from '../icons/icon.tsx'
import { Identity } from '../identity/identity.tsx'
import { asSomebody, useMe } from '../identity/me.ts'
import { say } from '../messages/english.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'

const words = say.online.home

/** The ways to other people; a page without a server behind it has none. */
export function People() {
  const server = useMe(state => state.server)
  const { isSent, refusal, send } = useSending()
  if (server !== 'there') return null
  const invite = (): void =>
    asSomebody(() =>
      send(async () => {
        const { makeGame } = await import('../online/making.ts')
        return makeGame({ listed: 'private' })
      }),
    )
  return (
    <section className="home-people" aria-label={words.title}>
      <Button disabled={isSent} onPress={invite}>
        <Icon name="players" />
        <span>
          <strong>{words.friend}</strong>
          <small>{words.friendLead}</small>
        </span>
      </Button>
      <Link to={{ at: 'lobby' }} className="button">
        <Icon name="rez" />
        <span>
          <strong>{words.lobby}</strong>
          <small>{words.lobbyLead}</small>
        </span>
      </Link>
      <Identity />
      <RefusedBy refusal={refusal} />
    </section>
  )
}
