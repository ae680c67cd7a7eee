import type { Reply, View } from '@paydata/engine'
import type { Part } from './lesson.ts'

/** What the computer answers because the part has it so, as it sees the game; null where it decides itself. */
export function plannedReply({ theirs = [] }: Part, { question, runner }: View): Reply | null {
  if (question?.asks !== 'action' || question.form !== 'choose') return null
  const run = theirs.find(({ clicks }) => clicks === runner.clicks)
  const at = question.options.findIndex(({ does, server }) => does === 'run' && server === run?.on)
  return at < 0 ? null : { question: question.number, choose: [at] }
}
