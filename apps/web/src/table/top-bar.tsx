import type { View } from '@paydata/engine'
import { useState } from 'react'
import { say } from '../messages/english.ts'
import { openSheet } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { setStops, say as tell } from '../store/session.ts'
import { change, paces, useSettings } from '../store/settings.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Track } from './track.tsx'

export const TopBar = ({ view, onLeave }: { view: View; onLeave: () => void }) => (
  <header className="top">
    <h1 className="top-name">
      <img src="/paydata.svg" alt="" width="24" height="24" />
      <span>{say.name}</span>
    </h1>
    <p className="top-turn" data-side={view.active}>
      {say.table.turn(view.turn, view.active)}
    </p>
    <Track view={view} />
    <nav className="top-menu" aria-label={say.table.status}>
      {view.over !== null ? null : view.viewer === 'spectator' ? <WatchButtons /> : <PlayButtons />}
      <IconButton icon="log" className="top-log" label={say.menu.log} onPress={() => openSheet('log')} />
      <SoundButton />
      <IconButton icon="help" className="top-desk" label={say.menu.help} onPress={() => openSheet('help')} />
      <IconButton icon="settings" label={say.menu.settings} onPress={() => openSheet('settings')} />
      <IconButton icon="leave" className="top-desk" label={say.menu.leave} onPress={onLeave} />
    </nav>
  </header>
)

function PlayButtons() {
  const canUndo = useSaid(state => state.canUndo)
  const stops = useSettings(state => state.stops)
  return (
    <>
      <IconButton
        icon="undo"
        label={say.menu.undo}
        disabled={!canUndo}
        onPress={() => tell({ say: 'undo' })}
      />
      <IconButton
        icon="hold"
        label={say.menu.hold}
        pressed={stops.hold}
        onPress={() => setStops({ ...stops, hold: !stops.hold })}
      />
      <IconButton
        icon="flag"
        className="top-desk"
        label={say.menu.concede}
        onPress={() => openSheet('concede')}
      />
    </>
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

function WatchButtons() {
  const [isPaused, setPaused] = useState(false)
  const pace = useSettings(state => state.pace)
  const toggle = (): void => {
    setPaused(!isPaused)
    tell({ say: 'pace', pace: isPaused ? paces[pace] : null })
  }
  return (
    <IconButton
      icon={isPaused ? 'run' : 'pause'}
      label={isPaused ? say.menu.go : say.menu.pause}
      onPress={toggle}
    />
  )
}
