import type { CardView, QuestionView, View } from '@paydata/engine'
import { say } from '../messages/say.ts'
import { useHand } from '../store/hand.ts'
import { markToRez, setTemporaryOrder } from '../store/session.ts'
import { unrezzedInRoots } from '../store/unrezzed.ts'
import { Button } from '../ui/button.tsx'
import { optionsOf } from './answering.ts'

interface MarksProps {
  readonly view: View
  readonly question: QuestionView | null
}

/** Buttons for orders in advance: of the Corp to rez a card at the next chance, of both to trash cards before they install one. */
export function Marks({ view, question }: MarksProps) {
  const rez = useHand(state => state.rez)
  const cards = view.viewer === 'corp' && view.over === null ? unrezzedInRoots(view) : []
  const isPlacing = question !== null && couldTrashFirst(view, question)
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

/** Whether what is installed next may replace like cards (CR 8.5.6): where the Corp chooses a server, and with programs in the rig. */
function couldTrashFirst({ rig, runner }: View, question: QuestionView): boolean {
  if (question.for === 'corp') return question.asks === 'server'
  const isProgram = ({ face }: CardView): boolean => face?.type === 'program'
  const isOffered = ({ id }: CardView): boolean => optionsOf(question, id).length > 0
  return (
    question.asks === 'action' &&
    rig.some(isProgram) &&
    runner.hand.cards.some(card => isProgram(card) && isOffered(card))
  )
}

/** Who has room is not asked, but may trash cards first all the same. */
function TrashFirst() {
  const isHeld = useHand(state => state.temporaryOrder === 'ask')
  return (
    <Button look="quiet" pressed={isHeld} onPress={() => setTemporaryOrder(isHeld ? 'nothing' : 'ask')}>
      {say.marks.trashFirst}
    </Button>
  )
}
