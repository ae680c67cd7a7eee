import type { QuestionView, Reply, Side, View } from '@paydata/engine'
import type { Planned } from './planned.ts'
import { replyPlanned } from './planned.ts'

/** What a player has done in one go: a plan over ordinary answers, which ends as soon as anything is not as expected. */
export type Macro =
  /** The cheapest way to break all that is left of the ice. */
  | { readonly is: 'breakAll'; readonly steps: readonly Planned[] }
  /** Passes and runs on, until there is something to decide. */
  | { readonly is: 'continueRun' }
  /** Every click of this turn for a credit. */
  | { readonly is: 'takeCredits'; readonly turn: number }

export const isUnbroken = ({ encounter }: View): boolean =>
  encounter !== null && !encounter.bypassed && encounter.subroutines.some(({ state }) => state === 'unbroken')

export interface Step {
  readonly reply: Reply
  readonly rest: Macro
}

/** What comes next of a macro; nothing when it is over, or when the question is another than was expected. */
export function stepOf(macro: Macro, view: View): Step | null {
  const { question } = view
  if (question === null) return null
  switch (macro.is) {
    case 'breakAll': {
      const [first, ...steps] = macro.steps
      const reply = first === undefined ? null : replyPlanned(question, first)
      return reply === null ? null : { reply, rest: { ...macro, steps } }
    }
    case 'continueRun': {
      if (view.run === null || isUnbroken(view)) return null
      return taking(question, { paidWindow: 'pass', jackOut: 'continue' }, macro)
    }
    case 'takeCredits': {
      if (view.run !== null || !isTurnOf(question.for, macro.turn, view)) return null
      return taking(question, { action: 'gainCredit', paidWindow: 'pass' }, macro)
    }
  }
}

const isTurnOf = (side: Side, turn: number, view: View): boolean => view.active === side && view.turn === turn

/** The option that does what is wanted at such a question. */
function taking(
  question: QuestionView,
  wanted: Readonly<Partial<Record<QuestionView['asks'], string>>>,
  macro: Macro,
): Step | null {
  if (question.form !== 'choose') return null
  const index = question.options.findIndex(({ does }) => does === wanted[question.asks])
  return index < 0 ? null : { reply: { question: question.number, choose: [index] }, rest: macro }
}
