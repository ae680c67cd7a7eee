import { placeOfAccess } from '../queries/access.ts'
import { breachOf, cardAt, theServer } from '../queries/look.ts'
import { refOf } from '../state/cards.ts'
import type { Effect } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, ServerId } from '../state/names.ts'
import { beginStructure } from './frames.ts'

/** CR 7.3.8: a breach during a breach waits until that one has ended; the caller sees to it. */
export const isBreaching = (game: Game): boolean => breachOf(game) !== undefined

/** The breach that is expected, if it still is: a replacement may have named another server (CR 9.9.8). */
export function beginExpectedBreach(game: Game, effects: readonly Effect[]): void {
  const breach = effects.find(({ effect }) => effect === 'breach')
  if (breach !== undefined && breach.server !== null) beginBreach(game, breach.server)
}

function beginBreach(game: Game, server: ServerId): void {
  beginStructure(game, {
    of: 'breach',
    vars: {
      server,
      limit: null,
      taken: 0,
      chosen: [],
      accessed: [],
      root: theServer(game, server).root.map(n => refOf(cardAt(game, n))),
      next: null,
      since: game.thisTurn.length,
    },
  })
}

export function beginAccess(game: Game, card: Ref): void {
  const place = placeOfAccess(cardAt(game, card.card))
  beginStructure(game, {
    of: 'access',
    vars: { card, place, used: false, since: game.thisTurn.length },
  })
}
