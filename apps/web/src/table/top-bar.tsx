import './top-bar.css'
import type { View } from '@paydata/engine'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import { openSheet } from '../store/hand.ts'
import { unreadIn, useRoom } from '../store/room.ts'
import { change, useSettings } from '../store/settings.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { small, useMedia } from '../ui/use-media.ts'
import { Track } from './track.tsx'

interface TopBarProps {
  readonly view: View
  readonly onLeave: () => void
  /** Null in a replay. */
  readonly menu: ReactNode
  readonly keyPlace: 'table' | 'replay'
}

export const TopBar = ({ view, onLeave, menu, keyPlace }: TopBarProps) => (
  <header className="top">
    <h1 className="top-name">
      <img src="/paydata.svg" alt="" width="24" height="24" />
      <span>{say.name}</span>
    </h1>
    <TurnAndTrack view={view} hasStops={menu !== null && view.viewer !== 'spectator'} />
    <nav className="top-menu" aria-label={atTable.board.status}>
      {menu}
      <FixedButtons onLeave={onLeave} keyPlace={keyPlace} />
    </nav>
  </header>
)

/**
 * Whose turn it is, as a button that opens the whole track, and the track of its steps where there is room for it. It renders
 * after the next paint, as no answer depends on it.
 */
function TurnAndTrack({ view: next, hasStops }: { view: View; hasStops: boolean }) {
  const view = useAfterPaint(next)
  const { turn, active } = view
  const isSmall = useMedia(small)
  return (
    <>
      <TurnButton turn={turn} active={active} />
      {!isSmall && turn > 0 && <Track view={view} hasStops={hasStops} />}
    </>
  )
}

const TurnButton = memo(({ turn, active }: Pick<View, 'turn' | 'active'>) => {
  const words = atTable.board.turn(turn, active)
  return (
    <button
      type="button"
      className="top-turn"
      data-nav
      data-side={active}
      aria-haspopup="dialog"
      aria-label={atTable.run.trackOf(words)}
      onClick={() => openSheet('track')}
    >
      {words}
    </button>
  )
})

/** Buttons that do not depend on the view. */
const FixedButtons = memo(({ onLeave, keyPlace }: Pick<TopBarProps, 'onLeave' | 'keyPlace'>) => (
  <>
    <LogButton />
    <SoundButton />
    <IconButton
      icon="help"
      className="top-desk"
      label={say.menu.help}
      command={keyPlace === 'table' ? 'help' : 'replayHelp'}
      onPress={() => openSheet('help')}
    />
    <IconButton icon="settings" label={say.menu.settings} onPress={() => openSheet('settings')} />
    <IconButton icon="leave" className="top-desk" label={say.menu.leave} onPress={onLeave} />
  </>
))

/** On a phone it also opens the chat, and shows how many lines of it are unread. */
function LogButton() {
  const unread = useRoom(unreadIn)
  const { tabs, unread: news } = atTable.chat
  return (
    <span className="top-log top-news" data-unread={unread > 0 ? unread : undefined}>
      <IconButton
        icon="log"
        label={unread > 0 ? `${tabs}, ${news(unread)}` : say.menu.log}
        onPress={() => openSheet('log')}
      />
    </span>
  )
}

function SoundButton() {
  const sound = useSettings(state => state.sound)
  return (
    <IconButton
      icon="sound"
      className="top-desk top-sound"
      label={say.menu.sound}
      pressed={sound === 'on'}
      onPress={() => change({ sound: sound === 'on' ? 'off' : 'on' })}
    />
  )
}
