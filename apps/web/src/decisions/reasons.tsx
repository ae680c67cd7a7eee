import type { Unavailable, View } from '@paydata/engine'
import { useState } from 'react'
import { Icon, Text } from '../icons/icon.tsx'
import { say } from '../messages/english.ts'
import { useSaid } from '../store/said.ts'
import { say as tell } from '../store/session.ts'
import { Sheet } from '../ui/sheet.tsx'
import { progressText, refusedText } from '../words/words.ts'

/** Why somebody is asked, and what could be expected but is not offered. */
export function Reasons({ view, why }: { view: View; why: string }) {
  const [isOpen, setOpen] = useState(false)
  const whyNot = useSaid(state => state.whyNot)
  const number = view.question?.number ?? 0
  const open = (): void => {
    setOpen(true)
    tell({ say: 'whyNot', question: number })
  }
  const refused = whyNot?.question === number ? whyNot.unavailable : null
  return (
    <>
      <button type="button" className="why" id="why" data-nav onClick={open}>
        <Icon name="help" />
        <span>
          <Text>{why}</Text>
        </span>
      </button>
      <Sheet title={say.decision.why} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ol className="progress">
          {view.progress.map((each, depth) => (
            <li key={depth} style={{ '--depth': depth }}>
              <Text>{progressText(view, each)}</Text>
            </li>
          ))}
        </ol>
        <h3 className="sheet-sub">{say.decision.whyNot}</h3>
        <Refused view={view} refused={refused} />
      </Sheet>
    </>
  )
}

function Refused({ view, refused }: { view: View; refused: readonly Unavailable[] | null }) {
  if (refused === null) return <p className="muted">{say.decision.noReasons}</p>
  if (refused.length === 0) return <p className="muted">{say.decision.nothingRefused}</p>
  return (
    <ul className="refused">
      {refused.map(each => {
        const { label, why } = refusedText(view, each)
        return (
          <li key={each.id}>
            <span className="refused-what">
              <Text>{label}</Text>
            </span>
            <span className="refused-why">
              <Text>{why}</Text>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
