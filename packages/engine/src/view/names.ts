import type { CardName } from '../fields/types.ts'
import { objectOf } from '../queries/facts/look.ts'
import type { Eye } from '../queries/facts/sight.ts'
import { canSee } from '../queries/facts/sight.ts'
import { bug } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Viewer } from '../state/names.ts'
import type { Mention } from '../state/occurrences.ts'

/** A spectator knows what everybody knows. */
export const eyeOf = (viewer: Exclude<Viewer, 'all'>): Eye => (viewer === 'spectator' ? 'public' : viewer)

export const sees = (game: Game, viewer: Viewer, card: CardState): boolean =>
  viewer === 'all' || canSee(game, eyeOf(viewer), card)

export type Names = Pick<Mention, 'card' | 'corpId' | 'runnerId' | 'publicId'>

/** What a viewer calls an object; who sees everything can tell the cards themselves apart. */
export function nameFor(viewer: Viewer, card: Names): CardName {
  switch (viewer) {
    case 'all':
      return card.card + 1
    case 'corp':
      return card.corpId || null
    case 'runner':
      return card.runnerId || null
    case 'spectator':
      return card.publicId || null
  }
}

export const definitionFor = (game: Game, card: { readonly card: number }): string =>
  game.titles[card.card] ?? bug(`no card ${card.card}`, game)

/** Where something comes from, as far as a viewer knows. */
export interface Origin {
  readonly id: CardName
  readonly definition: string | null
  /** The viewer may know which ability or effect it is. */
  readonly isKnown: boolean
}

export const theRules: Origin = { id: null, definition: null, isKnown: true }

/**
 * The card an ability or effect comes from. An object that has ceased to exist has no name, as its card must not be
 * recognised in its new place (CR 1.12.1).
 */
export function originFor(game: Game, viewer: Viewer, source: Ref | null): Origin {
  if (source === null || source.card < 0) return theRules
  const card = game.cards[source.card] ?? bug(`no card ${source.card}`, game)
  const isKnown = sees(game, viewer, card)
  return {
    id: objectOf(game, source) === undefined ? null : nameFor(viewer, card),
    definition: isKnown ? definitionFor(game, card) : null,
    isKnown,
  }
}

/** In the order in which a viewer came to tell the cards apart; those without a name are alike. */
export const byName =
  (viewer: Viewer) =>
  (a: CardState, b: CardState): number =>
    (nameFor(viewer, a) ?? Number.MAX_SAFE_INTEGER) - (nameFor(viewer, b) ?? Number.MAX_SAFE_INTEGER)
