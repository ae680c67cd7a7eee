import type { QuestionView, Reply, View } from '@paydata/engine'
import type { Recall } from '@paydata/engine/worlds'
import type { Reason } from './reasons/reason.ts'

/** Chance of its own for a bot: a whole number below the one given. */
export type Dice = (below: number) => number

/** What a bot answers, and why. */
export interface Thought {
  readonly reply: Reply
  readonly because: readonly Reason[]
}

/**
 * A player. It gets the view of its side, in which there is a question, and what it recalls, where the
 * host tells it; and nothing else: the same view, memory and chance give the same answer.
 */
export type Bot = (view: View, dice: Dice, recall?: Recall) => Thought

export function questionIn(view: View): QuestionView {
  if (view.question === null) throw new Error('A bot was shown a view in which it is not asked anything.')
  return view.question
}
