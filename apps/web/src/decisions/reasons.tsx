import './reasons.css'
import type { RefusedOptionView, View } from '@paydata/engine'
import { useState } from 'react'
import { Icon, Text } from '../icons/icon.tsx'
import { useKeyShown } from '../keys/shortcut.ts'
import { atTable } from '../messages/at-table.ts'
import { useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { askWhyNot } from '../store/session.ts'
import { Sheet } from '../ui/sheet.tsx'
import { RefusedList } from '../words/refused-list.tsx'
import { progressText } from '../words/words.ts'

interface ReasonsProps {
  readonly view: View
  /** The number of the question. */
  readonly question: number
  readonly why: string
}

/** Tells why the player is asked, and opens a sheet with the reasons why other options are not offered. */
export function Reasons({ view, question, why }: ReasonsProps) {
  // The number of the question, and not a boolean, so that the sheet closes with its question.
  const [openFor, setOpenFor] = useState<number | null>(null)
  const whyNot = useSaid(state => state.whyNot)
  const version = useSaid(state => state.version)
  const shortcut = useKeyShown('why')
  const isEarly = useHand(state => state.isEarly)
  const open = (): void => {
    setOpenFor(question)
    void askWhyNot()
  }
  const refused = whyNot?.version === version ? whyNot.unavailable : null
  return (
    <>
      <button type="button" className="why" id="why" data-nav {...shortcut} onClick={open}>
        <Icon name="help" />
        {/* The message about an early press stands here, where it does not move any button. */}
        <span role="status" className={isEarly ? 'early' : ''}>
          <Text>{isEarly ? atTable.decision.early : why}</Text>
        </span>
      </button>
      <Sheet title={atTable.decision.why} isOpen={openFor === question} onClose={() => setOpenFor(null)}>
        <ol className="progress">
          {view.progress.map((each, depth) => (
            <li key={depth} style={{ '--depth': depth }}>
              <Text>{progressText(view, each)}</Text>
            </li>
          ))}
        </ol>
        <h3 className="sheet-sub">{atTable.decision.whyNot}</h3>
        {/* Takes the focus, so that keys can scroll a long list. */}
        <div tabIndex={0} role="group" aria-label={atTable.decision.whyNot}>
          <RefusedOptions view={view} refused={refused} />
        </div>
      </Sheet>
    </>
  )
}

function RefusedOptions({ view, refused }: { view: View; refused: readonly RefusedOptionView[] | null }) {
  if (refused === null) return <p className="muted">{atTable.decision.noReasons}</p>
  if (refused.length === 0) return <p className="muted">{atTable.decision.nothingRefused}</p>
  return <RefusedList view={view} refused={refused} />
}
