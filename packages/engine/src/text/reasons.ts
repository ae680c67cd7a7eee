import type { Refused } from '../kernel/answer.ts'
import type { Reason, Unavailable } from '../view/question-types.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'
import { conditionWords, titleOf } from './view-words.ts'

/** What is known of why something is not offered. */
export type Told = { readonly reason: Reason } & Partial<
  Pick<Unavailable, 'rule' | 'because' | 'condition' | 'needs' | 'has'>
>

/** Why something is not offered, with its rule. `definitions` is the version of the cards. */
export function reasonText(told: Told, definitions: string, say: Catalogue = english): string {
  const { reason, rule = '', because = null, condition = null, needs = null, has = null } = told
  const words = condition === null ? null : conditionWords(definitions, condition, say)
  const text = say.labels.reasons[reason]({ needs, has, by: titleOf(definitions, because), words })
  return rule === '' ? text : say.labels.reason(text, rule)
}

/** Why a reply was refused. */
export const refusedText = (why: Refused, say: Catalogue = english): string => say.labels.replies[why]
