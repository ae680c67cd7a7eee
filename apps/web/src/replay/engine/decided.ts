import type { QuestionView, Reply, Side, View } from '@paydata/engine'
import type { Because } from '@paydata/protocol'
import { labelOf, promptOf, titleOf } from '@paydata/words'
import { reasonsText } from '@paydata/words/reasons'
import { gameWords, reasonWords } from '../../messages/game.ts'
import type { Decided, Eye } from '../film.ts'

/** An answer of a replay. */
interface Answer {
  readonly by: Side | 'both'
  /** Null for a concession. */
  readonly reply: Reply | null
  readonly because?: Because | undefined
}

/** The question and the answer in words. Only the player who was asked, and an eye that sees both hands, may know them. */
export function decidedAt(viewOf: (side: Side) => View, { by, reply, because }: Answer, eye: Eye): Decided {
  if (by === 'both' || (eye !== by && eye !== 'all')) return { by, words: null }
  const view = viewOf(by)
  const { question } = view
  if (question === null || reply === null) return { by, words: null }
  const asked = promptOf(question, view, gameWords()).text
  return { by, words: { asked, ...answered(view, question, reply), because: why(because, view) } }
}

const why = (because: Because | undefined, { definitions }: View): string | null =>
  because === undefined ? null : reasonsText(because, reasonWords(), card => titleOf(definitions, card))

function answered(view: View, question: QuestionView, reply: Reply) {
  switch (question.form) {
    case 'choose': {
      const chosen = 'choose' in reply ? reply.choose : []
      const options = question.options.map((option, i) => ({
        text: labelOf(option, view, gameWords()),
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
