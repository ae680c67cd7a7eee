import type { CardView, OptionKind, OptionView, QuestionView, View } from '@paydata/engine/language'
import { basicAt, editionOfCards, termIn } from '@paydata/engine/language'
import type { Payment } from './doing.ts'
import { paymentAt, sayingOf } from './effect-text.ts'
import type { Agreement, Distinction, Language, Price } from './language.ts'
import { finished } from './language.ts'
import { serverNamed } from './places.ts'
import { cardOf, cardThing } from './view-things.ts'

/** What an ability of the rules costs by itself. */
function basicCost({ ability }: OptionView, pay: 'clicks' | 'credits'): number | null {
  const cost = basicAt(ability ?? '')?.cost ?? []
  if ('either' in cost) return null
  for (const item of cost) if (item.pay === pay && typeof item.amount === 'number') return item.amount
  return null
}

/** What it costs now to play, rez or trash a card, or for the Runner to install it. */
function priceOf({ does, card }: OptionView, view: View): number | null {
  const found = cardOf(view, card)
  if (found === null || found.face === null) return null
  if (does === 'trashAccessed') return found.face.trash?.value ?? null
  const isPaid = does === 'play' || does === 'rez' || (does === 'install' && found.side === 'runner')
  return isPaid ? (found.face.cost?.value ?? null) : null
}

const paysOf = ({ pays, definition }: OptionView, view: View): readonly Payment[] =>
  (pays ?? []).flatMap(path => {
    const pay = paymentAt(view.definitions, path, definition)
    return pay === null ? [] : [pay]
  })

/** What is paid to take an option, a part of it each; none when nothing is to be paid besides. */
export function pricesOf(option: OptionView, view: View): readonly Payment[] {
  const credits = option.credits ?? 0
  const own: Payment[number] =
    credits === 0 ? [] : [{ say: 'payCredits', who: 'you', amount: { count: credits }, from: null }]
  const pays = paysOf(option, view)
  // One of several ways that asks for nothing is the usual one: what is paid anyway.
  const ways = pays.find(pay => pay.length > 1 && pay.some(way => way.length === 0))
  if (ways === undefined) return [...(own.length === 0 ? [] : [[own]]), ...pays]
  return [ways.map(way => (way.length === 0 ? own : way)), ...pays.filter(pay => pay !== ways)]
}

/** What an option costs, as far as its words do not say it already. */
function costsOf(option: OptionView, view: View): readonly Price[] {
  const clicks = basicCost(option, 'clicks')
  const credits = option.credits ?? basicCost(option, 'credits') ?? priceOf(option, view)
  const says = option.does === 'useAbility' || option.does === 'pay'
  return [
    ...(clicks === null ? [] : [{ clicks }]),
    ...(credits === null || says ? [] : [{ credits }]),
    ...(option.does === 'pay' ? [] : paysOf(option, view).map(pay => ({ pay }))),
  ]
}

/** Options that name their card as it is told from others. */
const named: readonly OptionKind[] = ['card', 'host', 'advance', 'rez', 'score', 'trashResource']
/** Options that do not say where their card is. */
const ofCards: readonly OptionKind[] = ['useAbility', 'trigger', 'effect', ...named]

/** Whether another card with the same title offers the same. */
function hasTwin(option: OptionView, view: View): boolean {
  const { question } = view
  if (option.card === null || question?.form !== 'choose' || !ofCards.includes(option.does)) return false
  return question.options.some(
    other =>
      other.does === option.does &&
      other.card !== option.card &&
      other.definition === option.definition &&
      other.ability === option.ability,
  )
}

const kinds = ['credit', 'advancement', 'virus', 'power', 'agenda'] as const

/** Where a card is and what is on it, which tells it from others with its title. */
function apartBy(card: CardView, { definition }: OptionView, view: View): readonly Distinction[] {
  const host = cardOf(view, card.host)
  const isInServer = card.zone === 'root' || card.zone === 'ice'
  // Of a card that is not known the server is said already.
  const isKnown = definition !== null || card.face !== null
  const positions = view.servers.find(server => server.id === card.server)?.ice ?? []
  const nth = positions.length < 2 ? -1 : positions.findIndex(({ ice }) => ice === card)
  return [
    ...(isInServer && isKnown && card.server !== null
      ? [{ by: 'server', server: serverNamed(card.server) } as const]
      : []),
    ...(nth < 0 ? [] : [{ by: 'position', nth } as const]),
    ...(host === null ? [] : [{ by: 'host', host: cardThing(view, host.id, null) } as const]),
    ...kinds.flatMap((counter): readonly Distinction[] => {
      const count = card.counters[counter] ?? 0
      return count === 0
        ? []
        : [{ by: 'counters', counter: termIn(editionOfCards(view.definitions), counter), count }]
    }),
  ]
}

/** What is agreed to or declined at a question. */
function agreementOf(question: QuestionView | null): Agreement | null {
  switch (question?.asks) {
    case 'steal':
      return 'theft'
    case 'becomesCandidate':
      return 'access'
    case 'effect':
      return 'effect'
    case 'confirm':
      return question.form === 'choose' &&
        question.options.some(({ credits }) => credits !== null && credits > 0)
        ? 'price'
        : 'text'
    default:
      return null
  }
}

/** The part of a card that an option is about. */
function pathOf({ ability, does, index }: OptionView, { question, encounter }: View): string | null {
  if (ability !== null) return ability
  if (does === 'yes') return question?.about?.is === 'ability' ? question.about.path : null
  if (does !== 'subroutine') return null
  return encounter?.subroutines.find(each => each.index === index)?.path ?? null
}

/** What a button says: what it does, and what that costs. */
export function labelOf(option: OptionView, view: View, language: Language): string {
  const { labels } = language
  const { does } = option
  const path = pathOf(option, view)
  if (does === 'pass' && view.question?.asks === 'midAccess')
    return view.access?.face?.type === 'agenda' ? labels.noAbility : labels.nothing
  const found = cardOf(view, option.card)
  const paid = path !== null && does === 'pay' ? paymentAt(view.definitions, path) : null
  const label = labels.options[does]({
    card: cardThing(view, option.card, option.definition),
    apart: found !== null && hasTwin(option, view) ? apartBy(found, option, view) : [],
    cards: (option.cards ?? []).map(id => cardThing(view, id, null)),
    server: option.server === null ? null : serverNamed(option.server),
    protects: found?.zone === 'ice',
    does: path === null || does === 'pay' ? null : sayingOf(view.definitions, path),
    hasSource: option.card !== null || option.definition !== null,
    pays: paid !== null ? [paid] : does === 'pay' ? pricesOf(option, view) : [],
    position: option.position,
    key: option.key,
    index: option.index,
    fromHidden: option.hidden === null ? null : serverNamed(option.hidden),
    agreement: agreementOf(view.question),
  })
  const costs = costsOf(option, view)
  const priced = costs.length === 0 ? label : labels.withCost(label, costs)
  return finished(option.inVain ? labels.inVain(priced) : priced, language)
}
