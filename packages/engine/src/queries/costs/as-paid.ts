import type { Choose, One } from '../../language/expressions.ts'
import type { CardState } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game, ListZone } from '../../state/game.ts'
import { newStamps, noCounters } from '../../state/game.ts'
import type { Zone } from '../../state/names.ts'
import { amountOf } from '../facts/amounts.ts'
import { cardAt, handZone } from '../facts/look.ts'
import { gather, isChoose } from '../facts/matching-cards.ts'
import { cardTo } from '../facts/references.ts'
import type { Bill } from './bills.ts'
import { clicksOwed, owedIn } from './bills.ts'

/**
 * The game as it would be when a bill is paid and these cards have gone to pay it, for what looks at its cards, counters,
 * tags and clicks (CR 1.16.1c). Where credits come from is left open.
 */
export function asPaid(game: Game, bill: Bill, gone: ReadonlySet<number>): Game {
  const cards = game.cards.slice()
  for (const { item, scope } of bill.lines) {
    if (item.pay !== 'counters') continue
    const card = cardTo(game, item.from, scope)
    if (card === undefined) continue
    const { counters } = cards[card.card] ?? card
    const left = (counters[item.counter] ?? 0) - amountOf(game, item.amount, scope)
    cards[card.card] = { ...card, counters: { ...counters, [item.counter]: left } }
  }
  const zones = { ...game.zones }
  const take = (zone: Zone, n: number) => {
    const list = zone === 'ice' ? 'hosted' : zone
    if (list !== 'root') zones[list] = zones[list].filter(each => each !== n)
  }
  for (const n of gone) {
    const card = cardAt(game, n)
    take(card.zone, n)
    // An ability knows its source as it was, which may go to pay for it (CR 9.5.4).
    if (bill.purpose === 'use' && n === bill.card?.card) continue
    const agenda = agendaAmong(game, bill, n)
    const to = agenda === undefined ? goalOf(game, bill, card) : scoreArea[bill.by]
    zones[to] = [...zones[to], n]
    cards[n] = {
      ...card,
      life: card.life + 1,
      zone: to,
      server: null,
      host: null,
      counters: noCounters,
      conversion: agenda === undefined ? null : { into: 'agenda', points: agenda.points },
      activeSince: 0,
    }
  }
  const clicks = clicksOwed(game, bill)
  const isLeft = (n: number): boolean => !gone.has(n)
  return {
    ...game,
    cards,
    zones,
    stamps: newStamps(),
    table: game.table.filter(isLeft),
    servers: game.servers.map(server => ({
      ...server,
      root: server.root.filter(isLeft),
      ice: server.ice.map(each => (each.ice !== null && gone.has(each.ice) ? { ...each, ice: null } : each)),
    })),
    corp: {
      ...game.corp,
      badPublicity:
        game.corp.badPublicity +
        owedIn(game, bill, 'takeBadPublicity') -
        owedIn(game, bill, 'hostBadPublicity'),
      clicks: game.corp.clicks - (bill.by === 'corp' ? clicks : 0),
    },
    runner: {
      ...game.runner,
      tags: game.runner.tags + owedIn(game, bill, 'takeTags') - owedIn(game, bill, 'removeTags'),
      clicks: game.runner.clicks - (bill.by === 'runner' ? clicks : 0),
    },
  }
}

const scoreArea = { corp: 'corpScore', runner: 'runnerScore' } as const

/** What a card becomes that goes to a score area to pay. */
const agendaAmong = (game: Game, { lines }: Bill, card: number) =>
  lines
    .flatMap(({ item, scope }) =>
      item.pay === 'becomeAgenda' && cardTo(game, item.card, scope)?.card === card ? [item] : [],
    )
    .at(0)

/** Cards that the cost adds to a hand go there, agendas of a score area are forfeited, and all else is trashed. */
function goalOf(game: Game, { lines }: Bill, card: CardState): ListZone {
  for (const { item, scope } of lines)
    if (item.pay === 'addTo' && fits(game, card, item.cards, scope)) return handZone(card.owner)
  if (card.zone === 'corpScore' || card.zone === 'runnerScore') return 'removed'
  return card.owner === 'corp' ? 'archives' : 'heap'
}

const fits = (game: Game, card: CardState, cards: One | Choose, scope: Scope): boolean =>
  isChoose(cards)
    ? gather(game, cards.choose, scope).includes(card)
    : cardTo(game, cards, scope)?.card === card.card
