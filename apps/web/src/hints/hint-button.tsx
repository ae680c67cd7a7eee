import { lazy } from 'react'
import { atTable } from '../messages/at-table.ts'
import { withWords } from '../messages/language.ts'
import { useHand } from '../store/hand.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Part } from '../ui/part.tsx'

// Nobody loads it who asks for no hint.
const HintPanel = lazy(withWords(() => import('./hint-panel.tsx'), 'hint', 'reasons'))

/** Asks for a hint about the open question, or closes it. */
export function HintButton() {
  const question = useHand(state => state.question)
  const isOpen = useHand(state => state.hintFor !== null)
  return (
    <IconButton
      icon="hint"
      className="hint-button"
      label={atTable.decision.hint}
      command="hint"
      disabled={question === null}
      pressed={isOpen}
      onPress={() => useHand.setState({ hintFor: isOpen ? null : question })}
    />
  )
}

/** Where a hint stands, as long as the question is open that it is about. */
export function HintPlace() {
  const question = useHand(state => state.hintFor)
  if (question === null) return null
  return (
    <Part>
      <HintPanel key={question} question={question} />
    </Part>
  )
}
