import type { OfferedMacro, PriceOfIce } from '@paydata/bots'
import { toldOf } from '@paydata/bots'
import type { Game, Side } from '@paydata/engine'
import { refusedFor } from '@paydata/engine'
import { leftInDeck } from '@paydata/engine/worlds'
import type { Position } from '@paydata/match'
import type { Answered } from '@paydata/protocol'
import type { Found } from './macros.ts'
import { refused } from './refused.ts'
import type { Takers } from './wire.ts'

/** What is known of a table by whoever answers questions about its game. */
export interface Known {
  readonly found: Found
  readonly position: () => Position
  /** The side of the person who asks; null for a spectator. */
  readonly side: () => Side | null
  readonly pause: () => Promise<void>
}

type Inquiries = Pick<Takers, 'macros' | 'whyNot' | 'deckLeft' | 'icePrices'>

/** The macros that a person may begin, who must be asked for that. */
export const offeredTo = ({ offer }: Found, game: Game, by: Side | null): readonly OfferedMacro[] =>
  by !== null && game.waiting.some(each => each.for === by) ? offer(game, by) : []

/** Answers what a person asks about the game, which changes nothing. */
export function inquiriesAbout({ found, position, side, pause }: Known): Inquiries {
  /** Other requests are answered between one price and the next. If the game goes on, nobody needs the prices any more. */
  async function icePrices(): Promise<Answered<'icePrices'>> {
    const { game, n: version } = position()
    const by = side()
    if (by === null) return refused('notAPlayer')
    const prices: PriceOfIce[] = []
    for (const price of by === 'runner' ? found.prices(game) : []) {
      prices.push(price)
      await pause()
      if (version !== position().n) return refused('staleQuestion')
    }
    return { ok: true, version, prices }
  }
  return {
    icePrices,
    macros: () => {
      const { game, n: version } = position()
      return { ok: true, version, macros: offeredTo(found, game, side()).map(toldOf) }
    },
    whyNot: () => {
      const { game, n: version } = position()
      const by = side()
      return { ok: true, version, unavailable: by === null ? [] : [...refusedFor(game, by)] }
    },
    deckLeft: () => {
      const { game, n: version } = position()
      const by = side()
      return by === null ? refused('notAPlayer') : { ok: true, version, cards: [...leftInDeck(game, by)] }
    },
  }
}
