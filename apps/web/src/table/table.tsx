import './table.css'
import { newestEdition } from '@paydata/decks/starter'
import type { View } from '@paydata/engine'
import type { Eye } from '@paydata/protocol'
import type { ReactNode } from 'react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { cardsVersionHere, ShownAsIn } from '../cards/facts.ts'
import { Decision } from '../decisions/decision.tsx'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import type { Role } from '../store/said.ts'
import { useSaid } from '../store/said.ts'
import { sitDown } from '../store/session.ts'
import type { Open } from '../transport/transport.ts'
import { Button } from '../ui/button.tsx'
import { ignoreEarlyPresses } from '../ui/guard.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { useTitle } from '../ui/title.ts'
import { Board } from './board.tsx'
import { GameMenu } from './game-menu.tsx'
import { HeldHands } from './held.ts'
import { IcePrices, wantsPrices } from './ice-prices.ts'
import { useKeys } from './keys.ts'
import { Ended, Over, useEnding } from './over.tsx'

/** What surrounds the table in games with other people. A part is null if the game does not have it. */
export interface Around {
  readonly chat: ReactNode
  /** Questions between the players, such as a wish to take an answer back. */
  readonly notices: ReactNode
  readonly menu: ReactNode
  /** The button that asks for a hint. */
  readonly hint: ReactNode
  /** A button that begins another game; null for the usual one. */
  readonly again: ReactNode
  /** Statistics of the game, once it is over. */
  readonly numbers: ReactNode
  /** The id of the game's replay. */
  readonly replay: string | null
  /** Which screen comes after the table, for the words of the button. */
  readonly leadsTo: keyof typeof atTable.over.leave
  /** Where it is said how the game ended: in a panel of the table, or beside the table. */
  readonly ends: 'here' | 'elsewhere'
}

export const nobodyAround: Around = {
  chat: null,
  notices: null,
  menu: null,
  hint: null,
  again: null,
  numbers: null,
  replay: null,
  leadsTo: 'start',
  ends: 'here',
}

interface TableProps {
  readonly open: Open
  readonly role: Role
  /** The view to ask for; null for the player's own. */
  readonly eye: Eye | null
  /** What to say when the connection is lost. */
  readonly lost: string
  readonly around: Around
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** The screen of a game, run by this browser or by a server. */
export function Table({ open, role, eye, ...rest }: TableProps) {
  useEffect(() => sitDown(open, role, eye), [open, role, eye])
  const view = useSaid(state => state.view)
  if (view !== null)
    return (
      <ShownAsIn value={editionOfCards(view)}>
        <Game view={view} {...rest} />
      </ShownAsIn>
    )
  return <Opening lost={rest.lost} />
}

/** A game that was stored before cards could be as they were has those of today. */
const editionOfCards = ({ definitions, edition }: View): string =>
  definitions === cardsVersionHere ? newestEdition : edition

function Opening({ lost }: { lost: string }) {
  const connection = useSaid(state => state.connection)
  const refusal = useSaid(state => state.refusal)
  return (
    <main className="loading">
      {refusal === null ? (
        <p role="status">{connection === 'lost' ? lost : say.nav.tableSoon}</p>
      ) : (
        <RefusedBy refusal={refusal} />
      )}
    </main>
  )
}

interface GameProps extends Omit<TableProps, 'open' | 'role' | 'eye'> {
  readonly view: View
}

function Game({ view, lost, around, onAgain, onLeave }: GameProps) {
  // The screen that replaces the table must not take presses that were meant for the table.
  useLayoutEffect(() => () => ignoreEarlyPresses(document.documentElement), [])
  useKeys()
  const connection = useSaid(state => state.connection)
  const sawHand = useSaid(state => state.sawHand)
  const { asked, other } = atTable.board.title
  useTitle(view.question === null ? other : asked, view.question === null ? 'quiet' : 'waits')
  const ending = useEnding(view)
  const [isOverOpen, setOverOpen] = useState(true)
  const again = around.again ?? (
    <Button look="primary" onPress={onAgain}>
      {atTable.over.again}
    </Button>
  )
  return (
    <>
      <Board
        view={view}
        onLeave={onLeave}
        menu={
          <>
            {view.over === null && around.hint}
            <GameMenu view={view} />
            {around.menu}
          </>
        }
        chat={around.chat}
        phoneMenu={around.menu}
        lost={connection === 'lost' ? lost : null}
        decision={
          <div className="decision-place">
            {around.notices}
            {ending === null ? (
              <Decision view={view} />
            ) : around.ends === 'elsewhere' ? null : (
              <Ended ending={ending} isOpen={isOverOpen} again={again} onOpen={() => setOverOpen(true)} />
            )}
          </div>
        }
      />
      {wantsPrices(view) && <IcePrices view={view} />}
      {sawHand && <HeldHands key={view.viewer} />}
      <Over
        view={view}
        ending={around.ends === 'here' ? ending : null}
        isOpen={isOverOpen}
        again={again}
        numbers={around.numbers}
        replay={around.replay}
        leadsTo={around.leadsTo}
        onClose={() => setOverOpen(false)}
        onLeave={onLeave}
      />
    </>
  )
}
