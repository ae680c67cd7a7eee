import '../decisions/decision.css'
import './over.css'
import type { View } from '@paydata/engine'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useKeyShown } from '../keys/shortcut.ts'
import { atTable } from '../messages/at-table.ts'
import { usePlaying } from '../moments/playing.ts'
import { AfterGame } from '../replay/after-game.tsx'
import { Decisive } from '../replay/moments.tsx'
import { useOutline } from '../replay/use-outline.ts'
import { Link } from '../route/link.tsx'
import { useRoom } from '../store/room.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { Button } from '../ui/button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { endingText } from '../words/ending.ts'

interface Ending {
  readonly title: string
  readonly lead: string
}

/** How the game ended, in words for this viewer; null while it goes on. */
export function useEnding({ over, viewer }: View): Ending | null {
  // The server knows of ends that are none in the rules: a player ran out of time, or was away too long.
  const result = useRoom(state => state.room?.result ?? null)
  if (over === null) return null
  const { winner } = over
  const isPlayer = viewer === 'corp' || viewer === 'runner'
  const own = winner === viewer ? atTable.over.won : atTable.over.lost
  const title = winner === null ? atTable.over.drawn : isPlayer ? own : atTable.over.wins(winner)
  return { title, lead: endingText(winner, result?.how ?? over.how) }
}

interface EndedProps {
  readonly ending: Ending
  /** Whether the panel with everything about it is open over the table. */
  readonly isOpen: boolean
  readonly again: ReactNode
  readonly onOpen: () => void
}

/** Stands in place of the decision after the game, with a button that opens the panel about its end again. */
export function Ended({ ending, isOpen, again, onOpen }: EndedProps) {
  const shortcut = useKeyShown('decision')
  useEffect(() => {
    // The button that had the focus may have gone with the last question.
    if (!isOpen && document.activeElement === document.body) document.getElementById('decision')?.focus()
  }, [isOpen])
  return (
    <section
      className="decision"
      id="decision"
      tabIndex={-1}
      aria-label={atTable.decision.region}
      {...shortcut}
    >
      <div className="decision-head">
        <h2 className="prompt">{ending.title}</h2>
        <p className="muted">{ending.lead}</p>
      </div>
      <div className="decision-end answer-row">
        {/* The panel shows it while it is open. Two copies would both move to the new game. */}
        {!isOpen && again}
        <Button onPress={onOpen}>{atTable.over.open}</Button>
      </div>
    </section>
  )
}

interface OverProps {
  readonly view: View
  readonly ending: Ending | null
  readonly isOpen: boolean
  readonly again: ReactNode
  readonly numbers: ReactNode
  /** The id of the game's replay; null if there is none. */
  readonly replay: string | null
  readonly leadsTo: keyof typeof atTable.over.leave
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** The panel about how the game ended, and what the player can do next. */
export function Over({ ending, ...rest }: OverProps) {
  // The last state of the table is painted first, as opening a dialog makes the browser compute the styles of the whole page.
  const isPainted = useAfterPaint(ending !== null)
  const isEnding = usePlaying(state => state.isEnding)
  if (ending === null || !isPainted || isEnding) return null
  return <Result ending={ending} {...rest} />
}

interface ResultProps extends Omit<OverProps, 'ending'> {
  readonly ending: Ending
}

function Result({ view, ending, isOpen, again, numbers, replay, leadsTo, onClose, onLeave }: ResultProps) {
  const outline = useOutline(replay)
  return (
    <Sheet title={ending.title} isOpen={isOpen} onClose={onClose}>
      <p className="over-lead">{ending.lead}</p>
      <p className="over-score">{atTable.over.score(view.corp.score, view.runner.score)}</p>
      <p className="muted">{atTable.over.turns(view.turn)}</p>
      {replay !== null && <Decisive game={replay} outline={outline} />}
      <div className="answer-row">
        <div className="over-again" data-first="true">
          {again}
        </div>
        {replay !== null && (
          <Link to={{ at: 'replay', game: replay }} className="button">
            {atTable.over.replay}
          </Link>
        )}
        <Button onPress={onClose}>{atTable.over.look}</Button>
        <Button onPress={onLeave}>{atTable.over.leave[leadsTo]}</Button>
      </div>
      {replay !== null && (
        <div className="over-after">
          <AfterGame game={replay} outline={outline} />
        </div>
      )}
      {numbers}
    </Sheet>
  )
}
