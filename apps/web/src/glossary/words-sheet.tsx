import './words-sheet.css'
import type { View } from '@paydata/engine'
import { use, useEffect, useState } from 'react'
import { kindOf } from '../cards/card-face.tsx'
import { cardsVersionIn, factsOf, ShownAsIn } from '../cards/facts.ts'
import { glossary } from '../messages/glossary.ts'
import { hold, openSheet, useHand } from '../store/hand.ts'
import { useSaid } from '../store/said.ts'
import { Sheet } from '../ui/sheet.tsx'
import { promptText, textOf } from '../words/words.ts'
import { Explained } from './explained.tsx'
import type { Term } from './finder.ts'
import { termsIn } from './finder.ts'
import { Showing } from './showing.tsx'

/** So many lines of the log count as what happened last. */
const lastLines = 5

/** The words of the game in what the player sees now, for whoever has no pointer to rest on them. */
export default function WordsSheet({ view }: { view: View }) {
  const terms = useTermsHere(view)
  const [shown, setShown] = useState<Term | null>(null)
  return (
    <Sheet title={glossary.here} isOpen onClose={() => openSheet(null)}>
      <p className="muted">{terms.length === 0 ? glossary.noneHere : glossary.hereLead}</p>
      <ul className="words-here">
        {terms.map(term => (
          <li key={term}>
            <Explained term={term} onShow={() => setShown(term)} />
          </li>
        ))}
      </ul>
      {shown !== null && <Showing term={shown} onClose={() => setShown(null)} />}
    </Sheet>
  )
}

/** Those of the cards that are read come first, then those of the question, then those of what happened last. */
function useTermsHere(view: View): readonly Term[] {
  const version = cardsVersionIn(use(ShownAsIn))
  const [looked] = useState(() => useHand.getState().looked?.definition)
  // The card has been read: it would lie over the table when this sheet is closed.
  useEffect(() => hold(null), [])
  const lines = useSaid(state => state.journal)().lines.slice(-lastLines)
  const read = [looked, view.encounter?.ice.face?.definition, view.access?.face?.definition]
  return termsIn([
    ...read.flatMap(definition => {
      const facts = definition == null ? undefined : factsOf(definition)
      return facts === undefined ? [] : [kindOf(facts.printed), ...textOf(version, facts.is)]
    }),
    ...(view.question === null ? [] : [promptText(view, view.question).text]),
    ...lines.flatMap(line => (line.kind === 'told' ? [line.text] : [])),
  ])
}
