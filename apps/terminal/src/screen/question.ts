import type { QuestionView, View } from '@paydata/engine'
import { optionLabel, promptWords, sourceLabel } from '../words.ts'
import { sideColour } from './cards.ts'
import { columns, wrap } from './layout.ts'
import type { Paint } from './paint.ts'

/** The question in words and its options, numbered. */
export function questionLines(
  view: View,
  question: QuestionView,
  width: number,
  paint: Paint,
  columnsAtMost: number,
): string[] {
  const who = question.for === 'corp' ? 'The Corp' : 'The Runner'
  const { text, why } = promptWords(view, question)
  const reason = why === '' ? '' : paint('dim', ` – ${why}`)
  const head = `${paint(sideColour(question.for), who)}: ${text}${reason}`
  return [...wrap(head, width, 2), ...optionLines(view, question, width, columnsAtMost)]
}

function optionLines(view: View, question: QuestionView, width: number, columnsAtMost: number): string[] {
  switch (question.form) {
    case 'choose': {
      const digits = String(question.options.length).length
      const items = question.options.map(
        (option, i) => `${String(i + 1).padStart(digits + 2)} ${optionLabel(view, option)}`,
      )
      const listed = columns(items, width, items.length > 6 ? columnsAtMost : 1)
      const howMany = manyWords(question)
      return howMany === '' ? listed : [...listed, `  ${howMany}`]
    }
    case 'number':
      return [
        question.least === question.most
          ? `  Type ${question.most}.`
          : `  Type a number from ${question.least} to ${question.most}.`,
      ]
    case 'allocate':
      return [
        ...question.sources.map(
          (source, i) => `  ${i + 1} ${sourceLabel(view, source)}: at most ${source.most}`,
        ),
        `  Pay ${question.total} in all: type an amount for each of them, such as ${spread(question)}.`,
      ]
  }
}

function manyWords({ least, most, ordered }: Extract<QuestionView, { form: 'choose' }>): string {
  if (least === 1 && most === 1) return ''
  if (most === 0) return 'Type p to go on.'
  const order = ordered ? ' in order' : ''
  if (least === most) return `Choose ${least}${order}, such as ${sample(least)}.`
  return least === 0 ? `Choose up to ${most}${order}, or none.` : `Choose from ${least} to ${most}${order}.`
}

const sample = (count: number): string => Array.from({ length: count }, (_, i) => i + 1).join(' ')

/** One way to pay. */
function spread({ sources, total }: Extract<QuestionView, { form: 'allocate' }>): string {
  let left = total
  return sources
    .map(source => {
      const part = Math.min(left, source.most)
      left -= part
      return part
    })
    .join(' ')
}
