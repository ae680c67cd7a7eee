import type { Expectation, OfferedMacro, Position, PriceOfIce } from '@paydata/bots'
import { macrosAt, positionFor, pricesOfIce } from '@paydata/bots'
import type { Hint } from '@paydata/bots/hints'
import type { Game, Side } from '@paydata/engine'

/** What is worked out for a person from what that person's view shows. */
export interface Found {
  /** The macros that a side may begin. */
  readonly offer: (game: Game, by: Side) => readonly OfferedMacro[]
  /** What rezzed ice would cost the Runner to break. Each price is looked for as it is taken. */
  readonly prices: (game: Game) => Iterable<PriceOfIce>
  readonly hints: HintFinder
}

/** Finds one hint at a time. The same position and seed give the same hint. */
export interface HintFinder {
  /** Null if it was dropped meanwhile. */
  readonly find: (position: Position, seed: string) => Promise<Hint | null>
  readonly drop: () => void
}

export function finding(expectation: Expectation): Found {
  return {
    offer: (game, by) => macrosAt(positionFor(game, by), expectation),
    prices: game => pricesOfIce(positionFor(game, 'runner'), expectation),
    hints: findingHints(expectation),
  }
}

/** Only a player who asks for a hint needs what finds it. */
function findingHints({ definitions, decks }: Expectation): HintFinder {
  let hints: HintFinder | null = null
  return {
    async find(position, seed) {
      const { hintsInWorker } = await import('./hints.ts')
      hints ??= hintsInWorker({ version: definitions.version, cards: definitions.printings, decks })
      return hints.find(position, seed)
    },
    drop: () => hints?.drop(),
  }
}
