import type { OptionKind } from '../state/questions.ts'
import type { QuestionView } from '../view/question-types.ts'
import type { View } from '../view/types.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'
import { isPurpose } from './english/prompts.ts'
import { priceText } from './labels.ts'
import { imminentWords } from './progress.ts'
import { stepName } from './steps.ts'
import { cardWords, effectText, serverWords } from './view-words.ts'

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

/** What takes a price, where one may decline to pay it. */
const asked: ReadonlySet<OptionKind> = new Set<OptionKind>(['pay', 'steal', 'jackOut'])

export function promptOf(question: QuestionView, view: View, say: Catalogue = english): Prompt {
  const { asks, about } = question
  const accessed = asks === 'midAccess' || asks === 'steal' ? view.access : null
  const source = question.source ?? accessed?.id ?? null
  const definition = question.definition ?? accessed?.face?.definition ?? null
  const offered = 'options' in question ? question.options.find(({ does }) => asked.has(does)) : undefined
  const price = offered === undefined ? null : priceText(offered, view, say)
  const imminent = view.progress.findLast(each => each.expects.length > 0)
  const text = say.prompts[asks]({
    least: 'least' in question ? question.least : 0,
    most: 'most' in question ? question.most : 0,
    total: 'total' in question ? question.total : 0,
    about,
    source: source === null && definition === null ? null : cardWords(view, source, definition, say),
    text: about.includes('/') ? effectText(view.definitions, about, say) : null,
    price: price ?? null,
    server:
      offered?.server === undefined || offered.server === null ? null : serverWords(offered.server, say),
    mustAnswer: question.form === 'choose' && question.harmless === null,
    canSteal: offered?.does === 'steal',
    isAgenda: accessed?.face?.type === 'agenda',
    purpose: isPurpose(about) ? about : null,
    trace: view.trace,
    imminent: imminent === undefined ? [] : imminentWords(imminent, say),
  })
  return { text, why: whyAsked(view, say) }
}
