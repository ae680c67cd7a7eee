import './screen-head.css'
import type { ReactNode } from 'react'
import { lazy, useEffect } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Identity } from '../identity/identity.tsx'
import { useMe } from '../identity/who.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { Link } from '../route/link.tsx'
import type { Route } from '../route/route.ts'
import { useRoute } from '../route/route.ts'
import { Button } from './button.tsx'
import { closeElsewhere, closeOpened, openFromHead, useIsOpened } from './opened.ts'
import { PartOver } from './part.tsx'

const SettingsAlone = lazy(
  withWords(() => import('../settings/settings-alone.tsx'), 'game', 'table', 'settings'),
)

const places: readonly (readonly [keyof Omit<typeof say.nav, 'label' | 'soon'>, Route])[] = [
  ['play', { at: 'play' }],
  ['games', { at: 'lobby' }],
  ['decks', { at: 'decks', deck: null }],
  ['cards', { at: 'cards', card: null }],
  ['replays', { at: 'replay', game: null }],
  ['rules', { at: 'rules' }],
]

interface ScreenHeadProps {
  /** The heading of the screen; null where the screen has its own below. */
  readonly title: string | null
  readonly children?: ReactNode
}

/** The head of every screen but the table and the builder of decks: where one is, and the way everywhere else. */
export const ScreenHead = ({ title, children }: ScreenHeadProps) => {
  const { at } = useRoute()
  useEffect(closeElsewhere)
  // The way there is marked, and says the same.
  const isNamed = places.some(([, to]) => to.at === at)
  const hasServer = useMe(state => state.server === 'there')
  return (
    <header className="screen-head">
      <Link to={{ at: 'home' }} className="screen-home">
        <img src="/paydata.svg" alt="" width="24" height="24" />
        {say.name}
      </Link>
      <nav ref={showCurrent} className="screen-nav" aria-label={say.nav.label}>
        {places.map(([name, to]) => (
          <Link key={name} to={to} className="screen-place" current={to.at === at}>
            {say.nav[name]}
          </Link>
        ))}
      </nav>
      <div className="screen-me">
        {hasServer && <Identity />}
        <SettingsButton />
      </div>
      {title !== null && (
        <div className={isNamed && children === undefined ? 'unseen' : 'screen-title'}>
          <h1>{title}</h1>
          {children}
        </div>
      )}
    </header>
  )
}

/** Where not all places have room, the one where the reader is is in sight. */
function showCurrent(nav: HTMLElement | null): void {
  const place = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav == null || place == null) return
  nav.scrollLeft = place.offsetLeft - (nav.clientWidth - place.offsetWidth) / 2
}

function SettingsButton() {
  const isOpen = useIsOpened('settings')
  return (
    <>
      <Button look="quiet" label={say.menu.settings} onPress={() => openFromHead('settings')}>
        <Icon name="settings" />
      </Button>
      {isOpen && (
        <PartOver onClose={closeOpened}>
          <SettingsAlone onClose={closeOpened} />
        </PartOver>
      )}
    </>
  )
}
