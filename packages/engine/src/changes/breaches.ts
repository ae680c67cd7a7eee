import { placeOfAccess } from '../queries/allowed/accessing.ts'
import { breachOf, cardAt, objectOf, theServer } from '../queries/facts/look.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Effect } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, ServerId, Zone } from '../state/names.ts'
import { beginStructure } from './frames.ts'
import { happen } from './happen.ts'
import { moveCard } from './move.ts'

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

/**
 * Rules Reference, Run 5.5.4: an accessed card that was neither trashed nor stolen lies aside until all are accessed. What is
 * installed stays so, as it is returned in the state it was in.
 */
export function setAsideAccessed(game: Game, ref: Ref): void {
  const breach = breachOf(game)
  const card = objectOf(game, ref)
  if (breach === undefined || card === undefined || !isOfServer(card.zone)) return
  const { vars } = breach
  // Before it moves, as who may see it there depends on that.
  const moved = { card: ref.card, life: ref.life + 1 }
  const again = (each: Ref): Ref => (isSame(each, ref) ? moved : each)
  vars.chosen = vars.chosen.map(again)
  vars.accessed = vars.accessed.map(again)
  vars.aside = [...(vars.aside ?? []), moved]
  const before = moveCard(game, card, { zone: 'setAside', faceup: card.faceup }, 'rules')
  happen(game, 'setAside', { by: 'runner', card, before })
}

const isOfServer = (zone: Zone): boolean => zone === 'hq' || zone === 'rnd' || zone === 'archives'
