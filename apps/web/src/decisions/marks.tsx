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

/** What the Corp can want beforehand: cards that are rezzed at the next chance, and to make room where there is some. */
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

/** Who holds priority is asked what to trash before something is installed, also where there is room. */
function TrashFirst() {
  const isHeld = useHand(state => state.temporaryOrder === 'ask')
  return (
    <Button look="quiet" pressed={isHeld} onPress={() => setTemporaryOrder(isHeld ? 'nothing' : 'ask')}>
      {say.marks.trashFirst}
    </Button>
  )
}
