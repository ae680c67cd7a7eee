import type { CardView, QuestionView, View } from '@paydata/engine'
import { optionsOf } from './answering.ts'

/**
 * Whether what is installed next may replace like cards (CR 8.5.6): where the Corp chooses the server for it, and with programs in
 * the rig. A server is chosen for other things too: to move a card there, or to name it.
 */
export function couldTrashFirst({ progress, rig, runner }: View, question: QuestionView): boolean {
  if (question.for === 'corp') return question.asks === 'server' && progress.at(-1)?.what === 'install'
  const isProgram = ({ face }: CardView): boolean => face?.type === 'program'
  return (
    question.asks === 'action' &&
    rig.some(isProgram) &&
    runner.hand.cards.some(card => isProgram(card) && optionsOf(question, card.id).length > 0)
  )
}
