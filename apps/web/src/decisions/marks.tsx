import './marks.css'
import type { QuestionView, View } from '@paydata/engine'
import { atTable } from '../messages/at-table.ts'
import { useHand } from '../store/hand.ts'
import { markToRez, toggleTrashesFirst } from '../store/session.ts'
import { unrezzedInRoots } from '../store/unrezzed.ts'
import { Button } from '../ui/button.tsx'
import { couldTrashFirst } from './trash-first.ts'

interface MarksProps {
  readonly view: View
  readonly question: QuestionView | null
}

/** Buttons for orders in advance: of the Corp to rez a card at the next chance, of both to trash cards before they install one. */
export function Marks({ view, question }: MarksProps) {
  const rez = useHand(state => state.rez)
  const trashesFirst = useHand(state => state.trashesFirst)
  const cards = view.viewer === 'corp' && view.over === null ? unrezzedInRoots(view) : []
  const isPlacing = question !== null && couldTrashFirst(view, question)
  if (cards.length === 0 && !isPlacing) return null
  return (
    <div className="marks">
      {/* Who has room is not asked, but may trash cards first all the same. */}
      {isPlacing && (
        <Button look="quiet" pressed={trashesFirst} onPress={toggleTrashesFirst}>
          {atTable.marks.trashFirst}
        </Button>
      )}
      {cards.length > 0 && (
        <div className="marks-cards" role="group" aria-label={atTable.marks.rez}>
          <span aria-hidden="true">{atTable.marks.rez}</span>
          {cards.map(({ id, face }) => (
            <Button
              key={id}
              look="quiet"
              pressed={id !== null && rez.includes(id)}
              onPress={() => id !== null && markToRez(id)}
            >
              {face?.title}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
