import type { QuestionView, Reply, Side, View } from '@paydata/engine'
import type { Planned } from './planned.ts'
import { replyPlanned } from './planned.ts'

/** What a player has done in one go: a plan over ordinary answers, which ends as soon as anything is not as expected. */
export type Macro =
  /**
   * The cheapest way to break all that is left of the ice, and past it, until there is something to decide: whether to
   * jack out, unless ice is next that can be broken as well.
   */
  | { readonly is: 'breakAll'; readonly steps: readonly Planned[]; readonly then: 'jackOut' | 'nextIce' }
  /** Passes and runs on, until there is something to decide. */
  | { readonly is: 'continueRun' }
  /** Accesses all cards of a server that everybody sees, agendas first, as long as nothing can be done with one. */
  | { readonly is: 'accessAll' }
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
      if (first === undefined) return runningOn(view, question, macro.then === 'nextIce', macro)
      const reply = replyPlanned(question, first)
      return reply === null ? null : { reply, rest: { ...macro, steps } }
    }
    case 'continueRun':
      return runningOn(view, question, true, macro)
    case 'accessAll': {
      const reply = accessing(view, question)
      return reply === null ? null : { reply, rest: macro }
    }
    case 'takeCredits': {
      if (view.run !== null || !isTurnOf(question.for, macro.turn, view)) return null
      return taking(question, { action: 'gainCredit', paidWindow: 'pass' }, macro)
    }
  }
}

function runningOn(view: View, question: QuestionView, continues: boolean, macro: Macro): Step | null {
  if (view.run === null || isUnbroken(view)) return null
  return taking(question, { paidWindow: 'pass', ...(continues && { jackOut: 'continue' }) }, macro)
}

/** The next card that lies open, or what alone can be done with the one that is accessed. */
function accessing(view: View, question: QuestionView): Reply | null {
  if (question.form !== 'choose') return null
  const { asks, number, options } = question
  if (asks === 'candidate') {
    const open = openCandidates(view, question)
    const best = open.find(({ isAgenda }) => isAgenda) ?? open[0]
    return best === undefined ? null : { question: number, choose: [best.index] }
  }
  const isOpen = asks === 'steal' || (asks === 'midAccess' && view.access?.faceup === true)
  return isOpen && options.length === 1 ? { question: number, choose: [0] } : null
}

/** Cards that everybody sees among those that the Runner may access next. */
export function openCandidates({ corp, servers }: View, question: QuestionView) {
  if (question.form !== 'choose' || question.asks !== 'candidate') return []
  const cards = [...corp.discard.cards, ...servers.flatMap(({ root }) => root)]
  return question.options.flatMap(({ card }, index) => {
    const found = card === null ? undefined : cards.find(({ id }) => id === card)
    return found?.faceup === true ? [{ index, isAgenda: found.face?.type === 'agenda' }] : []
  })
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
