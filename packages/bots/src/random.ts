import type { QuestionView, Reply } from '@paydata/engine'
import type { Bot, Dice } from './bot.ts'
import { questionIn } from './bot.ts'
import { reason } from './reasons/reason.ts'

/** Any legal answer, each about as likely as the others. */
export const random: Bot = (view, dice) => ({
  reply: randomReply(questionIn(view), dice),
  because: [reason('byLot')],
})

/** A legal answer to a question by itself. */
export function randomReply(question: QuestionView, dice: Dice): Reply {
  const { number } = question
  switch (question.form) {
    case 'choose':
      return { question: number, choose: someOf(question, dice) }
    case 'number':
      return { question: number, number: question.least + dice(question.most - question.least + 1) }
    case 'allocate': {
      const amounts = question.sources.map(() => 0)
      for (let left = question.total; left > 0; left--) {
        const open = question.sources.flatMap((source, i) => ((amounts[i] ?? 0) < source.most ? [i] : []))
        const chosen = open[dice(open.length)]
        if (chosen !== undefined) amounts[chosen] = (amounts[chosen] ?? 0) + 1
      }
      return { question: number, amounts }
    }
  }
}

function someOf({ options, least, most }: Extract<QuestionView, { form: 'choose' }>, dice: Dice): number[] {
  const left = options.map((_, index) => index)
  const count = least + dice(most - least + 1)
  const choose: number[] = []
  while (choose.length < count) choose.push(...left.splice(dice(left.length), 1))
  return choose
}
