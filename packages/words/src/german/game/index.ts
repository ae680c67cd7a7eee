import { citation } from '../../tree/citation.ts'
import type { Language } from '../../tree/language.ts'
import { prose } from './clauses.ts'
import { smooth } from './grammar.ts'
import { labels } from './labels.ts'
import { lineText } from './lines.ts'
import { log } from './log.ts'
import { kinds } from './names.ts'
import { prompts } from './prompts.ts'
import { reasons, replies } from './reasons.ts'
import { payment, payments } from './saying.ts'
import { flow } from './steps.ts'

/** Words that stand alone are smoothed as sentences are. */
const smoothed = <Key extends string, Of>(
  table: Readonly<Record<Key, (of: Of) => string>>,
): Readonly<Record<Key, (of: Of) => string>> => {
  const all: Record<Key, (of: Of) => string> = { ...table }
  for (const key in all) {
    const say = table[key]
    all[key] = of => smooth(say(of))
  }
  return all
}

/** All the words of the game in German. */
export const german: Language = {
  tag: 'de',
  line: line => smooth(lineText(line)),
  prose,
  payment: pay => smooth(payment(pay)),
  payments: pays => smooth(payments(pays)),
  kinds,
  labels: { ...labels, options: smoothed(labels.options) },
  prompts: smoothed(prompts),
  reasons: smoothed(reasons),
  replies,
  withRule: (text, rule) => `${text} (${citation(rule)})`,
  log,
  flow,
}
