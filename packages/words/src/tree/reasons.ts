import type { OptionRefusalCode, RefusedOptionView, ReplyRefusalCode } from '@paydata/engine/language'
import { editionOfCards, termIn } from '@paydata/engine/language'
import { groundAt } from './effect-text.ts'
import type { Language } from './language.ts'
import { finished } from './language.ts'
import { cardNamed } from './view-things.ts'

/** What is known of why something is not offered. */
export type Told = { readonly reason: OptionRefusalCode } & Partial<
  Pick<RefusedOptionView, 'rule' | 'because' | 'condition' | 'needs' | 'has'>
>

/** Why something is not offered, with its rule. `definitions` is the version of the cards. */
export function reasonText(told: Told, definitions: string, language: Language): string {
  const { reason, rule = '', because = null, condition = null, needs = null, has = null } = told
  const ground = condition === null ? null : groundAt(definitions, condition)
  const edition = editionOfCards(definitions)
  const advancement = termIn(edition, 'advancement')
  const text = language.reasons[termIn(edition, reason)]({
    needs,
    has,
    advancement,
    by: cardNamed(definitions, because),
    ground,
  })
  return finished(rule === '' ? text : language.withRule(text, rule), language)
}

/** Why a reply was refused. */
export const refusedText = (why: ReplyRefusalCode, language: Language): string =>
  finished(language.replies[why], language)
