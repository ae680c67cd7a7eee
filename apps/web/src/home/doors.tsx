import './doors.css'
import { Icon } from '../icons/icon.tsx'
import type { SymbolName } from '../icons/shapes.ts'
import { useMe } from '../identity/who.ts'
import type { Playing } from '../local/beginning.ts'
import { home } from '../messages/home.ts'
import { Link } from '../route/link.tsx'
import type { Route } from '../route/route.ts'
import { go } from '../route/route.ts'
import { Button } from '../ui/button.tsx'
import { computersGame } from './again.ts'

type OnPlay = (playing: Playing) => void

/** A game of people that is on, if the server has one that may be watched; else two computers play. */
async function watch(server: 'unknown' | 'there' | 'none', onPlay: OnPlay): Promise<void> {
  const game = server === 'there' ? await (await import('./alive/people.ts')).gameToWatch() : null
  if (game === null) onPlay(computersGame())
  else go({ at: 'game', game: game.id })
}

/** The four ways in. All are there from the beginning, so that none moves when the server answers. */
export function Doors({ onPlay }: { onPlay: OnPlay }) {
  const server = useMe(state => state.server)
  return (
    <nav className="doors" aria-label={home.ways}>
      <Door icon="help" name={home.learn} lead={home.learnLead} does={{ at: 'learn', lesson: null }} />
      <Door icon="run" name={home.play} lead={home.playLead} does={{ at: 'play' }} />
      <Door
        icon="players"
        name={home.somebody}
        lead={server === 'none' ? home.offline : home.somebodyLead}
        does={server === 'none' ? null : { at: 'lobby' }}
      />
      <Door
        icon="rez"
        name={home.watch}
        lead={home.watchLead}
        does={() => void watch(server, onPlay).catch(reportError)}
      />
    </nav>
  )
}

interface DoorProps {
  readonly icon: SymbolName
  readonly name: string
  readonly lead: string
  /** Where it leads, or what it does; null while it is closed. */
  readonly does: Route | (() => void) | null
}

function Door({ icon, name, lead, does }: DoorProps) {
  const inside = (
    <>
      <Icon name={icon} />
      <span>
        <strong>{name}</strong>
        <small>{lead}</small>
      </span>
    </>
  )
  if (does !== null && typeof does === 'object')
    return (
      <Link to={does} className="button door">
        {inside}
      </Link>
    )
  return (
    <Button className="door" disabled={does === null} onPress={() => does?.()}>
      {inside}
    </Button>
  )
}
