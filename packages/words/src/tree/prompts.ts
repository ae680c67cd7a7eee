import type { CardView, OptionKind, OptionView, QuestionView, View } from '@paydata/engine/language'
import { editionOfCards, termIn } from '@paydata/engine/language'
import type { Payment } from './doing.ts'
import { paymentAt, sayingOf } from './effect-text.ts'
import { pricesOf } from './labels.ts'
import type { Language, Moment, Spot } from './language.ts'
import { finished } from './language.ts'
import { serverNamed } from './places.ts'
import { imminentIn } from './progress.ts'
import { stepNameIn } from './steps.ts'
import { cardNamed, cardOf, cardThing, titled } from './view-things.ts'

/** What a player is asked, and why: the step that asks, with its rule. */
export interface Prompt {
  readonly text: string
  readonly why: string
}

function whyAsked(view: View, language: Language): string {
  const asking = view.progress.filter(each => each.step !== null && each.what !== null).at(-1)
  if (asking === undefined || asking.what === null || asking.step === null) return ''
  const name = stepNameIn(editionOfCards(view.definitions), asking.what, asking.step, language) ?? asking.step
  return asking.rule === null || asking.rule === ''
    ? name
    : finished(language.withRule(name, asking.rule), language)
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

function priceOf(option: OptionView | undefined, view: View): readonly Payment[] {
  if (option === undefined) return []
  if (option.ability === null) return pricesOf(option, view)
  const pay = paymentAt(view.definitions, option.ability)
  return pay === null ? [] : [pay]
}

/** Where the cards are that one may choose to trash for another. */
function spotOf(options: readonly OptionView[], view: View): Spot | null {
  const card = cardOf(view, options.find(({ does }) => does === 'card')?.card ?? null)
  if (card === null || card.server === null) return null
  return { server: serverNamed(card.server), protects: card.zone === 'ice' }
}

/** The ice that the Runner is at: what is encountered, or lies at the position of an approach. */
function iceOf({ encounter, run, servers }: View): CardView | null {
  if (encounter !== null) return encounter.ice
  const ice = servers.find(({ id }) => id === run?.server)?.ice ?? []
  return ice.find(({ position }) => position === run?.position)?.ice ?? null
}

function momentOf(question: QuestionView, view: View): Moment | null {
  const { step, run, active } = view
  if (step === null) return null
  const ice = iceOf(view)
  return {
    structure: step.structure,
    step: step.step,
    isOwnTurn: active === question.for,
    server: run === null ? null : serverNamed(run.server),
    ice: ice === null ? null : cardThing(view, ice.id, null),
  }
}

export function promptOf(question: QuestionView, view: View, language: Language): Prompt {
  const { asks, about } = question
  const accessed = asks === 'midAccess' || asks === 'steal' ? view.access : null
  const source = question.source ?? accessed?.id ?? null
  const definition = question.definition ?? accessed?.face?.definition ?? null
  const options = 'options' in question ? question.options : []
  const taken = options.find(({ does }) => priced.has(does))
  const imminent = view.progress.findLast(each => each.expects.length > 0)
  const path = askingPath(question, view)
  const encountered = view.encounter?.ice.face?.title
  const text = language.prompts[termIn(editionOfCards(view.definitions), asks)]({
    least: 'least' in question ? question.least : 0,
    most: 'most' in question ? question.most : 0,
    total: 'total' in question ? question.total : 0,
    about,
    // A card that has gone meanwhile is still known by what it asks.
    source:
      source === null && definition === null
        ? cardNamed(view.definitions, path?.split('/')[0] ?? null)
        : cardThing(view, source, definition),
    does: path === null ? null : sayingOf(view.definitions, path),
    isOthers: (cardOf(view, source)?.side ?? question.for) !== question.for,
    price: priceOf(taken, view),
    server: taken?.server == null ? null : serverNamed(taken.server),
    spot: spotOf(options, view),
    procedure: view.progress.findLast(each => each.kind === 'procedure')?.what ?? null,
    moment: momentOf(question, view),
    forRunner: question.for === 'runner',
    encountered: encountered === undefined ? null : titled(encountered),
    replaces: options.some(({ does, index }) => does === 'effect' && index === null),
    effects: options.filter(({ does }) => does === 'effect').length,
    onlyOne: options.length === 1,
    offers: new Set(options.map(({ does }) => does)),
    mustAnswer: question.form === 'choose' && question.harmless === null,
    canSteal: taken?.does === 'steal',
    isAgenda: accessed?.face?.type === 'agenda',
    trace: view.trace,
    imminent: imminent === undefined ? [] : imminentIn(imminent, view),
  })
  return { text: finished(text, language), why: whyAsked(view, language) }
}
