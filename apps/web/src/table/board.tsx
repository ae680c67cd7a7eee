import './board.css'
import type { Side, View } from '@paydata/engine'
import type { ReactNode } from 'react'
import { lazy } from 'react'
import { usePanelCoversTable } from '../decisions/placed.ts'
import { LastLine } from '../log/last-line.tsx'
import { atTable } from '../messages/at-table.ts'
import { useSaid } from '../store/said.ts'
import { useSettings } from '../store/settings.ts'
import { Part } from '../ui/part.tsx'
import { narrow, useMedia } from '../ui/use-media.ts'
import { Announcer } from './announcer.tsx'
import { Aside } from './aside.tsx'
import { useEye, useOwnSide } from './cards-in.ts'
import { Field } from './field.tsx'
import { Focus } from './focus.tsx'
import { useRunInView } from './follow-run.ts'
import { Hand } from './hand.tsx'
import { useMotion } from './motion.ts'
import { Player } from './player.tsx'
import { Preview } from './preview.tsx'
import { Sheets } from './sheets.tsx'
import { TopBar } from './top-bar.tsx'

// Nobody waits for it: a table without it is whole.
const Moments = lazy(() => import('../moments/moments.tsx'))

interface BoardProps {
  readonly view: View
  readonly onLeave: () => void
  /** Buttons for players and spectators of a game in progress; null in a replay. */
  readonly menu?: ReactNode
  /** The panel of the decision; in a replay, what the player decided. */
  readonly decision: ReactNode
  /** A replay has other keys than a game. */
  readonly keyPlace?: 'table' | 'replay'
  readonly chat?: ReactNode
  /** Buttons for which the top bar of a phone has no room. */
  readonly phoneMenu?: ReactNode
  /** What to say while the connection is lost. */
  readonly lost?: string | null
}

/** The whole table, for a game in progress and for a replay. */
export function Board({
  view,
  onLeave,
  menu = null,
  decision,
  keyPlace = 'table',
  chat = null,
  phoneMenu = null,
  lost = null,
}: BoardProps) {
  useMotion(useSaid(state => state.version))
  useRunInView(view)
  const isNarrow = useMedia(narrow)
  const list = useSettings(state => state.list)
  const coversTable = usePanelCoversTable(view)
  const own = useOwnSide(view)
  const eye = useEye(view)
  const other = own === 'corp' ? 'runner' : 'corp'
  const handOf = (side: Side) => {
    const { hand, handSize } = side === 'corp' ? view.corp : view.runner
    return { hand, handSize }
  }
  return (
    <div className="table" data-own={own} data-viewer={eye} data-list={list}>
      <TopBar view={view} onLeave={onLeave} menu={menu} keyPlace={keyPlace} />
      {lost !== null && (
        <p className="connection" role="alert">
          {lost}
        </p>
      )}
      <div className="left">
        <Player view={view} side={other} />
        <Aside chat={chat} />
        <Player view={view} side={own} />
      </div>
      <main className="board" aria-label={atTable.board.main} inert={coversTable}>
        <Hand side={other} {...handOf(other)} />
        <Field view={view} />
      </main>
      {isNarrow && <LastLine key={view.viewer} />}
      <div className="right">
        <Focus view={view} />
        {decision}
      </div>
      <Hand side={own} {...handOf(own)} />
      <Sheets
        view={view}
        menu={phoneMenu}
        chat={chat}
        onLeave={onLeave}
        keyPlace={keyPlace}
        isOn={menu !== null && view.over === null}
      />
      <Preview view={view} />
      <Announcer view={view} />
      <Part lost={null}>
        <Moments />
      </Part>
    </div>
  )
}
