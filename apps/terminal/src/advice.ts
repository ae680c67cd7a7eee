import type { Advice } from '@paydata/bots'
import type { QuestionView, Reply, View } from '@paydata/engine'
import { becauseText } from './because.ts'
import { many, wrap } from './screen/layout.ts'
import { optionLabel } from './words.ts'

const percent = (chance: number): string => `${Math.round(chance * 100)} %`.padStart(5)

/** The answer and the reason of a bot that thinks ahead, and its chances for every other answer it considered. */
export function adviceLines(view: View, question: QuestionView, advice: Advice, width: number): string[] {
  const { reply, because, prospects } = advice
  const head = `${replyWords(view, question, reply)} – ${becauseText(because, view.definitions)}`
  const lines = prospects.map(
    each =>
      `${percent(each.chance)}  ${replyWords(view, question, each.reply)} (${many(each.games, 'game')} played on)`,
  )
  return [
    ...wrap(head, width, 2),
    ...(lines.length === 0 ? [] : ['Your chance to win, as far as it can be told from what you know:']),
    ...lines.flatMap(line => wrap(`  ${line}`, width, 9)),
  ]
}

function replyWords(view: View, question: QuestionView, reply: Reply): string {
  if ('number' in reply) return `${reply.number}`
  if ('amounts' in reply) return reply.amounts.join(' ')
  if (question.form !== 'choose' || reply.choose.length === 0) return 'nothing'
  return reply.choose
    .flatMap(index => {
      const option = question.options[index]
      return option === undefined ? [] : [`${index + 1} ${optionLabel(view, option)}`]
    })
    .join(', ')
}
