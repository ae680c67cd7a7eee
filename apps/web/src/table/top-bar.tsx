import type { View } from '@paydata/engine'
import { Icon } from '../icons/icon.tsx'
import { say } from '../messages/english.ts'
import { openSheet } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { setStops, say as tell } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { Track } from './track.tsx'

export function TopBar({ view, onLeave }: { view: View; onLeave: () => void }) {
  const canUndo = useSaid(state => state.canUndo)
  const stops = useSettings(state => state.stops)
  const isPlayer = view.viewer === 'corp' || view.viewer === 'runner'
  return (
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
        {isPlayer && (
          <>
            <Button
              look="quiet"
              className="button-icon"
              label={say.menu.undo}
              disabled={!canUndo}
              onPress={() => tell({ say: 'undo' })}
            >
              <Icon name="undo" />
            </Button>
            <Button
              look="quiet"
              className="button-icon"
              label={say.menu.hold}
              pressed={stops.hold}
              onPress={() => setStops({ ...stops, hold: !stops.hold })}
            >
              <Icon name="hold" />
            </Button>
            <Button
              look="quiet"
              className="button-icon"
              label={say.menu.concede}
              onPress={() => openSheet('concede')}
            >
              <Icon name="flag" />
            </Button>
          </>
        )}
        <Button
          look="quiet"
          className="button-icon top-log"
          label={say.menu.log}
          onPress={() => openSheet('log')}
        >
          <Icon name="log" />
        </Button>
        <Button look="quiet" className="button-icon" label={say.menu.help} onPress={() => openSheet('help')}>
          <Icon name="help" />
        </Button>
        <Button
          look="quiet"
          className="button-icon"
          label={say.menu.settings}
          onPress={() => openSheet('settings')}
        >
          <Icon name="settings" />
        </Button>
        <Button look="quiet" className="button-icon" label={say.menu.leave} onPress={onLeave}>
          <Icon name="leave" />
        </Button>
      </nav>
    </header>
  )
}
