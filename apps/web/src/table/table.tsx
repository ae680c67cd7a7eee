import type { View } from '@paydata/engine'
import { useEffect } from 'react'
import { Decision } from '../decisions/decision.tsx'
import { Log } from '../log/log.tsx'
import { say } from '../messages/english.ts'
import { useSaid } from '../store/said.ts'
import { sitDown } from '../store/session.ts'
import { useSettings } from '../store/settings.ts'
import type { Open } from '../transport/transport.ts'
import { Announcer } from './announcer.tsx'
import { ownSide } from './cards-in.ts'
import { Focus } from './focus.tsx'
import { Hand } from './hand.tsx'
import { useKeys } from './keys.ts'
import { useMotion } from './motion.ts'
import { Over } from './over.tsx'
import { Player } from './player.tsx'
import { Preview } from './preview.tsx'
import { Rig } from './rig.tsx'
import { Servers } from './servers.tsx'
import { Sheets } from './sheets.tsx'
import { TopBar } from './top-bar.tsx'

interface TableProps {
  readonly open: Open
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** A seat at a table, whoever runs it. */
export function Table({ open, onAgain, onLeave }: TableProps) {
  useEffect(() => sitDown(open), [open])
  const view = useSaid(state => state.view)
  const connection = useSaid(state => state.connection)
  if (view === null || connection === 'lost')
    return (
      <main className="loading">
        <p role="status">{connection === 'lost' ? say.table.lost : say.table.loading}</p>
      </main>
    )
  return <Board view={view} onAgain={onAgain} onLeave={onLeave} />
}

function Board({ view, onAgain, onLeave }: { view: View } & Omit<TableProps, 'open'>) {
  const isKeyed = useSettings(state => state.keys === 'on')
  useKeys(isKeyed)
  useMotion(useSaid(state => state.version))
  const isAsked = view.question !== null
  useEffect(() => {
    document.title = say.table.title(isAsked)
    return () => {
      document.title = say.table.title(false)
    }
  }, [isAsked])
  const own = ownSide(view)
  const other = own === 'corp' ? 'runner' : 'corp'
  return (
    <div className="table" data-own={own} data-viewer={view.viewer}>
      <TopBar view={view} onLeave={onLeave} />
      <div className="left">
        <Player view={view} side={other} />
        <Log />
        <Player view={view} side={own} />
      </div>
      <main className="board" aria-label={say.table.main}>
        {view.viewer !== 'corp' && view.viewer !== 'runner' && <Hand view={view} side={other} />}
        {own === 'corp' ? (
          <>
            <Rig view={view} />
            <Servers view={view} />
          </>
        ) : (
          <>
            <Servers view={view} />
            <Rig view={view} />
          </>
        )}
      </main>
      <div className="right">
        <div className="focus-place">
          <Focus view={view} />
          <Preview view={view} />
        </div>
        <Decision view={view} />
      </div>
      <Hand view={view} side={own} />
      <Sheets view={view} onLeave={onLeave} />
      <Over view={view} onAgain={onAgain} onLeave={onLeave} />
      <Announcer view={view} />
    </div>
  )
}
