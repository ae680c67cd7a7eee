import { citation } from '../../tree/citation.ts'
import type { Language } from '../../tree/language.ts'
import { prose } from './clauses.ts'
import { labels } from './labels.ts'
import { lineText } from './lines.ts'
import { log } from './log.ts'
import { kinds } from './names.ts'
import { prompts } from './prompts.ts'
import { reasons, replies } from './reasons.ts'
import { payment, payments } from './saying.ts'
import { flow } from './steps.ts'

/** All the words of the game in English. */
export const english: Language = {
  tag: 'en',
  line: lineText,
  prose,
  payment,
  payments,
  kinds,
  labels,
  prompts,
  reasons,
  replies,
  withRule: (words, rule) => `${words} (${citation(rule)})`,
  log,
  flow,
}
