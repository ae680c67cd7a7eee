import type { Text } from '../../phrasing/text.ts'
import { t } from '../../phrasing/text.ts'
import type { Payment } from '../../tree/doing.ts'
import type { Saying } from '../../tree/language.ts'
import { prose } from './clauses.ts'
import { payPhrase } from './deeds.ts'
import { list } from './grammar.ts'
import { lineText } from './lines.ts'

/** What is paid, without an actor: "2[credit] bezahlen". A way that asks for nothing is the usual one. */
export const payment = (pay: Payment): Text =>
  pay.every(way => way.length === 0) ? 'wie üblich bezahlen' : t`${payPhrase(pay, 'you').infinitive}`

export const payments = (pays: readonly Payment[]): Text => list(pays.map(payment), 'und')

/** A piece of text in words. */
export function sayingText(saying: Saying): Text {
  if ('line' in saying) return lineText(saying.line)
  return 'pay' in saying ? payment(saying.pay) : prose(saying.sentences)
}
