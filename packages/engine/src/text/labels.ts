import { basicAt } from '../language/basic.ts'
import type { OptionKind } from '../state/questions.ts'
import type { OptionView } from '../view/question-types.ts'
import type { CardView, View } from '../view/types.ts'
import type { Catalogue } from './english/index.ts'
import { english } from './english/index.ts'
import { cardOf, cardWords, effectText, paymentText, serverWords } from './view-words.ts'

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

/** What is paid to take an option, as one is told to pay it; null when nothing is to be paid besides. */
export function priceText(option: OptionView, view: View, say: Catalogue = english): string | null {
  const { costs } = say
  const items = (option.pays ?? []).flatMap(path => paymentText(view.definitions, path, say) ?? [])
  const credits = option.credits ?? 0
  const own = credits === 0 ? [] : [costs.spend('you', say.labels.credits(credits)).plain]
  return items.length + own.length === 0 ? null : costs.and([...own, ...items])
}

/** What an option costs, as far as its words do not say it already. */
function costsOf(option: OptionView, view: View, say: Catalogue): readonly string[] {
  const { labels } = say
  const taken = basicCost(option, 'clicks')
  const clicks = taken === null ? [] : [labels.clicks(taken)]
  const price = option.credits ?? basicCost(option, 'credits') ?? priceOf(option, view)
  const says = option.does === 'useAbility' || option.does === 'pay'
  const credits = price === null || says ? [] : [labels.credits(price)]
  const items = option.does === 'pay' ? [] : (option.pays ?? [])
  return [...clicks, ...credits, ...items.flatMap(path => paymentText(view.definitions, path, say) ?? [])]
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

/** Where a card is and what is on it, which tells it from others with its title. */
function placeOf(card: CardView, { definition }: OptionView, view: View, say: Catalogue): string {
  const { labels, nouns } = say
  const host = cardOf(view, card.host)
  const isInServer = card.zone === 'root' || card.zone === 'ice'
  const kinds = ['credit', 'advancement', 'virus', 'power', 'agenda'] as const
  // Of a card that is not known the server is said already.
  const isKnown = definition !== null || card.face !== null
  const positions = view.servers.find(server => server.id === card.server)?.ice ?? []
  const nth = positions.length < 2 ? -1 : positions.findIndex(({ ice }) => ice === card)
  return labels.apart([
    ...(isInServer && isKnown && card.server !== null ? [serverWords(card.server, say)] : []),
    ...(nth < 0 ? [] : [labels.nth(nth)]),
    ...(host === null ? [] : [nouns.hostedOn(cardWords(view, host.id, null, say))]),
    ...kinds.flatMap(kind => {
      const count = card.counters[kind] ?? 0
      if (count === 0) return []
      const units = nouns.units(kind, { count: String(count), one: count === 1, tail: '' })
      return [kind === 'credit' ? labels.onIt(units) : units]
    }),
  ])
}

/** What a button says: what it does, and what that costs. */
export function labelOf(option: OptionView, view: View, say: Catalogue = english): string {
  const { labels } = say
  const words = (id: OptionView['card'], definition: string | null) => cardWords(view, id, definition, say)
  const subroutine = view.encounter?.subroutines.find(each => each.index === option.index)?.path ?? null
  const path = option.ability ?? (option.does === 'subroutine' ? subroutine : null)
  if (option.does === 'pass' && view.question?.asks === 'midAccess')
    return view.access?.face?.type === 'agenda' ? labels.noAbility : labels.nothing
  const found = cardOf(view, option.card)
  const title = words(option.card, option.definition)
  const source =
    found !== null && hasTwin(option, view) ? `${title}${placeOf(found, option, view, say)}` : title
  const price = option.does === 'pay' && path === null ? priceText(option, view, say) : null
  const textOf = option.does === 'pay' ? paymentText : effectText
  const label = labels.options[option.does]({
    card: named.includes(option.does) ? source : title,
    cards: (option.cards ?? []).map(id => words(id, null)),
    server: option.server === null ? null : serverWords(option.server, say),
    protects: found?.zone === 'ice',
    text: path !== null ? textOf(view.definitions, path, say) : price === null ? null : say.capital(price),
    source: option.card === null && option.definition === null ? null : source,
    position: option.position,
    key: option.key,
    index: option.index,
    fromHidden: option.hidden === null ? null : serverWords(option.hidden, say),
  })
  const costs = costsOf(option, view, say)
  return costs.length === 0 ? label : labels.withCost(label, costs)
}
