import './board.css'
import type { Side, View } from '@paydata/engine'
import type { ReactNode } from 'react'
import { usePanelCoversTable } from '../decisions/placed.ts'
import { LastLine } from '../log/last-line.tsx'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { phone, useMedia } from '../ui/use-media.ts'
import { Announcer } from './announcer.tsx'
import { Aside } from './aside.tsx'
import { useEye, useOwnSide } from './cards-in.ts'
import { Field } from './field.tsx'
import { Focus } from './focus.tsx'
import { useRunInView } from './follow-run.ts'
import { Hand } from './hand.tsx'
import { useMotion } from './motion.ts'
import { Player } from './player.tsx'
import { PreviewPlace } from './preview.tsx'
import { Sheets } from './sheets.tsx'
import { TopBar } from './top-bar.tsx'

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
  const isPhone = useMedia(phone)
  const coversTable = usePanelCoversTable(view)
  // Only a phone's board scrolls, and keys can scroll only an element that takes the focus.
  const scrolls = isPhone ? { tabIndex: 0 } : {}
  const own = useOwnSide(view)
  const eye = useEye(view)
  const other = own === 'corp' ? 'runner' : 'corp'
  const handOf = (side: Side) => {
    const { hand, handSize } = side === 'corp' ? view.corp : view.runner
    return { hand, handSize }
  }
  return (
    <div className="table" data-own={own} data-viewer={eye} data-over={view.over?.how}>
      <TopBar view={view} onLeave={onLeave} menu={menu} keyPlace={keyPlace} />
      {lost !== null && (
        <p className="connection" role="alert">
          {lost}
        </p>
      )}
      <div className="left">
        <Player view={view} side={other} />
        <Aside chat={chat} />
        <PreviewPlace view={view} over="aside" />
        <Player view={view} side={own} />
      </div>
      <main className="board" aria-label={say.table.main} inert={coversTable} {...scrolls}>
        <Hand side={other} {...handOf(other)} />
        <Field view={view} />
      </main>
      {isPhone && <LastLine key={view.viewer} />}
      <div className="right">
        <div className="focus-place">
          <Focus view={view} />
          <PreviewPlace view={view} over="focus" />
        </div>
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
      <Announcer view={view} />
    </div>
  )
}
