import './home-foot.css'
import { lazy, useCallback, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { home } from '../messages/home.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import { Button } from '../ui/button.tsx'
import { PartOver } from '../ui/part.tsx'

const SettingsAlone = lazy(withWords(() => import('../settings/settings-alone.tsx'), 'game', 'settings'))

/** Links to the decks, the cards, the replays and the settings, and the legal notice. */
export function HomeFoot() {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <footer className="home-foot">
        <nav className="home-links" aria-label={say.name}>
          <Link to={{ at: 'decks', deck: null }}>
            <Icon name="deck" /> {home.decks}
          </Link>
          <Link to={{ at: 'cards', card: null }}>
            <Icon name="hand" /> {home.cards}
          </Link>
          <Link to={{ at: 'replay', game: null }}>
            <Icon name="clock" /> {home.replays}
          </Link>
          <Button look="quiet" onPress={() => setOpen(true)}>
            <Icon name="settings" /> {say.menu.settings}
          </Button>
        </nav>
        <p>{home.mark}</p>
      </footer>
      {isOpen && (
        <PartOver onClose={close}>
          <SettingsAlone onClose={close} />
        </PartOver>
      )}
    </>
  )
}
