import './ways.css'
import { lazy, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { SymbolName } from '../icons/shapes.ts'
import { Identity } from '../identity/identity.tsx'
import { withName } from '../identity/me.ts'
import { useMe } from '../identity/who.ts'
import { home } from '../messages/home.ts'
import { withWords } from '../messages/language.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { Part } from '../ui/part.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSending } from '../ui/use-sending.ts'
import { allFormats, askedRules, usualOnline } from './asked-rules.ts'

// Loaded apart, as most games are played with the default settings.
const NewGame = lazy(withWords(() => import('../lobby/new-game.tsx'), 'lobby'))
const words = home

interface WaysProps {
  /** Shows the choices for a game against the computer. */
  readonly onComputer: () => void
  readonly onWatch: () => void
}

/** The three ways to play. All are shown from the beginning, so that none moves when the server answers. */
export function Ways({ onComputer, onWatch }: WaysProps) {
  const server = useMe(state => state.server)
  const { isSent, refusal, send } = useSending()
  const invite = (): void =>
    withName(() =>
      send(async () => {
        const { makeGame } = await import('../online/making.ts')
        return makeGame({ listed: 'private', ...askedRules(location.search, usualOnline, allFormats) })
      }),
    )
  return (
    <section className="ways" aria-label={words.ways}>
      <Way icon="run" name={home.play} lead={home.playLead} onPress={onComputer} />
      <Way
        icon="players"
        name={words.friend}
        lead={server === 'none' ? words.offline : words.friendLead}
        disabled={isSent || server !== 'there'}
        onPress={invite}
      />
      <Way icon="rez" name={home.watch} lead={home.watchLead} onPress={onWatch} />
      <div className="ways-more">{server === 'there' && <More />}</div>
      <RefusedBy refusal={refusal} />
    </section>
  )
}

interface WayProps {
  readonly icon: SymbolName
  readonly name: string
  readonly lead: string
  readonly disabled?: boolean
  readonly onPress: () => void
}

const Way = ({ icon, name, lead, disabled = false, onPress }: WayProps) => (
  <Button className="way" disabled={disabled} onPress={onPress}>
    <Icon name={icon} />
    <span>
      <strong>{name}</strong>
      <small>{lead}</small>
    </span>
  </Button>
)

/** The links that only a page with a server has: game options, the lobby, and the player's name. */
function More() {
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Button look="quiet" onPress={() => setChoosing(true)}>
        <Icon name="settings" /> {words.options}
      </Button>
      <Link to={{ at: 'lobby' }} className="button button-quiet">
        <Icon name="log" /> {words.lobby}
      </Link>
      <Identity />
      <Sheet title={words.friend} isOpen={isChoosing} onClose={() => setChoosing(false)}>
        <Part>
          <NewGame listed="private" />
        </Part>
      </Sheet>
    </>
  )
}
