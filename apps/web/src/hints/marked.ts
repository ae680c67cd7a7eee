import type { Hint, Sight, Step } from '@paydata/bots/hints'
import type { OptionView, QuestionView, Reply, View } from '@paydata/engine'
import { usualOption } from '@paydata/engine'

/** Selectors of what a step speaks of. */
export function markedBy(step: Step, view: View, question: QuestionView): readonly string[] {
  switch (step.tells) {
    case 'look':
      return [placeOf(step.at, view)]
    case 'reply':
      return answersOf(step.reply, question)
    case 'oneIsBetter':
    case 'bothAreFine':
      return step.replies.flatMap(({ reply }) => answersOf(reply, question))
    case 'ruleOfThumb':
    case 'noChoice':
      return []
  }
}

export const lastOf = ({ steps }: Hint, told: number): Step | undefined =>
  steps[Math.min(told, steps.length) - 1]

const spot = (card: number | null): string => `.table [data-card="${card}"]`
const server = (id: string): string => `.servers [data-server="${id}"]`

function placeOf(at: Sight, { viewer }: View): string {
  switch (at.is) {
    case 'server':
      return server(at.server)
    case 'card':
    case 'ice':
      return spot(at.card)
    case 'credits':
      return `.player[data-side="${viewer}"] [data-fact="credit"]`
    case 'hand':
      return '.table > .hand'
    case 'tags':
      return '.player [data-fact="tag"]'
    case 'question':
      return '#decision .prompt'
  }
}

/** Where an answer is given: at its buttons, or at what it is about on the table. */
function answersOf(reply: Reply, question: QuestionView): readonly string[] {
  if (question.form !== 'choose' || !('choose' in reply)) return ['.decision-end .answer']
  const main = usualOption(question)
  if (reply.choose.length === 0) return ['.decision-end .answer']
  return reply.choose.flatMap(at => {
    const option = question.options[at]
    if (option === undefined) return []
    return option === main ? ['.decision-end .answer'] : [answerOf(option)]
  })
}

/** The first in the order of the page: of a button in the decision and the place on the table the one that is there and drawn. */
function answerOf({ id, does, card, server: at }: OptionView): string {
  const button = `#decision [data-kept="false"] [data-option="${CSS.escape(id)}"]`
  const token = `.tokens [data-does="${does}"]`
  if (card !== null) return `:is(${button}, ${spot(card)})`
  return at === null ? `:is(${button}, ${token})` : `:is(${button}, ${server(at)})`
}
