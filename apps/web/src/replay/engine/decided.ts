import type { Game, QuestionView, Reply, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { labelOf, promptOf } from '@paydata/engine/english'
import type { ReplayFile } from '@paydata/protocol'
import type { Decided, Eye } from '../film.ts'

/** What was asked, and the answer. Only who was asked knows it, and who sees both hands. */
export function decidedAt(game: Game, answer: ReplayFile['answers'][number], eye: Eye): Decided {
  const { by, reply } = answer
  if (by === 'both' || (eye !== by && eye !== 'all')) return { by, words: null }
  const view = viewFor(game, by)
  const { question } = view
  if (question === null || reply === null) return { by, words: null }
  const asked = promptOf(question, view).text
  return { by, words: { asked, ...answered(view, question, reply), because: answer.because ?? null } }
}

function answered(view: View, question: QuestionView, reply: Reply) {
  switch (question.form) {
    case 'choose': {
      const chosen = 'choose' in reply ? reply.choose : []
      const options = question.options.map((option, i) => ({
        text: labelOf(option, view),
        chosen: chosen.includes(i),
      }))
      return { options, amount: null }
    }
    case 'number':
      return { options: [], amount: 'number' in reply ? `${reply.number}` : null }
    case 'allocate':
      return { options: [], amount: 'amounts' in reply ? reply.amounts.join(' + ') : null }
  }
}
