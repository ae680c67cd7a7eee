import type { Payment } from '../../tree/doing.ts'
import type { Saying } from '../../tree/language.ts'
import { prose } from './clauses.ts'
import { payPhrase } from './deeds.ts'
import { list } from './grammar.ts'
import { lineText } from './lines.ts'

/** What is paid, without an actor: "2[credit] bezahlen". A way that asks for nothing is the usual one. */
export const payment = (pay: Payment): string =>
  pay.every(way => way.length === 0) ? 'wie üblich bezahlen' : `${payPhrase(pay, 'you').infinitive}`

export const payments = (pays: readonly Payment[]): string => list(pays.map(payment), 'und')

/** A piece of text in words. */
export function sayingText(saying: Saying): string {
  if ('line' in saying) return lineText(saying.line)
  return 'pay' in saying ? payment(saying.pay) : prose(saying.sentences)
}
