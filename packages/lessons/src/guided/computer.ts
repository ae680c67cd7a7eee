import type { Reply, View } from '@paydata/engine'
import type { GuidedGame } from './guided.ts'

/** What the computer answers to an action in place of what is best; null where it decides itself. `dice` gives a whole number below another. */
export function dawdlingReply(
  { computer: { inHundred, does, handAtMost = Infinity } }: GuidedGame,
  { question, ...view }: View,
  dice: (below: number) => number,
): Reply | null {
  if (question?.asks !== 'action' || question.form !== 'choose' || dice(100) >= inHundred) return null
  if (view[question.for].hand.count > handAtMost) return null
  const at = question.options.findIndex(option => option.does === does)
  return at < 0 ? null : { question: question.number, choose: [at] }
}
