import type { OptionKind } from '../state/questions.ts'
import type { OptionView, QuestionView } from '../view/question-types.ts'
import type { View } from '../view/types.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'
import { priceText } from './labels.ts'
import { imminentWords } from './progress.ts'
import { stepName } from './steps.ts'
import { cardOf, cardWords, effectText, paymentText, serverWords, titleOf } from './view-words.ts'

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

/** What one is free to take part in is asked for in the words that say so. */
const offered = /\/(does|then|otherwise)$/

/** The part of a card that asks: what the question names, or what is being resolved. */
function askingPath({ asks, about }: QuestionView, view: View): string | null {
  if (about?.is === 'ability') return asks === 'confirm' ? about.path.replace(offered, '') : about.path
  if (asks === 'confirm' || asks === 'payment') return null
  return view.progress.findLast(each => each.kind === 'ability')?.what ?? null
}

/** What takes a price, where one may decline to pay it. */
const priced: ReadonlySet<OptionKind> = new Set<OptionKind>(['pay', 'steal', 'jackOut'])

const priceOf = (option: OptionView, view: View, say: Catalogue): string | null =>
  option.ability === null ? priceText(option, view, say) : paymentText(view.definitions, option.ability, say)

/** Where the cards are that one may choose to trash for another. */
function placeOf(options: readonly OptionView[], view: View, say: Catalogue): string | null {
  const card = cardOf(view, options.find(({ does }) => does === 'card')?.card ?? null)
  if (card === null || card.server === null) return null
  const server = serverWords(card.server, say)
  return card.zone === 'ice' ? say.nouns.protecting(server) : say.nouns.zones.in(say.nouns.rootOf(server))
}

export function promptOf(question: QuestionView, view: View, say: Catalogue = english): Prompt {
  const { asks, about } = question
  const accessed = asks === 'midAccess' || asks === 'steal' ? view.access : null
  const source = question.source ?? accessed?.id ?? null
  const definition = question.definition ?? accessed?.face?.definition ?? null
  const options = 'options' in question ? question.options : []
  const taken = options.find(({ does }) => priced.has(does))
  const price = taken === undefined ? null : priceOf(taken, view, say)
  const imminent = view.progress.findLast(each => each.expects.length > 0)
  const path = askingPath(question, view)
  const text = say.prompts[asks]({
    least: 'least' in question ? question.least : 0,
    most: 'most' in question ? question.most : 0,
    total: 'total' in question ? question.total : 0,
    about,
    // A card that has gone meanwhile is still known by what it asks.
    source:
      source === null && definition === null
        ? titleOf(view.definitions, path?.split('/')[0] ?? null)
        : cardWords(view, source, definition, say),
    text: path === null ? null : effectText(view.definitions, path, say),
    price,
    server: taken?.server == null ? placeOf(options, view, say) : serverWords(taken.server, say),
    procedure: view.progress.findLast(each => each.kind === 'procedure')?.what ?? null,
    forRunner: question.for === 'runner',
    encountered: view.encounter?.ice.face?.title ?? null,
    replaces: options.some(({ does, index }) => does === 'effect' && index === null),
    effects: options.filter(({ does }) => does === 'effect').length,
    onlyOne: options.length === 1,
    does: new Set(options.map(({ does }) => does)),
    mustAnswer: question.form === 'choose' && question.harmless === null,
    canSteal: taken?.does === 'steal',
    isAgenda: accessed?.face?.type === 'agenda',
    trace: view.trace,
    imminent: imminent === undefined ? [] : imminentWords(imminent, view, say),
  })
  return { text, why: whyAsked(view, say) }
}
