import { basicActions } from '../abilities/basic.ts'
import type { PaidAbility } from '../language/abilities.ts'
import type { OptionKind } from '../state/questions.ts'
import type { OptionView, QuestionView, Reason, Unavailable } from '../view/question-types.ts'
import type { View } from '../view/types.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'
import { isPurpose } from './english/prompts.ts'
import { stepName } from './steps.ts'
import { cardOf, cardWords, effectText, serverWords } from './view-words.ts'

/** What a player is asked, and why: the step that asks, with its rule. */
export interface Prompt {
  readonly text: string
  readonly why: string
}

function whyAsked(view: View, say: Catalogue): string {
  const asking = view.progress.filter(each => each.step !== null && each.what !== null).at(-1)
  if (asking === undefined || asking.what === null || asking.step === null) return ''
  const name = stepName(asking.what, asking.step, say) ?? asking.step
  return asking.rule === null || asking.rule === '' ? name : say.flow.why(name, asking.rule)
}

export function promptOf(question: QuestionView, view: View, say: Catalogue = english): Prompt {
  const { asks, about } = question
  const accessed = asks === 'midAccess' || asks === 'steal' ? view.access : null
  const source = question.source ?? accessed?.id ?? null
  const definition = question.definition ?? accessed?.face?.definition ?? null
  const text = say.prompts[asks]({
    least: 'least' in question ? question.least : 0,
    most: 'most' in question ? question.most : 0,
    total: 'total' in question ? question.total : 0,
    about,
    source: source === null && definition === null ? null : cardWords(view, source, definition, say),
    text: about.includes('/') ? effectText(view.definitions, about, say) : null,
    purpose: isPurpose(about) ? about : null,
  })
  return { text, why: whyAsked(view, say) }
}

const basics: Readonly<Record<string, PaidAbility>> = { ...basicActions.corp, ...basicActions.runner }

/** The credits of a basic action that always costs the same. */
function usualCredits(does: OptionKind): number | null {
  const cost = basics[does]?.cost ?? []
  if ('either' in cost) return null
  for (const item of cost) {
    if (item.pay === 'credits' && typeof item.amount === 'number') return item.amount
  }
  return null
}

/** What it costs now to play a card, or for the Runner to install it. */
function priceOf({ does, card }: OptionView, view: View): number | null {
  if (does !== 'play' && does !== 'install') return null
  const found = cardOf(view, card)
  return found === null || (does === 'install' && found.side === 'corp')
    ? null
    : (found.face?.cost?.value ?? null)
}

/** What an option costs, as far as its words do not say it already. */
function costsOf(option: OptionView, view: View, say: Catalogue): readonly string[] {
  const { labels } = say
  const isAction = view.question?.asks === 'action' && option.does !== 'useAbility'
  const free = option.does === 'pass' || option.does === 'rez' || option.does === 'score'
  const clicks = !isAction || free ? [] : [option.does === 'purge' ? labels.clicks3 : labels.click]
  const price = option.credits ?? (isAction ? usualCredits(option.does) : null) ?? priceOf(option, view)
  const credits = price === null || option.does === 'useAbility' ? [] : [labels.credits(price)]
  return [...clicks, ...credits]
}

/** What a button says: what it does, and what that costs. */
export function labelOf(option: OptionView, view: View, say: Catalogue = english): string {
  const { labels } = say
  const words = (id: OptionView['card'], definition: string | null) => cardWords(view, id, definition, say)
  const subroutine = view.encounter?.subroutines.find(each => each.index === option.index)?.path ?? null
  const path = option.does === 'subroutine' ? subroutine : option.ability
  const label = labels.options[option.does]({
    card: words(option.card, option.definition),
    cards: (option.cards ?? []).map(id => words(id, null)),
    server: option.server === null ? null : serverWords(option.server, say),
    text: path === null ? null : effectText(view.definitions, path, say),
    source: option.card === null && option.definition === null ? null : words(option.card, option.definition),
    position: option.position,
    key: option.key,
    index: option.index,
    fromHidden: option.hidden === null ? null : serverWords(option.hidden, say),
  })
  const costs = costsOf(option, view, say)
  return costs.length === 0 ? label : labels.withCost(label, costs)
}

/** Why something is not offered. */
export function reasonText(
  reason: Reason,
  more: Partial<Pick<Unavailable, 'needs' | 'has' | 'rule'>> = {},
  say: Catalogue = english,
): string {
  const number = (n: number | null | undefined) => (n === null || n === undefined ? null : String(n))
  const text = say.labels.reasons[reason](number(more.needs), number(more.has))
  return more.rule === undefined || more.rule === '' ? text : say.labels.reason(text, more.rule)
}
