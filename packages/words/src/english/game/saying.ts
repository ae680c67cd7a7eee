import type { Text } from '../../phrasing/text.ts'
import type { Payment } from '../../tree/doing.ts'
import type { Saying } from '../../tree/language.ts'
import { prose } from './clauses.ts'
import { payPhrase } from './deeds.ts'
import { list } from './grammar.ts'
import { lineText } from './lines.ts'

/** What is paid, as one is told to do it: a way that asks for nothing is the usual one. */
export const payment = (pay: Payment): Text =>
  pay.every(way => way.length === 0) ? 'pay as usual' : payPhrase(pay, 'you').plain

export const payments = (pays: readonly Payment[]): Text => list(pays.map(payment), 'and')

/** A piece of text in words. */
export function sayingText(saying: Saying): Text {
  if ('line' in saying) return lineText(saying.line)
  return 'pay' in saying ? payment(saying.pay) : prose(saying.sentences)
}
