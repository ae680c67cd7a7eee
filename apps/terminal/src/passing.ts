import type { QuestionView, View } from '@paydata/engine'

/**
 * Where a player wants to be asked. `every`: in each window. `able`: where more than passing is possible. `few`:
 * besides, not in the paid ability windows of the opponent's turn outside of runs.
 */
export type Stops = 'every' | 'able' | 'few'
export const stopsNames: readonly Stops[] = ['every', 'able', 'few']

/** Accessing the only candidate, or letting an agenda come to be stolen: what follows is shown and asked. */
const isStepOfAccess = (
  { access }: View,
  { asks, options }: Extract<QuestionView, { form: 'choose' }>,
): boolean =>
  options.length === 1 && (asks === 'candidate' || (asks === 'midAccess' && access?.face?.type === 'agenda'))

/** The index of the option that is taken without asking, because this player wants it so; null to ask. */
export function automaticPass(view: View, stops: Stops): number | null {
  const { question } = view
  if (stops === 'every' || question === null || question.form !== 'choose') return null
  if (isStepOfAccess(view, question)) return 0
  // A card that is being accessed is shown, also when nothing can be done about it.
  if (question.asks !== 'paidWindow' && question.asks !== 'reaction' && question.asks !== 'interrupt')
    return null
  const pass = question.options.findIndex(option => option.does === 'pass')
  if (pass < 0) return null
  if (question.options.length === 1) return pass
  const elsewhere = view.active !== question.for && view.run === null
  return stops === 'few' && elsewhere && question.asks === 'paidWindow' ? pass : null
}
