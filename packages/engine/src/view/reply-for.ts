import type { QuestionView } from '../fields/question-types.ts'
import type { Reply } from '../state/questions.ts'

/** The reply that chooses options by their ids; nothing when one of them is not among the options. */
export function replyFor(question: QuestionView, ids: readonly string[]): Reply | undefined {
  if (question.form !== 'choose') return undefined
  const choose = ids.map(id => question.options.findIndex(option => option.id === id))
  return choose.includes(-1) ? undefined : { question: question.number, choose }
}
