import type { Game, Question } from '@paydata/engine'
import type { Orders } from '@paydata/protocol'

type Choice = Extract<Question, { form: 'choose' }>

/** The option to rez a card that the Corp has marked to be rezzed at the next chance; null if this window has none. */
export function markedRez(game: Game, { asks, options }: Choice, { rez = [] }: Orders): number | null {
  if (asks !== 'paidWindow' || rez.length === 0) return null
  const index = options.findIndex(
    ({ does, card }) =>
      does === 'rez' && card !== undefined && rez.includes(game.cards[card.card]?.corpId ?? 0),
  )
  return index < 0 ? null : index
}

/** The orders without the marks of cards that no longer lie facedown in a root. */
export function withoutSpentMarks(orders: Orders, game: Game): Orders {
  const { rez, ...others } = orders
  if (rez === undefined) return orders
  const facedown = game.servers.flatMap(({ root }) =>
    root.flatMap(n => {
      const card = game.cards[n]
      return card === undefined || card.faceup ? [] : [card.corpId]
    }),
  )
  const left = rez.filter(name => facedown.includes(name))
  if (left.length === rez.length) return orders
  return left.length === 0 ? others : { ...others, rez: left }
}
