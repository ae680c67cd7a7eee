import type { QuestionView, View } from '@paydata/engine'
import { say } from '../messages/say.ts'
import { useHand } from '../store/hand.ts'
import { markToRez, setTemporaryOrder } from '../store/session.ts'
import { unrezzedInRoots } from '../store/unrezzed.ts'
import { Button } from '../ui/button.tsx'

interface MarksProps {
  readonly view: View
  readonly question: QuestionView | null
}

/** Buttons by which the Corp orders in advance: to rez a card at the next chance, or to trash cards before it installs one. */
export function Marks({ view, question }: MarksProps) {
  const rez = useHand(state => state.rez)
  const cards = view.viewer === 'corp' && view.over === null ? unrezzedInRoots(view) : []
  const isPlacing = question?.asks === 'server' && view.viewer === 'corp'
  if (cards.length === 0 && !isPlacing) return null
  return (
    <div className="marks">
      {isPlacing && <TrashFirst />}
      {cards.length > 0 && (
        <div className="marks-cards" role="group" aria-label={say.marks.rez}>
          <span aria-hidden="true">{say.marks.rez}</span>
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

/** A Corp that wants to be asked everything may also trash cards before it installs one, even if it need not. */
function TrashFirst() {
  const isHeld = useHand(state => state.temporaryOrder === 'ask')
  return (
    <Button look="quiet" pressed={isHeld} onPress={() => setTemporaryOrder(isHeld ? 'nothing' : 'ask')}>
      {say.marks.trashFirst}
    </Button>
  )
}
